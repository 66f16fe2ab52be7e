// The page's words in the player's language.

import type { Language } from '../core/types';
import { loadWords, type Words } from './catalogues';

const chosen = $state<{ language: Language; words: Words }>({ language: 'en', words: {} });

export function language(): Language {
  return chosen.language;
}

export async function setLanguage(wanted: Language): Promise<void> {
  chosen.words = await loadWords(wanted);
  chosen.language = wanted;
  document.documentElement.lang = wanted;
}

export type Arguments = Record<string, string | number>;

export function say(words: Words, lang: Language, key: string, args: Arguments = {}): string {
  const count = args.count;
  const form = typeof count === 'number' ? `${key}.${new Intl.PluralRules(lang).select(count)}` : key;
  const text = words[form] ?? words[`${key}.other`] ?? words[key] ?? key;
  return text.replace(/\{([a-z]+)\}/g, (all, name: string) => String(args[name] ?? all));
}

// The text of a key; a number called `count` chooses the plural form.
export function t(key: string, args: Arguments = {}): string {
  return say(chosen.words, chosen.language, key, args);
}
