import { vitePreprocess } from '@sveltejs/vite-plugin-svelte';

export default {
  preprocess: vitePreprocess(),
  compilerOptions: {
    runes: true,
    discloseVersion: false,
    cssHash: ({ hash, css }) => `s-${hash(css).slice(-4)}`, // short: it is often in the page
  },
};
