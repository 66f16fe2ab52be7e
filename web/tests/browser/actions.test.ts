// What players do besides moving: take back, ask for a hint, resign, offer a draw, run out of time,
// play again.

import { expect } from 'vitest';
import { typeHand } from './hands';
import { begin } from './newgame';
import { shortGame, startOf } from './rules';
import { keptGames } from './screens';
import { board, headline, says, sentence, shows } from './table';
import { test } from './visit';

const game = shortGame(startOf('duel', 2), 20);
const first = game[0]!;

test('a move is taken back, and a hint is shown', async ({ visit }) => {
  const page = await visit('#/new');
  await begin(page, { goal: 2 });
  await typeHand(page, first.move);
  await shows(page, first.after);
  await page.getByRole('button', { name: 'Undo' }).click();
  await shows(page, first.before);
  await page.getByRole('button', { name: 'Hint' }).click();
  await says(sentence(page), /^Hint: /);
  expect(await board(page).locator('.arrow').count()).toBe(1);
});

test('a player resigns after being asked, and the seats change for a rematch', async ({ visit }) => {
  const page = await visit('#/new');
  await page.getByRole('group', { name: /^Black$/ }).getByLabel('Name').fill('Anna');
  await begin(page, {});
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Play on' }).click();
  await says(headline(page), 'Anna (Black) to move.');
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('button', { name: 'Yes, resign' }).click();
  await says(headline(page), 'Anna (Black) resigns. White wins!');
  const address = page.url();
  await page.getByRole('button', { name: 'Rematch' }).click();
  await says(headline(page), 'Black to move.');
  expect(page.url()).not.toBe(address);
  await page.getByRole('region', { name: 'Anna (White)' }).waitFor();
});

test('a draw is offered, declined and agreed to', async ({ visit }) => {
  const page = await visit('#/new');
  await begin(page, {});
  const offer = async () => {
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('button', { name: 'Offer a draw' }).click();
    await says(headline(page), 'Black offers a draw. White, do you agree?');
  };
  await offer();
  await page.getByRole('button', { name: 'Play on' }).click();
  await says(sentence(page), 'White plays on.');
  await typeHand(page, first.move);
  await says(headline(page), 'White to move.');
  await typeHand(page, game[1]!.move);
  await says(headline(page), 'Black to move.');
  await offer();
  await page.getByRole('button', { name: 'Agree' }).click();
  await says(headline(page), /draw/);
});

test('whoever lets the time run out loses', async ({ visit }) => {
  const page = await visit('#/new', { arranged: (page) => page.clock.install() });
  await begin(page, { goal: 2, clock: '10 minutes each' });
  await page.getByRole('button', { name: 'Start the clock' }).click();
  await typeHand(page, first.move);
  await shows(page, first.after);
  await page.clock.runFor(9 * 60_000);
  await expect.poll(() => page.getByRole('timer').allInnerTexts()).toContain('1:00');
  await page.clock.runFor(60_000);
  await says(headline(page), /Black wins!/);
});

test('going back takes an open dialog along', async ({ visit }) => {
  const page = await visit('', { storage: keptGames });
  await page.evaluate(() => (location.hash = '#/game/duel'));
  await page.locator('.status').waitFor();
  await page.locator('header .tools button').last().click();
  await page.getByRole('dialog').waitFor();
  await page.goBack();
  await page.getByRole('button', { name: 'Play against the computer' }).waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);
});
