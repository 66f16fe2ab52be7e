// The module of C++ rules: fetched and compiled once, made to work as often as somebody asks.

import address from 'sumito.wasm?url';
import { Unavailable } from './unavailable';

// A module with one function that makes a vector: what an engine without SIMD refuses.
const vectorModule = new Uint8Array([
  ...[0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00], // "\0asm", version 1
  ...[0x01, 0x05, 0x01, 0x60, 0x00, 0x01, 0x7b], // type: () -> v128
  ...[0x03, 0x02, 0x01, 0x00], // one function of that type
  ...[0x0a, 0x08, 0x01, 0x06, 0x00, 0x41, 0x00, 0xfd, 0x0f, 0x0b], // i8x16.splat(i32.const 0)
]);

export function checkBrowser(): void {
  if (typeof WebAssembly !== 'object') throw new Unavailable('wasm');
  if (!WebAssembly.validate(vectorModule)) throw new Unavailable('simd');
}

async function fetchModule(): Promise<WebAssembly.Module> {
  checkBrowser();
  try {
    const response = await fetch(address);
    if (!response.ok) throw new Error(`${response.status} ${response.statusText}`);
    // Not every host knows the type that compiling on the way needs.
    const known = response.headers.get('Content-Type')?.startsWith('application/wasm');
    if (known) return await WebAssembly.compileStreaming(response);
    return await WebAssembly.compile(await response.arrayBuffer());
  } catch (cause) {
    throw new Unavailable('file', { cause });
  }
}

let fetched: Promise<WebAssembly.Module> | undefined;

// A failure is not kept: the next one who asks tries again.
export function compiledModule(): Promise<WebAssembly.Module> {
  fetched ??= fetchModule().catch((error: unknown) => {
    fetched = undefined;
    throw error;
  });
  return fetched;
}
