// A test that visits the page. Whatever the page does wrong on the way fails it: an error in the
// console (a breach of the content security policy is one), a request to another host, a file that
// is not there.

import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { test as plain, expect } from 'vitest';
import { launchBrowser } from './chromium';
import { serve, type Program } from './program';

export interface Wish extends BrowserContextOptions {
  settings?: Record<string, unknown>; // of the page, as if chosen earlier
  storage?: Record<string, string>; // what the browser has kept, besides
  before?: () => void; // runs in the page before it does
  arranged?: (page: Page) => Promise<void>; // runs here before the page is opened
  program?: Program; // another than the one that all tests share
  expected?: RegExp; // an error that is part of the test
}

export type Visit = (hash?: string, wish?: Wish) => Promise<Page>;

// Small, since most of the time goes into drawing; where motion is not the point, nobody waits for it.
const usual: BrowserContextOptions = {
  viewport: { width: 920, height: 580 },
  locale: 'en-GB',
  reducedMotion: 'reduce',
};

function stored({ settings, storage }: Wish): Record<string, string> {
  return settings ? { 'sumito.settings': JSON.stringify(settings), ...storage } : { ...storage };
}

// Only the first time: what the page has kept since is to outlive a reload.
function put(items: Record<string, string>): void {
  if (location.protocol !== 'http:' || sessionStorage.getItem('put')) return;
  sessionStorage.setItem('put', 'yes');
  for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value);
}

function watch(page: Page, address: string, troubles: string[]): void {
  page.on('console', (message) => {
    if (message.type() === 'error') troubles.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => troubles.push(`error: ${error.message}`));
  page.on('request', (request) => {
    const own = [address, 'blob:', 'data:image/'].some((start) => request.url().startsWith(start));
    if (!own) troubles.push(`request: ${request.url()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) troubles.push(`${response.status()}: ${response.url()}`);
  });
}

async function opened(
  browser: Browser,
  address: string,
  wish: Wish,
  troubles: string[],
): Promise<Page> {
  const { settings, storage, before, arranged, program, expected, ...own } = wish;
  const context = await browser.newContext({ ...usual, ...own });
  context.setDefaultTimeout(15_000);
  const items = stored(wish);
  if (Object.keys(items).length > 0) await context.addInitScript(put, items);
  if (before) await context.addInitScript(before);
  const page = await context.newPage();
  watch(page, address, troubles);
  await arranged?.(page);
  return page;
}

interface Fixtures {
  program: Program;
  browser: Browser;
  visit: Visit;
}

export const test = plain.extend<Fixtures>({
  program: [
    async ({}, use) => {
      const program = await serve();
      await use(program);
      await program.stop();
    },
    { scope: 'worker' },
  ],
  browser: [
    async ({}, use) => {
      const browser = await launchBrowser();
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  visit: async ({ program, browser }, use) => {
    const pages: Page[] = [];
    const troubles: string[] = [];
    const expected: RegExp[] = [];
    await use(async (hash = '', wish = {}) => {
      if (wish.expected) expected.push(wish.expected);
      const { address } = wish.program ?? program;
      const page = await opened(browser, address, wish, troubles);
      pages.push(page);
      await page.goto(address + hash);
      return page;
    });
    await Promise.all(pages.map((page) => page.context().close()));
    expect(troubles.filter((trouble) => !expected.some((e) => e.test(trouble)))).toEqual([]);
  },
});
