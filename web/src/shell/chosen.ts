// What a player can choose for good, and how it is kept.

import { type BoardStyle, boardStyles } from '../board/look';
import type { Language } from '../core/types';
import { languages } from '../i18n/catalogues';
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

export const settingsKey = 'sumito.settings';
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
