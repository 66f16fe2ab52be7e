// Every screen of the page and the way to it, in whatever language it is. What a screen needs has
// been kept in the browser before.

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { gameLink } from '../../src/game/link';
import { usualChoice } from '../../src/play/choice';

const games = ['duel', 'trio', 'teams', 'tandem', 'over'] as const;
type Name = (typeof games)[number];

function recordOf(name: Name): string {
  return readFileSync(fileURLToPath(new URL(`games/${name}.sgn`, import.meta.url)), 'utf8');
}

const day = Date.UTC(2026, 4, 2, 18, 30);
const choice = { ...usualChoice(), mode: 'teams', clock: 'own' };

export const keptGames: Record<string, string> = Object.fromEntries(
  games.map((name, at) => [
    `sumito.game.${name}`,
    JSON.stringify({ when: day - at * 3_600_000, stamp: 1, record: recordOf(name) }),
  ]),
);
export const keptChoice = { 'sumito.newgame': JSON.stringify(choice) };

export interface Screen {
  name: string;
  hash: string | (() => Promise<string | undefined>);
  kept?: Record<string, string>; // in the browser, keptGames if it is not said
  // Once it is there; `patient` waits for all that there will be to see.
  act?: (page: Page, patient: boolean) => Promise<void>;
}

async function press(page: Page, selector: string): Promise<void> {
  await page.locator(selector).click();
}

const dialog = (selector: string) => async (page: Page) => {
  await press(page, selector);
  await page.locator('dialog').waitFor();
};
const gameOf = (name: Name) => () => gameLink(recordOf(name));
const tool = (at: number) => `.title .tools button:nth-child(${at})`;
const goOn = (page: Page) => press(page, '.status button.primary');

async function switchOn(page: Page): Promise<void> {
  await press(page, '.title + * + .side [role=switch]');
  await page.locator('.lines li').nth(2).waitFor();
}

async function review(page: Page, patient: boolean): Promise<void> {
  const button = '[aria-labelledby=review-title] header button';
  await press(page, button);
  await page.locator('[aria-labelledby=review-title] table').waitFor();
  if (!patient) await press(page, button);
  await page.locator('progress').waitFor({ state: 'detached', timeout: 300_000 });
  await press(page, '.strip button:nth-child(5)');
  await press(page, '.strip button:nth-child(2)');
}

// A line that is no line: pulls a marble of the other side.
async function refuse(page: Page): Promise<void> {
  const box = (await page.locator('[data-cell="f5"]').boundingBox())!;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 1.5 * box.width, y, { steps: 2 });
  await page.mouse.up();
  await page.locator('.status .warns').waitFor();
}

async function more(page: Page): Promise<void> {
  await dialog('.actions button:last-child')(page);
}

async function resign(page: Page): Promise<void> {
  await more(page);
  await press(page, 'dialog .danger');
  await page.locator('dialog .primary').waitFor();
}

const two = `${recordOf('duel')}\n\n${recordOf('over')}\n\n[Mode "duel"]\n\n1. a1a9 *\n`;

async function openSeveral(page: Page): Promise<void> {
  await dialog(tool(1))(page);
  await page.locator('dialog textarea').fill(two);
  await press(page, 'dialog [type=submit]');
  await page.locator('dialog ol').waitFor();
}

async function openNonsense(page: Page): Promise<void> {
  await dialog(tool(1))(page);
  await page.locator('dialog textarea').fill('hello');
  await press(page, 'dialog [type=submit]');
  await page.locator('dialog [role=alert]').waitFor();
}

export const screens: readonly Screen[] = [
  { name: 'home-empty', hash: '', kept: {} },
  { name: 'home', hash: '' },
  { name: 'new', hash: '#/new' },
  { name: 'new-teams', hash: '#/new', kept: keptChoice, act: (page) => press(page, 'summary') },
  { name: 'duel', hash: '#/game/duel' },
  { name: 'trio', hash: '#/game/trio' },
  { name: 'teams', hash: '#/game/teams', act: goOn },
  { name: 'tandem', hash: '#/game/tandem' },
  { name: 'over', hash: '#/game/over' },
  { name: 'refused', hash: '#/game/duel', act: refuse },
  { name: 'more', hash: '#/game/duel', act: more },
  { name: 'resign', hash: '#/game/duel', act: resign },
  { name: 'help', hash: '', act: dialog('header .tools button:nth-of-type(1)') },
  { name: 'settings', hash: '', act: dialog('header .tools button:nth-of-type(2)') },
  { name: 'analyse-empty', hash: '#/analyse', kept: {} },
  { name: 'analyse', hash: gameOf('duel'), act: switchOn },
  { name: 'analyse-trio', hash: gameOf('trio'), act: switchOn },
  { name: 'review', hash: gameOf('over'), act: review },
  { name: 'open', hash: '#/analyse', act: openNonsense },
  { name: 'several', hash: '#/analyse', act: openSeveral },
  { name: 'save', hash: gameOf('duel'), act: dialog(tool(3)) },
  { name: 'editor', hash: '#/editor' },
  { name: 'missing', hash: '#/game/none' },
];

export async function hashOf({ hash }: Screen): Promise<string> {
  return typeof hash === 'string' ? hash : ((await hash()) ?? '');
}

// REQUIRES: the page is at the screen's address
export async function reach(page: Page, screen: Screen, patient = false): Promise<void> {
  await page.locator('main h1').first().waitFor();
  await screen.act?.(page, patient);
}
