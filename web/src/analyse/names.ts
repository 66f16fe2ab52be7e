// What a side is called by its colours: "Black", "Black and Red".

import type { Arguments } from '../i18n/words.svelte';

export type Say = (key: string, args?: Arguments) => string;

export function sideName(colours: readonly string[], say: Say): string {
  const [first = '', second] = colours.map((colour) => say(`colour.${colour}`));
  return second ? say('list.two', { first, second }) : first;
}
