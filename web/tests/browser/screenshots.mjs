// See tools/screenshots.

import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const [folder, ...only] = process.argv.slice(2);
if (!folder) throw new Error('into which folder?');
const gallery = fileURLToPath(new URL('gallery.ts', import.meta.url));
const { takeAll } = (await runnerImport(gallery)).module;
await takeAll(folder, only);
