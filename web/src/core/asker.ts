// A working instance of the module: a question goes in as text, the answer comes out as JSON.

import type { Answer } from './types';

interface Exports {
  memory: WebAssembly.Memory;
  _initialize(): void;
  room(size: number): number; // 0: too much
  ask(): number;
  answer_size(): number;
}

export type Argument = string | number;

export interface Asker {
  // What C++ answers to a function's name and arguments.
  ask<T>(name: string, ...args: Argument[]): Answer<T>;
  // The same for questions that are always answered, if the page makes no mistake.
  must<T>(name: string, ...args: Argument[]): T;
}

const encoder = new TextEncoder();
const decoder = new TextDecoder();

// All that C++ asks of a system: the time, for the limits of its thinking.
function system(view: () => DataView): WebAssembly.ModuleImports {
  return {
    clock_time_get(_clock: number, _precision: bigint, at: number): number {
      view().setBigUint64(at >>> 0, BigInt(Math.round(performance.now() * 1e6)), true);
      return 0;
    },
  };
}

// A zero byte ends an argument, so none may hold one.
function question(name: string, args: Argument[]): Uint8Array {
  const texts = args.map((arg) => String(arg).replaceAll('\0', '\uFFFD'));
  return encoder.encode([name, ...texts].join('\0'));
}

function asker(exports: Exports, textAt: (at: number, size: number) => string): Asker {
  function ask<T>(name: string, ...args: Argument[]): Answer<T> {
    const bytes = question(name, args);
    const at = exports.room(bytes.length) >>> 0;
    if (at === 0) return { ok: false, message: 'the text is too long' };
    new Uint8Array(exports.memory.buffer).set(bytes, at);
    return JSON.parse(textAt(exports.ask(), exports.answer_size())) as Answer<T>;
  }
  function must<T>(name: string, ...args: Argument[]): T {
    const answer = ask<T>(name, ...args);
    if (!answer.ok) throw new Error(`${name}: ${answer.message}`);
    return answer.value;
  }
  return { ask, must };
}

// `heard` gets the lines that the engine sees while it thinks.
export async function startAsker(
  module: WebAssembly.Module,
  heard: (line: string) => void = () => undefined,
): Promise<Asker> {
  let memory: WebAssembly.Memory;
  const textAt = (at: number, size: number) =>
    decoder.decode(new Uint8Array(memory.buffer, at >>> 0, size >>> 0));
  const instance = await WebAssembly.instantiate(module, {
    wasi_snapshot_preview1: system(() => new DataView(memory.buffer)),
    sumito: { heard: (at: number, size: number) => heard(textAt(at, size)) },
  });
  const exports = instance.exports as unknown as Exports;
  memory = exports.memory;
  exports._initialize();
  return asker(exports, textAt);
}
