// The page's one shelf, in the browser's storage for this place.

import { t } from '../i18n/words.svelte';
import { warn } from './notices.svelte';
import { Shelf, type Trouble } from './storage';

const sentences: Record<Trouble, string> = {
  denied: 'page.app.storage_denied',
  full: 'page.app.storage_full',
};

let wordsAreThere = false;
const waiting: Trouble[] = [];

// Settings are read before the words are: what there is to say then is said later.
function tell(trouble: Trouble): void {
  if (wordsAreThere) warn(t(sentences[trouble]));
  else waiting.push(trouble);
}

export function sayWhatWaited(): void {
  wordsAreThere = true;
  waiting.splice(0).forEach(tell);
}

export const shelf = new Shelf(() => localStorage, tell);
