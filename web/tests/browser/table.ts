// What a test sees of a game on the page.

import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

export const board = (page: Page): Locator => page.getByTestId('board');
export const cell = (page: Page, name: string): Locator => page.locator(`[data-cell="${name}"]`);

export async function positionOn(page: Page): Promise<string> {
  return (await board(page).getAttribute('data-position')) ?? '';
}

// Waits until the board shows the position.
export async function shows(page: Page, position: string): Promise<void> {
  await page.waitForSelector(`[data-testid="board"][data-position="${position}"]`);
}

export const headline = (page: Page): Locator => page.locator('.status h1');
export const sentence = (page: Page): Locator => page.locator('.status .sentence');

export async function says(what: Locator, text: string | RegExp): Promise<void> {
  await expect.poll(() => what.innerText()).toMatch(text);
}
