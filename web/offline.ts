// Builds sw.js, the service worker that keeps the page in the browser: it is given the names and
// hashes of the files of the finished page.

import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { build, type Plugin } from 'vite';
import type { Version } from './src/offline/keeper.ts';

const output = 'sw.js';
// Not itself, nor the icons that are asked for only when the page is installed.
const notKept = /^(sw\.js|icon-.*\.png)$/;

const hash = (content: string | Uint8Array) => createHash('sha256').update(content);

function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && !notKept.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

export function versionOf(folder: string): Version {
  const files = filesIn(folder).map((file) => {
    const path = relative(folder, file).split(sep).join('/');
    const integrity = `sha256-${hash(readFileSync(file)).digest('base64')}`;
    return path.startsWith('assets/') ? { path } : { path, integrity };
  });
  return { name: hash(JSON.stringify(files)).digest('hex').slice(0, 16), files };
}

// A script of one piece, as a service worker has to be in some browsers.
async function buildWorker(source: string, folder: string): Promise<void> {
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { builtVersion: JSON.stringify(versionOf(folder)) },
    build: {
      outDir: folder,
      emptyOutDir: false,
      target: 'es2022',
      rolldownOptions: { input: source, output: { format: 'iife', entryFileNames: output } },
    },
  });
}

export function offlinePlugin(source: string): Plugin {
  let folder = '';
  return {
    name: 'sumito-offline',
    apply: 'build',
    configResolved(config) {
      folder = config.build.outDir;
    },
    async closeBundle() {
      await buildWorker(source, folder);
    },
  };
}
