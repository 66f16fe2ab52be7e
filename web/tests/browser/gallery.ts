// Pictures of every screen, to be looked at: on desktop and phone, in light and dark, in the
// languages with the longest words.

import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { desktop, launchBrowser, phone } from './chromium';
import { serve } from './program';
import { hashOf, keptGames, reach, screens, type Screen } from './screens';

const sharp = { deviceScaleFactor: 2 };
const tablet: BrowserContextOptions = { viewport: { width: 768, height: 1024 }, hasTouch: true };
const small: BrowserContextOptions = { ...phone, ...sharp, viewport: { width: 320, height: 640 } };
const lying: BrowserContextOptions = { ...phone, ...sharp, viewport: { width: 844, height: 390 } };

type Series = [size: BrowserContextOptions, colorScheme: 'light' | 'dark', locale: string];

const series: Record<string, Series> = {
  'desktop-light-en': [desktop, 'light', 'en'],
  'desktop-dark-ru': [desktop, 'dark', 'ru'],
  'desktop-light-de': [desktop, 'light', 'de'],
  'phone-light-de': [{ ...phone, ...sharp }, 'light', 'de'],
  'phone-dark-en': [{ ...phone, ...sharp }, 'dark', 'en'],
  'phone-light-ru': [{ ...phone, ...sharp }, 'light', 'ru'],
  'small-dark-ru': [small, 'dark', 'ru'],
  'lying-light-de': [lying, 'light', 'de'],
  'tablet-dark-en': [tablet, 'dark', 'en'],
};

interface Picture {
  browser: Browser;
  address: string;
  screen: Screen;
  series: Series;
  path: string;
}

// What is seen after scrolling to the end, of the page or of a dialog.
async function takeBelow(page: Page, path: string): Promise<void> {
  const more = await page.evaluate(() => {
    const scrolled = document.querySelector('dialog') ?? document.documentElement;
    scrolled.scrollTop = scrolled.scrollHeight;
    return scrolled.scrollTop > 0;
  });
  if (more) await page.screenshot({ path });
}

async function take({ browser, address, screen, series, path }: Picture): Promise<void> {
  const [size, colorScheme, locale] = series;
  const wish = { ...size, colorScheme, locale, reducedMotion: 'reduce' as const };
  const context = await browser.newContext(wish);
  await context.addInitScript((items) => {
    for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value);
  }, screen.kept ?? keptGames);
  const page = await context.newPage();
  await page.goto(address + (await hashOf(screen)));
  await reach(page, screen, true);
  await page.screenshot({ path });
  await takeBelow(page, path.replace('.png', '-below.png'));
  await context.close();
}

// `only`: words, all of which the name of a picture has to contain.
export async function takeAll(folder: string, only: string[]): Promise<void> {
  const program = await serve();
  const browser = await launchBrowser();
  try {
    for (const [name, each] of Object.entries(series))
      for (const screen of screens) {
        const path = `${folder}/${name}/${screen.name}.png`;
        if (only.every((word) => path.includes(word)))
          await take({ browser, address: program.address, screen, series: each, path });
      }
  } finally {
    await browser.close();
    await program.stop();
  }
}
