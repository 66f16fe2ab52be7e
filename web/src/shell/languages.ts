// Languages as their own speakers call them. (The browser knows, too, but takes long to tell.)

import type { Language } from '../core/types';

export const ownNames: Record<Language, string> = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  sv: 'Svenska',
  ru: 'Русский',
  cs: 'Čeština',
};
