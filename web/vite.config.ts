import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { offlinePlugin } from './offline.ts';
import { wordsPlugin } from './words.ts';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));
const wasm = process.env.SUMITO_WASM ?? path('../build/wasm/sumito.wasm');

// All styles are in one file, so what is imported later has none to wait for.
const plainImports: Plugin = {
  name: 'sumito-plain-imports',
  enforce: 'pre',
  load: (id) =>
    id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load();' : null,
};

// The page's script and the rules are fetched at once, not only when somebody asks for them.
const earlyFiles: Plugin = {
  name: 'sumito-early-files',
  transformIndexHtml: (_html, { bundle }) =>
    Object.entries(bundle ?? {}).flatMap(([file, made]) => {
      const link = (attrs: Record<string, string | boolean>) => [
        { tag: 'link', attrs: { ...attrs, href: `./${file}` } },
      ];
      if (file.endsWith('.wasm')) return link({ rel: 'preload', as: 'fetch', crossorigin: true });
      return made.type === 'chunk' && made.name === 'main' ? link({ rel: 'modulepreload' }) : [];
    }),
};

// What went wrong is named by Svelte with an address; the initials of its last part tell it as well,
// such as eude for effect_update_depth_exceeded.
const shortErrors: Plugin = {
  name: 'sumito-short-errors',
  transform: (code, id) =>
    id.includes('/svelte/src/internal/')
      ? code.replace(/https:\/\/svelte\.dev\/e\/(\w+)/g, (_, name: string) =>
          name.replace(/([a-z])[a-z]*_?/g, '$1'),
        )
      : null,
};

// The page can lie in any folder of any static host: all addresses in it are relative.
export default defineConfig({
  root: path('.'),
  base: './',
  plugins: [
    svelte(),
    wordsPlugin(path('../i18n')),
    offlinePlugin(path('src/offline/worker.ts')),
    plainImports,
    shortErrors,
    earlyFiles,
  ],
  resolve: { alias: [{ find: /^sumito\.wasm/, replacement: wasm }] },
  server: { fs: { allow: [path('..'), wasm] } },
  build: {
    outDir: process.env.SUMITO_PAGE_OUT ?? path('../build/page'),
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: false,
    cssCodeSplit: false,
    rolldownOptions: {
      checks: { bundlerTimings: false }, // no advice on how long plugins took
      output: {
        entryFileNames: 'assets/[name]-[hash:6].js',
        chunkFileNames: 'assets/[name]-[hash:6].js',
        assetFileNames: 'assets/[name]-[hash:6][extname]',
      },
    },
  },
  worker: { format: 'es' },
  // tests/browser has a configuration of its own.
  // A slow machine is no fault of the page's.
  test: {
    include: ['tests/**/*.test.ts'],
    exclude: ['tests/browser/**'],
    testTimeout: 120_000,
  },
});
