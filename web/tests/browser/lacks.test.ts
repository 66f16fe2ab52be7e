// Browsers that lack something: the page says what, and does the rest.

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
