import { afterEach, expect, test, vi } from 'vitest';
import { Keeper, type Version } from '../../src/offline/keeper';
import { FakeCaches, integrityOf } from './caches';

const scope = 'https://example.org/games/sumito/';

async function versionOf(name: string, contents: Record<string, string>): Promise<Version> {
  const files = Object.entries(contents).map(async ([path, text]) => ({
    path,
    integrity: await integrityOf(text),
  }));
  return { name, files: await Promise.all(files) };
}

// What a host has in the folder; it shows index.html for the folder itself.
function host(contents: Record<string, string>): FakeCaches {
  const address = (path: string) => scope + (path === 'index.html' ? '' : path);
  return new FakeCaches(new Map(Object.entries(contents).map(([p, t]) => [address(p), t])));
}

const first = { 'index.html': 'page 1', 'assets/a-1.js': 'script 1', 'icon.svg': 'icon' };
const second = { 'index.html': 'page 2', 'assets/a-2.js': 'script 2', 'icon.svg': 'icon' };

async function kept(contents: Record<string, string>, name = 'v1') {
  const fake = host(contents);
  const keeper = new Keeper(fake.storage, scope, await versionOf(name, contents));
  await keeper.keepAll();
  return { fake, keeper };
}

async function text(keeper: Keeper, path: string): Promise<string> {
  return (await keeper.find(new Request(scope + path))).text();
}

const network = vi.spyOn(globalThis, 'fetch');
afterEach(() => network.mockReset());

test('gives the kept files without the network', async () => {
  const { keeper } = await kept(first);
  expect(await text(keeper, '')).toBe('page 1');
  expect(await text(keeper, 'index.html')).toBe('page 1');
  expect(await text(keeper, '?x=1#game')).toBe('page 1');
  expect(await text(keeper, 'assets/a-1.js')).toBe('script 1');
  expect(network).not.toHaveBeenCalled();
});

test('asks the network for anything else', async () => {
  const { keeper } = await kept(first);
  network.mockResolvedValue(new Response('new'));
  expect(await text(keeper, 'unknown')).toBe('new');
});

test('keeps a version whole or not at all', async () => {
  const missing = new Keeper(host(second).storage, scope, await versionOf('v1', first));
  await expect(missing.keepAll()).rejects.toThrow('not there');
  const mixed = host({ ...first, 'index.html': 'page 2' });
  const keeper = new Keeper(mixed.storage, scope, await versionOf('v1', first));
  await expect(keeper.keepAll()).rejects.toThrow('another content');
  expect([...mixed.stored.values()].every((files) => files.size === 0)).toBe(true);
});

test('does not mix versions, and drops the old one when told to', async () => {
  const { fake, keeper: old } = await kept(first);
  for (const [path, content] of Object.entries(second))
    fake.network.set(scope + (path === 'index.html' ? '' : path), content);
  const fresh = new Keeper(fake.storage, scope, await versionOf('v2', second));
  await fresh.keepAll();
  expect(await text(old, '')).toBe('page 1');
  expect(await text(fresh, '')).toBe('page 2');
  await fresh.dropOthers();
  expect([...fake.stored.keys()]).toEqual([`sumito ${scope} v2`]);
});

test('leaves the caches of others on the same host alone', async () => {
  const { fake, keeper } = await kept(first);
  await fake.storage.open('sumito https://example.org/games/sumito/beta/ v0');
  await fake.storage.open('sumito https://example.org/ v0');
  await fake.storage.open('something else');
  await keeper.dropOthers();
  expect(fake.stored.size).toBe(4);
});

test('answers only for what lies in its folder', async () => {
  const { keeper } = await kept(first);
  expect(keeper.isOurs(new Request(scope))).toBe(true);
  expect(keeper.isOurs(new Request(`${scope}assets/x`))).toBe(true);
  expect(keeper.isOurs(new Request('https://example.org/games/'))).toBe(false);
  expect(keeper.isOurs(new Request('https://example.com/games/sumito/'))).toBe(false);
  expect(keeper.isOurs(new Request(scope, { method: 'POST' }))).toBe(false);
});
