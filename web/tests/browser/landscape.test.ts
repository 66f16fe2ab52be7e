// A phone held sideways, and a large page at 200 percent: little height.

import { expect } from 'vitest';
import { keptGames } from './screens';
import { test } from './visit';

const sizes = [
  { width: 568, height: 320 },
  { width: 640, height: 400 },
  { width: 667, height: 375 },
  { width: 844, height: 390 },
];

test.for(sizes)('$width x $height', async (viewport, { visit }) => {
  for (const game of ['duel', 'teams', 'over']) {
    const page = await visit(`#/game/${game}`, { storage: keptGames, viewport });
    await page.locator('.status').waitFor();
    const found = await page.evaluate(() => {
      const status = document.querySelector('.status')!;
      const said = Array.from(status.querySelectorAll(':not(.unseen)'), (element) =>
        element.getBoundingClientRect(),
      );
      const board = document.querySelector('.table > .board')!.getBoundingClientRect();
      return {
        lowest: Math.max(...said.map((box) => box.bottom)),
        status: status.getBoundingClientRect().bottom,
        next: status.nextElementSibling!.getBoundingClientRect().top,
        board: { width: board.width, bottom: board.bottom },
      };
    });
    expect(found.lowest, `${game}: what is said is in its card`).toBeLessThan(found.status);
    expect(found.status, `${game}: nothing lies over the card`).toBeLessThan(found.next);
    // As wide as the height allows; beside it there is room for what is said.
    const wanted = Math.min(0.8 * viewport.height, viewport.width - 310);
    expect(found.board.width, `${game}: the board is large`).toBeGreaterThan(wanted);
    expect(found.board.bottom, `${game}: all of it is seen`).toBeLessThan(viewport.height);
  }
});
