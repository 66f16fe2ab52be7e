// Games with the computer, to the end.

import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Colour } from '../../src/core/types';
import { mouseOf, pullWith } from './hands';
import { begin } from './newgame';
import { goodMove } from './rules';
import { headline, positionOn, says } from './table';
import { test } from './visit';

const isOver = (page: Page) => page.getByRole('button', { name: 'Rematch' }).isVisible();

// Waits until it is this colour's turn; answers with the position, or nothing if the game is over.
async function turnOf(page: Page, colour: Colour): Promise<string | undefined> {
  const letter = colour.charAt(0);
  const turn = page.locator(`[data-testid="board"][data-position*=" ${letter} "]`);
  await turn.or(page.locator('.status.over')).first().waitFor();
  return (await isOver(page)) ? undefined : positionOn(page);
}

test('a person plays to the end', async ({ visit }) => {
  const page = await visit('#/new');
  await begin(page, { goal: 1, layout: 'Belgian Daisy', computers: { white: 1 } });
  const hand = pullWith(mouseOf);
  for (let turn = await turnOf(page, 'black'); turn; turn = await turnOf(page, 'black')) {
    await hand(page, goodMove(turn));
    await expect.poll(() => positionOn(page)).not.toBe(turn);
  }
  await says(headline(page), /wins!/);
});

test('four computers play alone, and can be stopped to look', async ({ visit }) => {
  const page = await visit('#/new');
  await begin(page, {
    mode: 'teams',
    goal: 1,
    computers: { black: 1, white: 1, red: 1, yellow: 1 },
  });
  await page.getByRole('button', { name: 'Pause' }).click();
  await says(headline(page), 'The game is paused.');
  await page.getByRole('button', { name: 'Go on' }).click();
  await page.getByRole('button', { name: 'Rematch' }).waitFor({ timeout: 50_000 });
  await says(headline(page), /win!|draw/i);
});

test.runIf(process.env.SUMITO_LONG)('two computers play for six marbles', async ({ visit }) => {
  const page = await visit('#/new');
  await begin(page, { computers: { black: 2, white: 1 } });
  await page.getByRole('button', { name: 'Rematch' }).waitFor({ timeout: 280_000 });
}, 300_000);
