// The page's words in the player's language.

import type { Language } from '../core/types';
import { loadWords, type Words } from './catalogues';
import { shortName } from './short';

const chosen = $state<{ language: Language; words: Words }>({ language: 'en', words: {} });

export function language(): Language {
  return chosen.language;
}

let times = 0; // that a language was wanted

// `first` hears of it before anything on the page does. Of several wanted one after the other it is
// the last that comes, however long their words take.
export async function setLanguage(
  wanted: Language,
  first: (language: Language) => void = () => {},
): Promise<void> {
  const time = ++times;
  const words = await loadWords(wanted);
  if (time !== times) return;
  first(wanted);
  chosen.words = words;
  chosen.language = wanted;
  document.documentElement.lang = wanted;
}

export type Arguments = Record<string, string | number>;

export function say(words: Words, lang: Language, key: string, args: Arguments = {}): string {
  const count = args.count;
  const form = typeof count === 'number' ? `${key}.${new Intl.PluralRules(lang).select(count)}` : key;
  const of = (name: string) => words[shortName(name)];
  const text = of(form) ?? of(`${key}.other`) ?? of(key) ?? key;
  return text.replace(/\{([a-z]+)\}/g, (all, name: string) => String(args[name] ?? all));
}

// The text of a key; a number called `count` chooses the plural form.
export function t(key: string, args: Arguments = {}): string {
  return say(chosen.words, chosen.language, key, args);
}
