// The page's words in the player's language, from the catalogues in i18n/.

import type { Language } from '../core/types';

type Words = Record<string, string>;

export const languages: readonly Language[] = ['en', 'de', 'fr', 'sv', 'ru', 'cs'];

const loaders: Record<Language, () => Promise<{ default: Words }>> = {
  en: () => import('words:en'),
  de: () => import('words:de'),
  fr: () => import('words:fr'),
  sv: () => import('words:sv'),
  ru: () => import('words:ru'),
  cs: () => import('words:cs'),
};

const chosen = $state<{ language: Language; words: Words }>({ language: 'en', words: {} });

export function language(): Language {
  return chosen.language;
}

// The first of the browser's languages that there is a catalogue for.
export function preferredLanguage(wanted: readonly string[] = navigator.languages): Language {
  for (const tag of wanted) {
    const found = languages.find((l) => l === tag.toLowerCase().split('-')[0]);
    if (found) return found;
  }
  return 'en';
}

export async function setLanguage(wanted: Language): Promise<void> {
  const { default: words } = await loaders[wanted]();
  chosen.words = words;
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
