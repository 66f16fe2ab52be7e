// The real module, from the file that the build made.

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { startAsker, type Asker } from '../../src/core/asker';
import { coreOf } from '../../src/core/core';
import type { Answer, Core, GameSettings } from '../../src/core/types';

const root = new URL('../../../', import.meta.url);
const built = fileURLToPath(new URL('build/wasm/sumito.wasm', root));

export const fileText = (path: string) => readFileSync(fileURLToPath(new URL(path, root)), 'utf8');

export function realModule(): Promise<WebAssembly.Module> {
  return WebAssembly.compile(new Uint8Array(readFileSync(process.env.SUMITO_WASM ?? built)));
}

export async function realAsker(heard?: (line: string) => void): Promise<Asker> {
  return startAsker(await realModule(), heard);
}

export async function realCore(): Promise<Core> {
  return coreOf(await realAsker());
}

export function right<T>(answer: Answer<T>): T {
  if (!answer.ok) throw new Error(answer.message);
  return answer.value;
}

export const start = 'wwwww/wwwwww/2www2/8/9/8/2bbb2/bbbbbb/bbbbb b 0-0 duel';

// A friendly game from anywhere, with what matters to a test put in.
export function settings(changes: Partial<GameSettings> = {}): GameSettings {
  return {
    position: start,
    layout: '',
    time: { kind: 'none' },
    draws: { agreement: true, repetitions: 3, quiet: 200 },
    undo: true,
    pause: false,
    seats: {},
    ...changes,
  };
}

// The same numbers each time.
export function dice(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}
