// Draws the icons of the installed page from public/icon.svg, with chromium.
//   tools/with-node node web/icons.mjs

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';

const folder = fileURLToPath(new URL('./public/', import.meta.url));
const drawing = readFileSync(`${folder}icon.svg`, 'utf8');
const ground = '#f4f1ea';

// `part`: how much of the width the drawing takes. Systems that cut an icon into shapes of their
// own leave a circle of four fifths whole.
const icons = [
  { name: 'icon-192.png', size: 192, part: 1 },
  { name: 'icon-512.png', size: 512, part: 1 },
  { name: 'icon-maskable.png', size: 512, part: 0.74, ground },
  { name: 'icon-apple.png', size: 180, part: 0.86, ground },
];

const page = ({ size, part, ground }) => `<!doctype html>
<style>
  body { margin: 0; width: ${size}px; height: ${size}px; background: ${ground ?? 'transparent'};
    display: grid; place-items: center; }
  svg { width: ${part * size}px; height: ${part * size}px; }
</style>
${drawing}`;

const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--no-first-run'],
});
for (const icon of icons) {
  const { name, size } = icon;
  const tab = await browser.newPage({ viewport: { width: size, height: size } });
  await tab.setContent(page(icon));
  await tab.screenshot({ path: folder + name, omitBackground: true });
  await tab.close();
}
await browser.close();
