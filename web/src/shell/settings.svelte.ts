// What a player has set for good: only what was chosen is stored, all else follows the system.

import type { Language } from '../core/types';
import { preferredLanguage } from '../i18n/catalogues';
import { language, setLanguage, t } from '../i18n/words.svelte';
import { readSettings, type Settings, settingsKey } from './chosen';
import { warn } from './notices.svelte';
import { shelf } from './shelf';

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
  shelf.set(settingsKey, JSON.stringify(chosen));
}

export function loadSettings(): void {
  Object.assign(chosen, readSettings(shelf.get(settingsKey)));
}

// A language whose words do not come is not chosen now; what is spoken stays.
function refuse(wanted: Language): void {
  if (settings().language !== wanted) return;
  warn(t('page.app.words_missing'));
  chosen.language = language();
}

// Lets language and theme follow the settings, now and whenever they change. The rules' sentences
// come first: who hears that the language has changed asks for them anew.
export function followSettings(onlanguage: (language: Language) => void): void {
  $effect.root(() => {
    $effect(() => {
      const wanted = settings().language;
      setLanguage(wanted, onlanguage).catch(() => refuse(wanted));
    });
    $effect(() => {
      document.documentElement.dataset.theme = settings().theme;
    });
  });
}
