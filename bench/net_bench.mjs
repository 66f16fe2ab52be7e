// What the net costs, native and in WebAssembly, in one run: net_bench on its own, then its module.
//   node bench/net_bench.mjs PROGRAM MODULE.wasm [ROUNDS]
//   cmake --build --preset release --target net_speed     builds and runs both

import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { WASI } from 'node:wasi';

const [program, file, rounds = '5'] = process.argv.slice(2);
if (!file) throw new Error('which program, and which module?');

const { status } = spawnSync(program, [rounds], { stdio: 'inherit' });
if (status !== 0) throw new Error(`${program} ended with ${status}`);

// Everything is optimised at once. Otherwise the loops that measure, each entered only once, would stay
// as they were compiled first; in the page what is used much is soon compiled again.
setFlagsFromString('--no-liftoff');
setFlagsFromString('--no-wasm-lazy-compilation');
const wasi = new WASI({ version: 'preview1', args: ['net_bench', rounds] });
const module = await WebAssembly.compile(readFileSync(file));
process.exitCode = wasi.start(await WebAssembly.instantiate(module, wasi.getImportObject()));
