import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { versionOf } from '../../offline';
import { integrityOf } from './caches';

const folders: string[] = [];
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true })));

function page(index: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'sumito-page-'));
  folders.push(folder);
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), index);
  writeFileSync(join(folder, 'assets', 'a-3f2a.js'), 'script');
  writeFileSync(join(folder, 'icon-192.png'), 'picture');
  writeFileSync(join(folder, 'sw.js'), `worker of ${index}`);
  return folder;
}

test('a version has every file that the page needs, with its hash or one in its name', async () => {
  expect(versionOf(page('page')).files).toEqual([
    { path: 'assets/a-3f2a.js' },
    { path: 'index.html', integrity: await integrityOf('page') },
  ]);
});

test('its name changes with any file, and only then', () => {
  expect(versionOf(page('page')).name).toBe(versionOf(page('page')).name);
  expect(versionOf(page('page')).name).not.toBe(versionOf(page('other')).name);
});
