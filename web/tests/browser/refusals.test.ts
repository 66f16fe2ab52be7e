// Attempts that are not legal: the page says why, in the player's language, and marks the cells.

import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { forQuery } from '../../src/game/link';
import type { Cell, Direction } from '../../src/core/types';
import { mouseOf } from './hands';
import { begin } from './newgame';
import { placed } from './positions';
import { oneOn, spotsOn } from './spots';
import { board, cell, positionOn, says, sentence, shows } from './table';
import { test } from './visit';

type Try = { pull: Cell; to: Direction } | { sweep: [Cell, Cell] } | { type: string } | Sideways;
interface Sideways {
  tap: Cell[];
  to: Direction;
}

async function pull(page: Page, from: Cell, direction: Direction): Promise<void> {
  const spots = await spotsOn(page);
  const mouse = mouseOf(page);
  await mouse.press(spots[from]!);
  await mouse.drag(oneOn(spots, from, direction));
  await mouse.release();
}

// From an empty place beside the first marble over all of them.
async function sweep(page: Page, first: Cell, last: Cell): Promise<void> {
  const spots = await spotsOn(page);
  const mouse = mouseOf(page);
  await mouse.press(oneOn(spots, first, 'NW'));
  await mouse.drag(spots[first]!);
  await mouse.drag(spots[last]!);
  await mouse.release();
}

async function attempt(page: Page, tried: Try): Promise<void> {
  if ('pull' in tried) return pull(page, tried.pull, tried.to);
  if ('sweep' in tried) return sweep(page, ...tried.sweep);
  if ('type' in tried) return typeMove(page, tried.type);
  const spots = await spotsOn(page);
  for (const marble of tried.tap) await page.mouse.click(spots[marble]!.x, spots[marble]!.y);
  await pull(page, tried.tap[0]!, tried.to);
}

async function typeMove(page: Page, text: string): Promise<void> {
  await cell(page, 'e5').focus();
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
}

const team = 'b 0-0 teams';
const attempts: [position: string, tried: Try, where: Cell[], english: string, german: string][] = [
  [
    placed({ b: 'c3', w: 'c4 i9' }),
    { pull: 'c3', to: 'E' },
    ['c4'],
    'Pac: one marble alone cannot push the one on c4.',
    'Pac: Eine einzelne Kugel kann die auf c4 nicht schieben.',
  ],
  [
    placed({ b: 'c2 c3', w: 'c4 c5' }),
    { pull: 'c2', to: 'E' },
    ['c4', 'c5'],
    'Pac: only three marbles can push the two on c4 c5.',
    'Pac: Nur drei Kugeln können die zwei auf c4 c5 schieben.',
  ],
  [
    placed({ b: 'e2 e3 e4', w: 'e5 e6 e7' }),
    { pull: 'e2', to: 'E' },
    ['e5', 'e6', 'e7'],
    'Pac: three or more in a row cannot be pushed: e5 e6 e7.',
    'Pac: Drei oder mehr in einer Reihe kann niemand schieben: e5 e6 e7.',
  ],
  [
    placed({ b: 'e2 e3 e5', w: 'e4' }),
    { pull: 'e2', to: 'E' },
    ['e5'],
    'No push: e5 behind the marbles you push is not free.',
    'Kein Sumito: e5 hinter den geschobenen Kugeln ist nicht frei.',
  ],
  [
    placed({ b: 'e2 e3', w: 'e5' }),
    { type: 'e2e5' },
    ['e4'],
    'No push across a gap: e4 is empty.',
    'Über eine Lücke hinweg kann man nicht schieben: e4 ist frei.',
  ],
  [
    placed({ b: 'a1 a2', w: 'i9' }),
    { pull: 'a2', to: 'W' },
    ['a1'],
    'Your own marble on a1 would fall off the board.',
    'Deine eigene Kugel auf a1 würde über den Rand fallen.',
  ],
  [
    placed({ b: 'c3 i9', w: 'e5' }),
    { pull: 'e5', to: 'E' },
    ['e5'],
    "It is Black's turn, and the marble on e5 belongs to someone else.",
    'Schwarz ist am Zug, und die Kugel auf e5 gehört jemand anderem.',
  ],
  [
    placed({ b: 'e2 e3 e4 e5', w: 'i9' }),
    { sweep: ['e2', 'e5'] },
    ['e2', 'e3', 'e4', 'e5'],
    'At most three of your own marbles move together; e2 e3 e4 e5 are too many.',
    'Höchstens drei eigene Kugeln bewegen sich zusammen; e2 e3 e4 e5 sind zu viele.',
  ],
  [
    placed({ b: 'e4 e5', w: 'f5' }),
    { tap: ['e4', 'e5'], to: 'NE' },
    ['f5'],
    'A broadside cannot push: f5 would have to be free.',
    'Seitwärts kann man nicht schieben: f5 müsste frei sein.',
  ],
  [
    placed({ b: 'e5', r: 'e4', w: 'i9', y: 'a1' }, team),
    { tap: ['e4', 'e5'], to: 'E' },
    ['e4'],
    "The rear marble, which pushes, must be your own; e4 is your partner's.",
    'Die hinterste Kugel, die schiebt, muss deine eigene sein; e4 gehört deinem Partner.',
  ],
];

async function warned(page: Page): Promise<number> {
  return board(page).locator('.warn').count();
}

test.for(['en', 'de'] as const)('on the analysis board, in %s', async (language, { visit }) => {
  const page = await visit('#/analyse', { settings: { language } });
  for (const [position, tried, where, english, german] of attempts) {
    await page.goto(`${new URL(page.url()).origin}/#/analyse?position=${forQuery(position)}`);
    await shows(page, position);
    await attempt(page, tried);
    const wanted = language === 'en' ? english : german;
    await expect.poll(() => page.locator('.refused').innerText()).toBe(wanted);
    expect(await page.getByTestId('board-speech').innerText()).toBe(wanted);
    expect(await warned(page), wanted).toBe(where.length);
    expect(await positionOn(page)).toBe(position);
  }
});

test('in a game, which goes on', async ({ visit }) => {
  const position = placed({ b: 'c3', w: 'c4 i9' });
  const page = await visit(`#/new?position=${forQuery(position)}`);
  await begin(page, { placed: true });
  await pull(page, 'c3', 'E');
  await says(sentence(page), 'Pac: one marble alone cannot push the one on c4.');
  await pull(page, 'c3', 'W');
  await expect.poll(() => positionOn(page)).not.toBe(position);
});
