// Makes modules of the catalogues in ../i18n: `import words from 'words:en'`. Only what the page
// says is taken; the sentences of the rules come from the C++ side, in the same words.

import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { shortName } from './src/i18n/short.ts';

const families = [
  'page.',
  'colour.',
  'mode.',
  'layout.',
  'seat.',
  'cause.resignation',
  'cause.flag',
  'setup.about.',
  'player.',
  'list.',
];

export function readCatalogue(text: string): Record<string, string> {
  const words: Record<string, string> = {};
  for (const line of text.split('\n')) {
    const at = line.indexOf(' = ');
    if (at > 0 && !line.startsWith('#')) words[line.slice(0, at)] = line.slice(at + 3);
  }
  return words;
}

export function pageWords(text: string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(readCatalogue(text)).filter(([key]) => families.some((f) => key.startsWith(f))),
  );
}

// As they are sent to the page.
export function sentWords(text: string): Record<string, string> {
  const words = pageWords(text);
  const sent: Record<string, string> = {};
  for (const [key, sentence] of Object.entries(words)) {
    const name = shortName(key);
    if (name in sent) throw new Error(`src/i18n/short.ts: ${key} shares its name with another key`);
    sent[name] = sentence;
  }
  return sent;
}

export function wordsPlugin(folder: string): Plugin {
  const path = (id: string) => `${folder}/${id.slice(id.indexOf(':') + 1)}.txt`;
  return {
    name: 'sumito-words',
    resolveId: (id) => (id.startsWith('words:') ? '\0' + id : null),
    load(id) {
      if (!id.startsWith('\0words:')) return null;
      this.addWatchFile(path(id));
      return `export default ${JSON.stringify(sentWords(readFileSync(path(id), 'utf8')))}`;
    },
  };
}
