// What a player has set for good: only what was chosen is stored, all else follows the system.

import { type BoardStyle, boardStyles } from '../board/look';
import type { Language } from '../core/types';
import { languages, preferredLanguage, setLanguage, t } from '../i18n/words.svelte';
import { warn } from './notices.svelte';
import { shelf } from './shelf';
import { storedObject } from './storage';

export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

export interface Settings {
  language: Language;
  theme: Theme;
  board: BoardStyle;
  sound: boolean;
  coordinates: boolean;
  motion: boolean;
  turning: boolean; // the board turns to the player to move
}

const key = 'sumito.settings';
const chosen = $state<Partial<Settings>>({});

function usual(): Settings {
  return {
    language: preferredLanguage(),
    theme: 'system',
    board: 'wood',
    sound: true,
    coordinates: true,
    motion: !matchMedia('(prefers-reduced-motion: reduce)').matches,
    turning: false,
  };
}

export function settings(): Settings {
  return { ...usual(), ...chosen };
}

export function change(part: Partial<Settings>): void {
  Object.assign(chosen, part);
  shelf.set(key, JSON.stringify(chosen));
}

export function loadSettings(): void {
  Object.assign(chosen, readSettings(shelf.get(key)));
}

// What of a stored text makes sense.
export function readSettings(text: string | null): Partial<Settings> {
  const found = storedObject(text) ?? {};
  const read: Partial<Settings> = {};
  if (isOneOf(languages, found.language)) read.language = found.language;
  if (isOneOf(themes, found.theme)) read.theme = found.theme;
  if (isOneOf(boardStyles, found.board)) read.board = found.board;
  for (const name of ['sound', 'coordinates', 'motion', 'turning'] as const)
    if (typeof found[name] === 'boolean') read[name] = found[name];
  return read;
}

function isOneOf<T>(list: readonly T[], value: unknown): value is T {
  return list.includes(value as T);
}

// Lets language and theme follow the settings, now and whenever they change. The rules' sentences
// come first: who hears that the language has changed asks for them anew.
export function followSettings(onlanguage: (language: Language) => void): void {
  $effect.root(() => {
    $effect(() => {
      const { language } = settings();
      onlanguage(language);
      setLanguage(language).catch(() => warn(t('page.app.words_missing')));
    });
    $effect(() => {
      document.documentElement.dataset.theme = settings().theme;
    });
  });
}
