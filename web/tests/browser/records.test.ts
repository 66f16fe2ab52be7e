// Records, positions and links: out of the page and in again.

import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { forQuery } from '../../src/analyse/link';
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

describe('what is no game', () => {
  test.for([
    ['', 'hello', 'Line 1 cannot be understood.'],
    ['', 'a1b2 a1b2', 'Line 1: the move a1b2 is not possible there.'],
    ['', 'x'.repeat(3_000_000), 'This is too long.'],
    ['#/analyse?game=1dAAAA', '', 'This link is broken.'],
    ['#/analyse?game=9d', '', 'This link comes from a newer version.'],
    ['#/analyse?position=%3Cscript%3Ealert(1)%3C/script%3E', '', 'not a position'],
    [`#/analyse?position=${'w'.repeat(5000)}`, '', 'This is too long.'],
  ] as const)('%#', async ([hash, text, complaint], { visit }) => {
    const page = await visit(hash || '#/analyse');
    if (text) await openText(page, text);
    await page.getByRole('alert').filter({ hasText: complaint }).waitFor();
    expect(core.position(await positionOn(page)).ok).toBe(true);
  });
});

test('a position in a link is set up and can be played', async ({ visit }) => {
  const position = game[5]!.after;
  const page = await visit(`#/analyse?position=${forQuery(position)}`);
  await shows(page, position);
  await typeHand(page, game[6]!.move);
  await shows(page, game[6]!.after);
});
