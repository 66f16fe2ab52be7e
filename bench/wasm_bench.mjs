// The engine's speed in WebAssembly against native, in one run on one machine: the median of some
// rounds, the two in turn. The aim is at least 40 percent.
//   node bench/wasm_bench.mjs PROGRAM MODULE.wasm [ROUNDS]

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runnerImport } from '../web/node_modules/vite/dist/node/index.js';

const aim = 0.4;
const [program, file, rounds = '5'] = process.argv.slice(2);
if (!file) throw new Error('which program, and which module?');

function nativeSpeed() {
  const last = execFileSync(program, ['bench', '--quiet'], { encoding: 'utf8' }).trim();
  const [, nodes, nps] = /bench: (\d+) nodes (\d+) nps/.exec(last);
  return { nodes: Number(nodes), nps: Number(nps) };
}

async function wasmEngine() {
  const path = fileURLToPath(new URL('../web/src/core/asker.ts', import.meta.url));
  const { startAsker } = (await runnerImport(path)).module;
  return startAsker(await WebAssembly.compile(readFileSync(file)));
}

function median(numbers) {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
}

const wasm = await wasmEngine();
wasm.must('bench'); // the browser, too, compiles what is used much once more
const speeds = { native: [], wasm: [] };
for (let i = 0; i < Number(rounds); ++i) {
  const native = nativeSpeed();
  const here = wasm.must('bench');
  if (native.nodes !== here.nodes) throw new Error(`${native.nodes} nodes, but here ${here.nodes}`);
  speeds.native.push(native.nps);
  speeds.wasm.push(here.nps);
}
const [native, here] = [median(speeds.native), median(speeds.wasm)];
const ratio = here / native;
console.log(`native ${native} nodes/s, WebAssembly ${here} nodes/s: ${(100 * ratio).toFixed(0)} percent`);
process.exitCode = ratio < aim ? 1 : 0;
