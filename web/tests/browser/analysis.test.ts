// The analysis: the engine's lines, variations, the review of a game, the position editor.

import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { forQuery, gameLink } from '../../src/game/link';
import { phone } from './chromium';
import { typeHand } from './hands';
import { placed } from './positions';
import { core, recordOf, shortGame, startOf } from './rules';
import { board, cell, positionOn, shows } from './table';
import { test } from './visit';

const game = shortGame(startOf('duel', 1), 16);
const record = recordOf(game);

async function linkOf(text: string): Promise<string> {
  const link = await gameLink(text);
  if (!link) throw new Error('too long for a link');
  return link;
}

const lines = (page: Page) => page.getByRole('list', { name: 'Best lines' }).getByRole('listitem');

test('the engine shows its lines, also as arrows, and they can be played', async ({ visit }) => {
  const position = placed({ b: 'e7 e8 c3', w: 'e9 g5 g6' }, 'b 5-0 duel');
  const page = await visit(`#/analyse?position=${forQuery(position)}`);
  await shows(page, position);
  await page.getByRole('switch', { name: 'Computer' }).check();
  await expect.poll(() => lines(page).count()).toBeGreaterThan(0);
  await expect.poll(() => lines(page).first().innerText()).toContain('e7e8');
  expect(await board(page).locator('.arrow').count()).toBeGreaterThan(0);
  expect(await page.getByRole('meter').getAttribute('aria-valuetext')).toContain('ahead');
  await lines(page).first().getByRole('button').first().click();
  await shows(page, core.play(position, 'e7e8').text);
  await page.getByText('The game is over here.').waitFor();
});

test('a game is stepped through by buttons, keys and swipes, and varied', async ({ visit }) => {
  const page = await visit(await linkOf(record));
  await page.getByRole('button', { name: 'One move on' }).click();
  await shows(page, game[0]!.after);
  await page.keyboard.press('ArrowRight');
  await shows(page, game[1]!.after);
  await page.keyboard.press('End');
  await shows(page, game.at(-1)!.after);
  await page.keyboard.press('Home');
  await shows(page, game[0]!.before);
  const other = core.moves(game[0]!.before).find((move) => move.text !== game[0]!.move.text)!;
  await typeHand(page, other);
  await shows(page, core.play(game[0]!.before, other.text).text);
  await expect.poll(() => page.locator('.aside .move').allInnerTexts()).toEqual([other.text]);
});

test('a game is reviewed: a curve, marks, and where they are', async ({ visit }) => {
  const page = await visit(await linkOf(record));
  await page.getByRole('button', { name: 'Find mistakes' }).click();
  await page.getByRole('button', { name: 'Write into the game' }).waitFor({ timeout: 50_000 });
  const curve = page.getByRole('slider', { name: 'Who was ahead, move by move' });
  expect(await curve.getAttribute('aria-valuemax')).toBe(String(game.length));
  await curve.click({ position: { x: 1, y: 20 } });
  await expect.poll(() => positionOn(page)).toBe(game[0]!.before);
  expect(await page.locator('.move .poor').count()).toBeGreaterThan(0);
});

test('a position is set up on a phone and played from there', async ({ visit }) => {
  const page = await visit('#/editor', phone);
  await page.getByRole('button', { name: 'Clear the board' }).click();
  await page.getByRole('button', { name: /^Black: \d/ }).click();
  for (const name of ['c3', 'c4', 'e5']) await cell(page, name).tap();
  await cell(page, 'e5').tap();
  await page.getByRole('button', { name: /^White: \d/ }).click();
  await cell(page, 'c5').tap();
  await page.getByText('This position can be played.').waitFor();
  const wanted = placed({ b: 'c3 c4', w: 'c5' });
  await shows(page, wanted);
  await page.getByRole('button', { name: 'Play from here' }).click();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await shows(page, wanted);
});
