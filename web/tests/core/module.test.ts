// How the module is had, and what is said where it cannot be.

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { realModule } from './real';

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

const load = async () => (await import('../../src/core/index')).loadCore();
const wasm = { headers: { 'Content-Type': 'application/wasm' } };

test('where it is to be had', async () => {
  vi.stubGlobal('fetch', vi.fn(async () => new Response('', wasm)));
  vi.spyOn(WebAssembly, 'compileStreaming').mockImplementation(realModule);
  expect((await load()).rulesets()).toHaveLength(4);
});

test('a browser without WebAssembly, or with an old one', async () => {
  vi.stubGlobal('WebAssembly', undefined);
  await expect(load()).rejects.toMatchObject({ name: 'Unavailable', lack: 'wasm' });
  vi.stubGlobal('WebAssembly', { validate: () => false });
  await expect(load()).rejects.toMatchObject({ lack: 'simd' });
});

test('a module that is not there is asked for again the next time', async () => {
  const fetch = vi.fn(async () => new Response('', { status: 404 }));
  vi.stubGlobal('fetch', fetch);
  const { loadCore } = await import('../../src/core/index');
  await expect(loadCore()).rejects.toMatchObject({ lack: 'file' });
  await expect(loadCore()).rejects.toMatchObject({ lack: 'file' });
  expect(fetch).toHaveBeenCalledTimes(2);
});

test('a file that is something else', async () => {
  const html = { headers: { 'Content-Type': 'text/html' } };
  vi.stubGlobal('fetch', vi.fn(async () => new Response('<html>', html)));
  await expect(load()).rejects.toMatchObject({ lack: 'file' });
});

test('no Worker', async () => {
  vi.stubGlobal('Worker', undefined);
  const { openWorker } = await import('../../src/core/thinker');
  expect(() => openWorker(() => undefined, () => undefined)).toThrow('worker');
});
