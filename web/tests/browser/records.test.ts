// Records, positions and links: out of the page and in again.

import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { forQuery } from '../../src/game/link';
import { typeHand } from './hands';
import { begin } from './newgame';
import { core, shortGame, startOf } from './rules';
import { positionOn, shows } from './table';
import { test, type Visit } from './visit';

const clipboard = { permissions: ['clipboard-read', 'clipboard-write'] };
const game = shortGame(startOf('trio', 2), 20);
const texts = game.map(({ move }) => move.text);

const movesOn = (page: Page) => page.locator('.moves .move').allInnerTexts();
const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

async function playedGame(visit: Visit): Promise<Page> {
  const page = await visit('#/new', clipboard);
  await begin(page, { mode: 'trio', goal: 2 });
  for (const { move, after } of game) {
    await typeHand(page, move);
    await shows(page, after);
  }
  return page;
}

async function openText(page: Page, text: string): Promise<void> {
  await page.getByRole('button', { name: 'Open a game' }).click();
  await page.getByLabel('Or paste a text').fill(text);
  await page.getByRole('button', { name: 'Open', exact: true }).click();
}

test('a game goes out and comes in again, in every way', async ({ visit }) => {
  const page = await playedGame(visit);
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name: 'Copy the record' }).click();
  await page.getByText('Copied.').waitFor();
  const record = await copied(page);
  const read = core.openRecord(record);
  expect(read.map((one) => one.ok)).toEqual([true]);

  await page.getByRole('button', { name: 'More', exact: true }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the record' }).click();
  expect(readFileSync(await (await download).path(), 'utf8')).toBe(record);

  await page.goto(page.url().replace(/#.*/, '#/analyse'));
  await openText(page, record);
  await expect.poll(() => movesOn(page)).toEqual(texts);

  await page.getByRole('button', { name: 'Save and share' }).click();
  await page.getByRole('button', { name: 'Copy a link' }).first().click();
  await page.getByRole('dialog').getByText('Copied.').waitFor();
  const link = await copied(page);
  const other = await visit(link.slice(link.indexOf('#')));
  await expect.poll(() => movesOn(other)).toEqual(texts);
  await other.getByRole('button', { name: 'To the end' }).click();
  await shows(other, game.at(-1)!.after);
});

test('a finished game leads to its analysis', async ({ visit }) => {
  const page = await playedGame(visit);
  await page.getByRole('button', { name: 'Analyse' }).click();
  await expect.poll(() => movesOn(page)).toEqual(texts);
  await page.reload();
  await expect.poll(() => movesOn(page)).toEqual(texts);
});

test('pictures of the board can be saved', async ({ visit }) => {
  const page = await visit('#/analyse');
  await page.getByRole('button', { name: 'Save and share' }).click();
  const starts = { SVG: '<svg', PNG: '\x89PNG' };
  for (const [kind, start] of Object.entries(starts)) {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: kind, exact: true }).click();
    const bytes = readFileSync(await (await download).path());
    expect(String.fromCharCode(...bytes.slice(0, start.length))).toBe(start);
    expect(bytes.length).toBeGreaterThan(5000);
  }
});

const nonsense = [
  ['hello', 'Line 1 cannot be understood.'],
  ['a1b2 a1b2', 'Line 1: the move a1b2 is not possible there.'],
  ['x'.repeat(3_000_000), 'This is too long.'],
] as const;

test('a text that is no game is refused with a reason', async ({ visit }) => {
  const page = await visit('#/analyse');
  const before = await positionOn(page);
  for (const [text, complaint] of nonsense) {
    await openText(page, text);
    await page.getByRole('alert').filter({ hasText: complaint }).waitFor();
    await page.keyboard.press('Escape');
  }
  expect(await positionOn(page)).toBe(before);
});

const brokenLinks = [
  ['game=1dAAAA', 'This link is broken.'],
  ['game=9d', 'This link comes from a newer version.'],
  ['position=%3Cscript%3Ealert(1)%3C/script%3E', 'not a position'],
  [`position=${'w'.repeat(5000)}`, 'This is too long.'],
] as const;

test('a broken or hostile link is refused with a reason', async ({ visit }) => {
  const page = await visit('#/analyse');
  const before = await positionOn(page);
  for (const [query, complaint] of brokenLinks) {
    await page.evaluate((to) => (location.hash = `#/analyse?${to}`), query);
    await page.getByRole('alert').filter({ hasText: complaint }).waitFor();
  }
  expect(await positionOn(page)).toBe(before);
});

test('a position in a link is set up and can be played', async ({ visit }) => {
  const position = game[5]!.after;
  const page = await visit(`#/analyse?position=${forQuery(position)}`);
  await shows(page, position);
  await typeHand(page, game[6]!.move);
  await shows(page, game[6]!.after);
});
