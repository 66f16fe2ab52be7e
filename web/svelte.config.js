import { vitePreprocess } from '@sveltejs/vite-plugin-svelte';

// The name by which a component's styles are told from others': as short as it can be, since it is
// often in the page.
const taken = new Map();
function shortName(hash, css) {
  let length = 2;
  while (taken.has(hash.slice(-length)) && taken.get(hash.slice(-length)) !== css) ++length;
  taken.set(hash.slice(-length), css);
  return `_${hash.slice(-length)}`;
}

export default {
  preprocess: vitePreprocess(),
  compilerOptions: {
    runes: true,
    discloseVersion: false,
    cssHash: ({ hash, css }) => shortName(hash(css), css),
  },
};
