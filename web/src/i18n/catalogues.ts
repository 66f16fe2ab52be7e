// The catalogues in i18n/, each fetched when its language is wanted.

import type { Language } from '../core/types';

export type Words = Record<string, string>; // by short name

export const languages: readonly Language[] = ['en', 'de', 'fr', 'sv', 'ru', 'cs'];

const loaders: Record<Language, () => Promise<{ default: Words }>> = {
  en: () => import('words:en'),
  de: () => import('words:de'),
  fr: () => import('words:fr'),
  sv: () => import('words:sv'),
  ru: () => import('words:ru'),
  cs: () => import('words:cs'),
};

export async function loadWords(language: Language): Promise<Words> {
  return (await loaders[language]()).default;
}

// The first of the browser's languages that there is a catalogue for.
export function preferredLanguage(wanted: readonly string[] = navigator.languages): Language {
  for (const tag of wanted) {
    const found = languages.find((l) => l === tag.toLowerCase().split('-')[0]);
    if (found) return found;
  }
  return 'en';
}
