// The page in each of its languages.

import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Language } from '../../src/core/types';
import { begin } from './newgame';
import { hashOf, keptGames, reach, screens } from './screens';
import { cell, says, sentence } from './table';
import { test } from './visit';

const wanted = ['home', 'new', 'duel', 'analyse-empty', 'editor', 'help', 'settings'];

// All that can be read or heard.
function wordsOn(page: Page): Promise<string> {
  return page.evaluate(() => {
    const spoken = ['aria-label', 'title', 'placeholder', 'aria-valuetext'];
    const said = Array.from(document.querySelectorAll('*'), (element) =>
      spoken.map((name) => element.getAttribute(name) ?? ''),
    );
    return [document.title, document.body.innerText, ...said.flat()].join('\n');
  });
}

const key = /\b(page|colour|mode|layout|language|clock|seat|setup|player|list)\.[a-z_]+/;
const hole = /\{[a-z]+\}/;
const english = /\b(wins|resigns|to move|draw)\b/; // what the rules say

const greetings: Record<Language, string> = {
  en: 'Play against the computer',
  de: 'Gegen den Computer spielen',
  fr: "Jouer contre l'ordinateur",
  sv: 'Spela mot datorn',
  ru: 'Играть с компьютером',
  cs: 'Hrát proti počítači',
};

test.for(Object.entries(greetings))('%s', async ([language, greeting], { visit }) => {
  const page = await visit('', { locale: language, storage: keptGames });
  await page.getByRole('button', { name: greeting }).waitFor();
  for (const screen of screens.filter(({ name }) => wanted.includes(name))) {
    const hash = await hashOf(screen);
    await page.evaluate((to) => (location.hash = to), hash);
    await reach(page, screen);
    expect(await page.locator('html').getAttribute('lang')).toBe(language);
    const words = await wordsOn(page);
    expect(words, screen.name).not.toMatch(key);
    expect(words, screen.name).not.toMatch(hole);
    if (language !== 'en') expect(words, screen.name).not.toMatch(english);
    await page.keyboard.press('Escape');
  }
});

test('another language is chosen in the middle of a game, and stays', async ({ visit }) => {
  const page = await visit('#/game/duel', { storage: keptGames });
  await page.getByText('Your turn.').waitFor();
  await page.getByLabel('Language').selectOption('de');
  await page.getByText('Du bist am Zug.').waitFor();
  await page.reload();
  await page.getByText('Du bist am Zug.').waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe('de');
});

test('a move is typed on a keyboard with other letters', async ({ visit }) => {
  const page = await visit('#/new');
  await begin(page, {});
  const press = (key: string, code: string) =>
    page.evaluate(
      (init) =>
        document.activeElement!.dispatchEvent(
          new KeyboardEvent('keydown', { ...init, bubbles: true, cancelable: true }),
        ),
      { key, code },
    );
  await cell(page, 'c3').focus();
  await press('ф', 'KeyA');
  await page.getByLabel('Your move').waitFor();
  await page.keyboard.press('1');
  await press('и', 'KeyB');
  await page.keyboard.type('2');
  expect(await page.getByLabel('Your move').inputValue()).toBe('a1b2');
  await page.keyboard.press('Enter');
  await says(sentence(page), 'a1');
});
