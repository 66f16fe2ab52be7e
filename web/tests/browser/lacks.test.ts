// Browsers that lack something: the page says what, and does the rest.

import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { typeHand } from './hands';
import { begin } from './newgame';
import { shortGame, startOf } from './rules';
import { says, sentence, shows } from './table';
import { test } from './visit';

test('no WebAssembly', async ({ visit }) => {
  const before = () => Reflect.deleteProperty(window, 'WebAssembly');
  const page = await visit('', { before });
  await page.getByRole('alert').filter({ hasText: 'it has no WebAssembly' }).waitFor();
});

test('no SIMD', async ({ visit }) => {
  const before = () => (WebAssembly.validate = () => false);
  const page = await visit('', { before });
  await page.getByRole('alert').filter({ hasText: 'its WebAssembly lacks SIMD' }).waitFor();
});

test('a file that does not come', async ({ visit }) => {
  const page = await visit('', {
    arranged: async (page) => {
      await page.route('**/*.wasm', (route) => route.abort());
    },
    expected: /ERR_FAILED/,
  });
  await page.getByRole('alert').filter({ hasText: 'Sumito could not be loaded' }).waitFor();
});

const withoutWords = (which: string) => ({
  expected: /ERR_FAILED|dynamically imported module/,
  serviceWorkers: 'block' as const, // or it might have fetched them itself by then
  arranged: async (page: Page) => {
    await page.route(`**/_words_${which}-*.js`, (route) => route.abort());
  },
});

test('the words of the language do not come: it is English', async ({ visit }) => {
  const page = await visit('', { locale: 'de', ...withoutWords('de') });
  await page.getByRole('button', { name: 'Play against the computer' }).waitFor();
  await page.getByText('That language could not be loaded').waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe('en');
});

test('no words come at all', async ({ visit }) => {
  const page = await visit('', withoutWords('*'));
  await page.getByText('Sumito could not be loaded.').waitFor();
});

test('a language that does not come is not chosen', async ({ visit }) => {
  const page = await visit('', withoutWords('fr'));
  await page.getByLabel('Language').selectOption('fr');
  await page.getByText('That language could not be loaded').waitFor();
  expect(await page.getByLabel('Language').inputValue()).toBe('en');
  await page.reload();
  await page.getByRole('button', { name: 'Play against the computer' }).waitFor();
});

test('no Worker: people play, the computer says why it does not', async ({ visit }) => {
  const before = () => Reflect.deleteProperty(window, 'Worker');
  const page = await visit('#/new', { before });
  await begin(page, { goal: 2 });
  const [first] = shortGame(startOf('duel', 2), 20);
  await typeHand(page, first!.move);
  await shows(page, first!.after);
  await page.getByRole('button', { name: 'Hint' }).click();
  await says(sentence(page), 'it has no Worker');
});

test('the policy holds: no script of others, no inline script', async ({ visit }) => {
  const page = await visit('', { expected: /Content Security Policy|ERR_NAME_NOT_RESOLVED|request:/ });
  await page.evaluate(() => {
    const breaches: string[] = [];
    Object.assign(window, { breaches });
    document.addEventListener('securitypolicyviolation', (event) => breaches.push(event.violatedDirective));
    const inline = document.createElement('script');
    inline.textContent = 'document.title = "broken into"';
    document.head.append(inline);
    void fetch('https://example.org/').catch(() => undefined);
  });
  await expect.poll(() => page.evaluate('breaches')).toEqual(['script-src-elem', 'connect-src']);
  expect(await page.title()).toBe('Sumito');
});
