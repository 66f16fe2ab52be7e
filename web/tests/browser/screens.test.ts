// Every screen, for everybody: axe-core finds nothing in light and dark, and nothing has to be
// scrolled sideways on the narrowest screen or at twice the size.

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { desktop } from './chromium';
import { hashOf, keptGames, reach, screens } from './screens';
import { test } from './visit';

const axe = readFileSync(
  fileURLToPath(new URL('../../node_modules/axe-core/axe.min.js', import.meta.url)),
  'utf8',
);

// Of the rules, in the dark only those about colours say something else.
async function complaints(page: Page, rules: string[] = []): Promise<string[]> {
  const runOnly = rules.length > 0 ? { runOnly: rules } : {};
  const options = JSON.stringify({ ...runOnly, resultTypes: ['violations'] });
  const found: AxeResults = await page.evaluate(`axe.run(${options})`);
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary}`),
  );
}

// Whatever is wider than its place: the page itself, or what scrolls within it.
function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('body *')]
      .filter((element) => element.scrollWidth > element.clientWidth + 1)
      .filter((element) => {
        const { overflowX } = getComputedStyle(element);
        return element === document.documentElement || /auto|scroll/.test(overflowX);
      })
      .map((element) => `${element.tagName}.${element.className} ${element.scrollWidth}`),
  );
}

test.for(screens)('$name', async (screen, { visit }) => {
  const page = await visit(await hashOf(screen), {
    ...desktop,
    storage: screen.kept ?? keptGames,
  });
  await reach(page, screen);
  await page.evaluate(axe);
  expect(await complaints(page), 'light').toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await complaints(page, ['color-contrast', 'link-in-text-block']), 'dark').toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await tooWide(page), '320 px').toEqual([]);
  await page.setViewportSize({ width: 640, height: 400 }); // 1280 by 800 at twice the size
  expect(await tooWide(page), 'twice the size').toEqual([]);
});
