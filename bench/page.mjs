// The page's budgets, measured and printed: what a visitor downloads, and how quick it is where the
// processor is four times slower than here. The numbers mean something on a machine that is calm.
//   node bench/page.mjs [PROGRAM]        build/release/sumito if it is not said
//   node bench/page.mjs PROGRAM tested   only what the test Page.Size asserts: no speeds

import { spawnSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { runnerImport } from '../web/node_modules/vite/dist/node/index.js';
import { films, fingerToMarble, firstBoard } from './page_speed.mjs';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const program = process.argv[2] ?? here('../build/release/sumito');
const onlyTested = process.argv[3] === 'tested';
process.env.SUMITO = program;
const page = join(dirname(program), 'page');
const module = join(dirname(program), 'wasm', 'sumito.wasm');
const thousand = 1000;

const sum = (numbers) => numbers.reduce((all, n) => all + n, 0);
const part = (numbers, share) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length * share)];
const median = (numbers) => part(numbers, 0.5);

// All that a visitor can come to need, in one language: the longest. The pictures are for those who
// install the page.
function filesOfAVisit() {
  const files = readdirSync(page, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.png'))
    .map(({ name, parentPath }) => {
      const content = readFileSync(join(parentPath, name));
      return { name, plain: content.length, gzip: gzipSync(content, { level: 9 }).length };
    });
  for (const needed of [/^index\.html$/, /\.js$/, /\.css$/, /\.wasm$/])
    if (!files.some(({ name }) => needed.test(name))) throw new Error(`${page} has no ${needed.source}`);
  const isLanguage = ({ name }) => name.startsWith('_words_');
  const longest = Math.max(...files.filter(isLanguage).map(({ gzip }) => gzip));
  return files.filter((file) => !isLanguage(file) || file.gzip === longest);
}

let over = 0;
function print(what, measured, limit, unit) {
  const value = Number.isInteger(measured) ? measured : measured.toFixed(1);
  const good = measured <= limit;
  if (!good) ++over;
  console.log(`${what.padEnd(44)} ${String(value).padStart(8)} ${unit}`.padEnd(58), `limit ${limit}`, good ? '' : ' OVER');
}

async function speeds() {
  const load = async (path) => (await runnerImport(here(path))).module;
  const { serve } = await load('../web/tests/browser/program.ts');
  const { launchBrowser } = await load('../web/tests/browser/chromium.ts');
  const server = await serve();
  const browser = await launchBrowser();
  try {
    const visit = { browser, address: server.address };
    const boards = await firstBoard(visit);
    const fingers = await fingerToMarble(visit);
    const rolls = await films(visit);
    print('first board, processor 4 times slower', median(boards), 1000, 'ms');
    print('finger to moving marble, median', median(fingers), 50, 'ms');
    print('finger to moving marble, 19 of 20', part(fingers, 0.95), 50, 'ms');
    print(`frames dropped of ${rolls[0].all} while marbles roll, median`, median(rolls.map(({ dropped }) => dropped)), 0, '');
  } finally {
    await browser.close();
    await server.stop();
  }
}

const files = filesOfAVisit();
const size = (names, form) =>
  sum(files.filter(({ name }) => names.test(name)).map((file) => file[form])) / thousand;
print('WebAssembly with its nets, as it is', size(/\.wasm$/, 'plain'), 700, 'KB');
print('all that a visitor loads, gzipped', size(/./, 'gzip'), 700, 'KB');
if (!onlyTested) {
  // Not for a test: what is left of it is less than what one zlib packs better than another.
  print('scripts and styles, gzipped', size(/\.(js|css)$/, 'gzip'), 90, 'KB');
  await speeds();
  const engine = spawnSync(process.execPath, [here('wasm_bench.mjs'), program, module], {
    stdio: 'inherit',
  });
  if (engine.status !== 0) ++over;
}
process.exitCode = over > 0 ? 1 : 0;
