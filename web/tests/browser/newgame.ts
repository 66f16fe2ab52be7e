// Beginning a game, as a player does: by mouse or finger, or by keyboard alone.

import type { Locator, Page } from 'playwright-core';
import type { Colour, Mode } from '../../src/core/types';

export const modeNames: Record<Mode, RegExp> = {
  duel: /^2 players/,
  trio: /^3 players/,
  teams: /^4 players/,
  tandem: /^Tandem/,
};
const colours: Record<Mode, Colour[]> = {
  duel: ['black', 'white'],
  trio: ['black', 'white', 'red'],
  teams: ['black', 'red', 'white', 'yellow'],
  tandem: ['black', 'red', 'white', 'yellow'],
};

export interface GameWish {
  mode?: Mode;
  placed?: boolean; // the address says from which position
  layout?: string; // its name on the page
  goal?: number;
  computers?: Partial<Record<Colour, number>>; // their levels
  clock?: string;
}

const seat = (page: Page, colour: Colour): Locator =>
  page.getByRole('group', { name: new RegExp(`^${colour}$`, 'i') });

async function takeSeat(page: Page, colour: Colour, level: number | undefined): Promise<void> {
  const kind = level === undefined ? 'Person' : 'Computer';
  await seat(page, colour).getByRole('radio', { name: kind }).check();
  if (level !== undefined) await seat(page, colour).getByRole('slider').fill(String(level));
}

async function setGoal(page: Page, goal: number): Promise<void> {
  await page.getByText('More about the rules').click();
  await page.getByLabel('Marbles to win').selectOption(String(goal));
}

// On the new-game screen.
export async function begin(page: Page, wish: GameWish): Promise<void> {
  const { mode = 'duel', computers = {} } = wish;
  if (!wish.placed) await page.getByRole('radio', { name: modeNames[mode] }).check();
  for (const colour of colours[mode]) await takeSeat(page, colour, computers[colour]);
  if (wish.layout) await page.getByRole('radio', { name: wish.layout }).check();
  if (wish.clock) await page.getByRole('radio', { name: wish.clock }).check();
  if (wish.goal) await setGoal(page, wish.goal);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.getByTestId('board').waitFor();
}

// --- by keyboard alone ---

const mostTabs = 80;

// Tab until the focus is there.
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let i = 0; i < mostTabs; ++i) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${String(target)}`);
}

// Within a group of radios Tab leads to the one that is chosen, arrows to the others.
async function chooseByKeys(page: Page, group: Locator, choice: Locator): Promise<void> {
  await tabTo(page, group.locator('input:checked'));
  for (let i = 0; i < 6 && !(await choice.isChecked()); ++i)
    await page.keyboard.press('ArrowRight');
}

export async function beginByKeys(page: Page, mode: Mode, goal: number): Promise<void> {
  const modes = page.getByRole('group', { name: 'How many players?' });
  await chooseByKeys(page, modes, modes.getByRole('radio', { name: modeNames[mode] }));
  for (const colour of colours[mode]) {
    const kinds = seat(page, colour).locator('.kinds');
    await chooseByKeys(page, kinds, kinds.getByRole('radio', { name: 'Person' }));
  }
  await tabTo(page, page.locator('summary'));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByLabel('Marbles to win'));
  await page.keyboard.press('Home');
  for (let n = 1; n < goal; ++n) await page.keyboard.press('ArrowDown');
  await tabTo(page, page.getByRole('button', { name: 'Play', exact: true }));
  await page.keyboard.press('Enter');
  await page.getByTestId('board').waitFor();
}
