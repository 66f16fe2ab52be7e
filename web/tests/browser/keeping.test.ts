// Games outlive a reload and a closed tab; where the browser keeps nothing, the page says so.

import { describe, expect } from 'vitest';
import { typeHand } from './hands';
import { begin } from './newgame';
import { shortGame, startOf } from './rules';
import { shows } from './table';
import { test } from './visit';

const game = shortGame(startOf('duel', 2), 20);

test('a game in the middle of it survives a reload and a closed tab', async ({ visit }) => {
  const page = await visit('#/new');
  await begin(page, { goal: 2 });
  for (const { move, after } of game.slice(0, 3)) {
    await typeHand(page, move);
    await shows(page, after);
  }
  await page.reload();
  await shows(page, game[2]!.after);
  await typeHand(page, game[3]!.move);
  await shows(page, game[3]!.after);

  const address = page.url();
  const other = await page.context().newPage();
  await page.close();
  await other.goto(address);
  await shows(other, game[3]!.after);
  expect(await other.locator('.moves .move').allInnerTexts()).toEqual(
    game.slice(0, 4).map(({ move }) => move.text),
  );
});

test('several games are kept; a deleted one can be brought back', async ({ visit }) => {
  const page = await visit('#/new');
  await begin(page, { mode: 'duel' });
  await page.getByRole('link', { name: 'Play', exact: true }).click();
  await page.getByRole('link', { name: 'New game' }).click();
  await begin(page, { mode: 'trio' });
  await page.getByRole('link', { name: 'Play', exact: true }).click();
  const cards = page.getByRole('article');
  await expect.poll(() => cards.count()).toBe(2);
  await cards.first().getByRole('button', { name: 'Delete this game' }).click();
  await expect.poll(() => cards.count()).toBe(1);
  await page.getByRole('button', { name: 'Bring it back' }).click();
  await expect.poll(() => cards.count()).toBe(2);
  await cards.first().getByRole('link').click();
  await shows(page, startOf('trio', 6));
});

test('a game in two windows is never spoilt', async ({ visit }) => {
  const page = await visit('#/new');
  await begin(page, { goal: 2 });
  const other = await page.context().newPage();
  await other.goto(page.url());
  await typeHand(page, game[0]!.move);
  await shows(other, game[0]!.after);
  await other.getByText('This game is going on in another window.').first().waitFor();
  await other.getByRole('button', { name: 'Play on here' }).click();
  await typeHand(other, game[1]!.move);
  await shows(page, game[1]!.after);
});

describe('a browser that keeps nothing', () => {
  test('is asked in vain', async ({ visit }) => {
    const page = await visit('#/new', {
      before: () => {
        const refuse = () => {
          throw new DOMException('no', 'SecurityError');
        };
        Object.defineProperty(window, 'localStorage', { get: refuse });
      },
    });
    await page.getByText('This browser does not let the page keep anything').waitFor();
    await begin(page, { goal: 2 });
    await typeHand(page, game[0]!.move);
    await shows(page, game[0]!.after);
  });

  test('is full', async ({ visit }) => {
    const page = await visit('#/new', {
      before: () => {
        Storage.prototype.setItem = () => {
          throw new DOMException('full', 'QuotaExceededError');
        };
      },
    });
    await begin(page, { goal: 2 });
    await page.getByText('The browser has no room left for this page').waitFor();
    await typeHand(page, game[0]!.move);
    await shows(page, game[0]!.after);
    await page.goto(page.url().replace(/#.*/, '#/'));
    await page.getByRole('article').getByRole('link').click();
    await shows(page, game[0]!.after);
  });
});

test('a game that cannot be read is shown as such, and not lost', async ({ visit }) => {
  const page = await visit('', { storage: { 'sumito.game.x': '{"when":1,"stamp":1,"record":"?"}' } });
  await page.getByText('A kept game that can no longer be read.').waitFor();
  await page.goto(`${page.url()}#/game/x`);
  await page.getByText('This game is not here').waitFor();
  expect(await page.evaluate(() => localStorage.getItem('sumito.game.x'))).toContain('?');
});
