// The ways to make a move on the page: with a mouse, a finger, the keyboard. Each does what a player
// would do, from what is to be seen on the screen.

import type { CDPSession, Page } from 'playwright-core';
import { foremost } from '../../src/board/geometry';
import type { Cell, Move } from '../../src/core/types';
import { oneOn, pathOf, seenAs, spotsOn, type Spot } from './spots';
import { cell } from './table';

export type Hand = (page: Page, move: Move) => Promise<void>;

// What a hand does with one pointer.
export interface Pointer {
  press(at: Spot): Promise<void>;
  drag(to: Spot): Promise<void>;
  release(): Promise<void>;
}

export function mouseOf(page: Page): Pointer {
  return {
    press: async ({ x, y }) => {
      await page.mouse.move(x, y);
      await page.mouse.down();
    },
    drag: ({ x, y }) => page.mouse.move(x, y),
    release: () => page.mouse.up(),
  };
}

const sessions = new WeakMap<Page, Promise<CDPSession>>();

function sessionOf(page: Page): Promise<CDPSession> {
  const known = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, known);
  return known;
}

export function fingerOf(page: Page): Pointer {
  const touch = async (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Spot[]) => {
    const session = await sessionOf(page);
    await session.send('Input.dispatchTouchEvent', { type, touchPoints });
  };
  return {
    press: (at) => touch('touchStart', [at]),
    drag: (to) => touch('touchMove', [to]),
    release: () => touch('touchEnd', []),
  };
}

async function tap(pointer: Pointer, at: Spot): Promise<void> {
  await pointer.press(at);
  await pointer.release();
}

async function pull(pointer: Pointer, from: Spot, to: Spot): Promise<void> {
  await pointer.press(from);
  await pointer.drag(to);
  await pointer.release();
}

// In line the rear marble is pulled; sideways the marbles are tapped, then one of them is pulled.
export function pullWith(pointerOf: (page: Page) => Pointer): Hand {
  return async (page, { own, direction, broadside }) => {
    const spots = await spotsOn(page);
    const pointer = pointerOf(page);
    if (broadside) for (const marble of own) await tap(pointer, spots[marble]!);
    await pull(pointer, spots[own[0]!]!, oneOn(spots, own[0]!, direction));
  };
}

// All marbles are tapped, then where the foremost shall go.
export function tapWith(pointerOf: (page: Page) => Pointer): Hand {
  return async (page, { own, direction }) => {
    const spots = await spotsOn(page);
    const pointer = pointerOf(page);
    for (const marble of own) await tap(pointer, spots[marble]!);
    await tap(pointer, oneOn(spots, foremost(own, direction)!, direction));
  };
}

export function inTurns(hands: Hand[]): Hand {
  let count = 0;
  return (page, move) => hands[count++ % hands.length]!(page, move);
}

async function walkTo(page: Page, target: Cell): Promise<void> {
  const cursor = await page.locator('[data-cell][tabindex="0"]').getAttribute('data-cell');
  for (const key of await pathOf(page, cursor!, target)) await page.keyboard.press(key);
}

// The board has the focus already.
export const keyHand: Hand = async (page, { own, direction }) => {
  for (const marble of own) {
    await walkTo(page, marble);
    if (own.length > 1) await page.keyboard.press('Space');
  }
  await page.keyboard.press((await seenAs(page, direction)).digit);
  await page.keyboard.press('Enter');
};

export const typeHand: Hand = async (page, { text }) => {
  await cell(page, 'e5').focus();
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
};
