// What the board shows and says while somebody makes a move.

import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { forQuery } from '../../src/game/link';
import { phone } from './chromium';
import { fingerOf, mouseOf, typeHand } from './hands';
import { begin, tabTo } from './newgame';
import { placed } from './positions';
import { core } from './rules';
import { oneOn, spotsOn } from './spots';
import { board, cell, positionOn, shows } from './table';
import { test, type Visit, type Wish } from './visit';

// Two black marbles can push a white one off the board.
const position = placed({ b: 'e7 e8 c3 c4 c5', w: 'e9 g5 g6' });

async function open(visit: Visit, wish: Wish = {}): Promise<Page> {
  const page = await visit(`#/analyse?position=${forQuery(position)}`, wish);
  await shows(page, position);
  return page;
}

const ghosts = (page: Page) => board(page).locator('[data-ghost]');
const chosen = (page: Page) => board(page).locator('[data-cell][aria-pressed="true"]');
const speech = (page: Page) => page.getByTestId('board-speech');

describe.each([
  ['a mouse', mouseOf, {}],
  ['a finger', fingerOf, phone],
] as const)('by %s', (_name, pointerOf, wish) => {
  test('a pull shows what will happen; pulled back it does not', async ({ visit }) => {
    const page = await open(visit, wish);
    const spots = await spotsOn(page);
    const pointer = pointerOf(page);
    await pointer.press(spots.e7!);
    await pointer.drag(oneOn(spots, 'e7', 'E'));
    await expect.poll(() => ghosts(page).count()).toBe(3);
    await pointer.drag(spots.e7!);
    await expect.poll(() => ghosts(page).count()).toBe(0);
    await pointer.release();
    expect(await positionOn(page)).toBe(position);
  });

  test('a second thought: pulled elsewhere, another move is made', async ({ visit }) => {
    const page = await open(visit, wish);
    const spots = await spotsOn(page);
    const pointer = pointerOf(page);
    await pointer.press(spots.e7!);
    await pointer.drag(oneOn(spots, 'e7', 'E'));
    await pointer.drag(oneOn(spots, 'e7', 'SW'));
    await pointer.release();
    await shows(page, core.play(position, 'e7d6').text);
  });

  test('a sweep chooses marbles, and one of them pulls all sideways', async ({ visit }) => {
    const page = await open(visit, wish);
    const spots = await spotsOn(page);
    const pointer = pointerOf(page);
    await pointer.press(spots.c2!);
    await pointer.drag(spots.c3!);
    await pointer.drag(spots.c5!);
    await pointer.release();
    await expect.poll(() => chosen(page).count()).toBe(3);
    await pointer.press(spots.c4!);
    await pointer.drag(oneOn(spots, 'c4', 'NW'));
    await pointer.release();
    await shows(page, core.play(position, 'c3c5d3').text);
  });
});

test('a pull that cannot be begins with nothing and ends with nothing', async ({ visit }) => {
  const page = await open(visit);
  const spots = await spotsOn(page);
  const mouse = mouseOf(page);
  await mouse.press({ x: spots.a1!.x - 60, y: spots.a1!.y });
  await mouse.drag(spots.e5!);
  await mouse.release();
  expect(await positionOn(page)).toBe(position);
});

test('the keyboard hears every step in words', async ({ visit }) => {
  const page = await open(visit);
  await tabTo(page, cell(page, 'e5'));
  await page.keyboard.press('ArrowRight');
  expect(await cell(page, 'e6').getAttribute('aria-label')).toBe('e6, empty');
  await page.keyboard.press('ArrowRight');
  expect(await page.locator(':focus').getAttribute('aria-label')).toBe('e7, black marble');
  await page.keyboard.press('Space');
  await expect.poll(() => speech(page).innerText()).toBe('Chosen: e7');
  await page.keyboard.press('Space');
  await expect.poll(() => speech(page).innerText()).toBe('Nothing chosen');
  await page.keyboard.press('Digit6');
  const push = core.sentence(position, 'e7e8');
  await expect.poll(() => speech(page).innerText()).toBe(`right: ${push}`);
  await page.keyboard.press('Escape');
  expect(await positionOn(page)).toBe(position);
  await page.keyboard.press('Digit6');
  await page.keyboard.press('Enter');
  await shows(page, core.play(position, 'e7e8').text);
});

test('what is typed is shown before it is played, and what is wrong is said', async ({ visit }) => {
  const page = await open(visit);
  await cell(page, 'e5').focus();
  await page.keyboard.type('e7e8');
  await expect.poll(() => ghosts(page).count()).toBe(3);
  await page.keyboard.press('Escape');
  await cell(page, 'e5').focus();
  await page.keyboard.type('e7zz');
  await page.keyboard.press('Enter');
  await page.getByText('"e7zz" is not a move.').first().waitFor();
  await page.keyboard.press('Escape');
  await typeHand(page, core.moves(position)[0]!);
  await expect.poll(() => positionOn(page)).not.toBe(position);
});

test('marbles roll and come to rest, however the board is turned', async ({ visit }) => {
  const page = await visit(`#/new?position=${forQuery(position)}`, {
    reducedMotion: 'no-preference',
    before: countFlights,
  });
  await begin(page, { placed: true });
  for (let turn = 0; turn < 2; ++turn) await page.getByRole('button', { name: 'Turn' }).click();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name: 'Mirror the board' }).click();
  const spots = await spotsOn(page);
  const mouse = mouseOf(page);
  await mouse.press(spots.e7!);
  await mouse.drag(oneOn(spots, 'e7', 'E'));
  await mouse.release();
  await shows(page, core.play(position, 'e7e8').text);
  expect(await page.evaluate(() => sessionStorage.getItem('flights'))).toBe('3');
  // The marbles of the move lie on their new cells, the ejected one in the tray.
  await expect.poll(() => restingAt(page, spots.e8!)).toBe(true);
  await expect.poll(() => restingAt(page, spots.e9!)).toBe(true);
});

function countFlights(): void {
  const { animate } = Element.prototype;
  Element.prototype.animate = function (...film) {
    sessionStorage.setItem('flights', String(Number(sessionStorage.getItem('flights')) + 1));
    return animate.apply(this, film);
  };
}

function restingAt(page: Page, { x, y }: { x: number; y: number }): Promise<boolean> {
  return board(page).evaluate(
    (element, at) =>
      Array.from(element.querySelectorAll('svg:last-of-type > g > use')).some((marble) => {
        const { left, top, width, height } = marble.getBoundingClientRect();
        return Math.hypot(left + width / 2 - at.x, top + height / 2 - at.y) < width / 8;
      }),
    { x, y },
  );
}
