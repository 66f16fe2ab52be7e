// The page works without a network once it was visited.

import { typeHand } from './hands';
import { begin } from './newgame';
import { serve } from './program';
import { shortGame, startOf } from './rules';
import { positionOn, shows } from './table';
import { test } from './visit';
import { expect } from 'vitest';

const [first] = shortGame(startOf('duel', 2), 20);

test('offline after the first visit: a game with the computer, analysis', async ({ visit }) => {
  const program = await serve();
  const page = await visit('#/new', { program, expected: /ERR_CONNECTION_REFUSED|sw\.js/ });
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active?.state === 'activated') return;
    await new Promise((resolve) => active?.addEventListener('statechange', resolve));
  });
  await program.stop();

  await page.reload();
  await begin(page, { goal: 2, computers: { white: 1 } });
  await typeHand(page, first!.move);
  await expect.poll(async () => (await positionOn(page)).split(' ')[1]).toBe('w');
  await expect.poll(async () => (await positionOn(page)).split(' ')[1]).toBe('b');
  await page.getByRole('link', { name: 'Analyse' }).click();
  await shows(page, startOf('duel', 6));
  await page.getByLabel('Language').selectOption('ru');
  await page.getByText('Анализ').first().waitFor();
});
