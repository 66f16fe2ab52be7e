// Whole games of people at one screen, in all modes and by all ways to make a move.

import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import type { Mode } from '../../src/core/types';
import { phone } from './chromium';
import { fingerOf, inTurns, keyHand, mouseOf, pullWith, tapWith, type Hand } from './hands';
import { begin, beginByKeys, tabTo } from './newgame';
import { shortGame, startOf } from './rules';
import { cell, headline, positionOn, says, shows } from './table';
import { test } from './visit';

const modes: Mode[] = ['duel', 'trio', 'teams', 'tandem'];
const goal = 1;
const mostMoves = 16;

async function playToTheEnd(page: Page, mode: Mode, hand: Hand): Promise<void> {
  const start = startOf(mode, goal);
  expect(await positionOn(page)).toBe(start);
  for (const { move, after } of shortGame(start, mostMoves)) {
    await hand(page, move);
    await shows(page, after);
  }
  await says(headline(page), /wins?!/);
}

describe.each(modes)('a whole game of %s', (mode) => {
  test('by mouse', async ({ visit }) => {
    const page = await visit('#/new');
    await begin(page, { mode, goal });
    await playToTheEnd(page, mode, inTurns([pullWith(mouseOf), tapWith(mouseOf)]));
  });

  test('by touch on a phone', async ({ visit }) => {
    const page = await visit('#/new', phone);
    await begin(page, { mode, goal });
    await playToTheEnd(page, mode, inTurns([pullWith(fingerOf), tapWith(fingerOf)]));
  });

  test('by keyboard alone', async ({ visit }) => {
    const page = await visit();
    await tabTo(page, page.getByRole('link', { name: 'New game' }));
    await page.keyboard.press('Enter');
    await beginByKeys(page, mode, goal);
    await tabTo(page, cell(page, 'e5'));
    await playToTheEnd(page, mode, keyHand);
  });
});
