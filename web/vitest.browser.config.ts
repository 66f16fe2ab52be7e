// Tests of the whole page in a real browser, one after the other. They need the built program; its
// path is in SUMITO.

import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

export default defineConfig({
  root: path('.'),
  test: {
    include: ['tests/browser/**/*.test.ts'],
    maxWorkers: 1,
    isolate: false, // they share program and browser
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // On a busy machine a hand may rest too long before it pulls, and so choose instead.
    retry: 2,
    expect: { poll: { timeout: 15_000, interval: 20 } },
  },
});
