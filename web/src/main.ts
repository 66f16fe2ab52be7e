// The page once its script is there: settings, words, the rules, and then what is to be seen.

import { mount } from 'svelte';
import App from './App.svelte';
import { type Lack, loadCore, Unavailable } from './core';
import type { Core } from './core/types';
import { language, setLanguage } from './i18n/words.svelte';
import { keepOffline } from './offline/register';
import { followAddress } from './shell/route.svelte';
import { followSettings, loadSettings, settings } from './shell/settings.svelte';
import { sayWhatWaited } from './shell/shelf';
import './shell/theme.css';
import Unsupported from './shell/Unsupported.svelte';

const target = document.getElementById('page')!;

async function begin(): Promise<void> {
  loadSettings();
  const words = setLanguage(settings().language).catch(() => setLanguage('en'));
  try {
    const [core] = await Promise.all([loadCore(), words]);
    show(core);
  } catch (error) {
    await words.then(
      () => refuse(error instanceof Unavailable ? error.lack : 'file', error),
      () => (target.textContent = 'Sumito could not be loaded.'), // nor can it be said otherwise
    );
  }
  void keepOffline();
}

function show(core: Core): void {
  core.language = language(); // what is mounted asks for sentences at once
  followSettings((language) => (core.language = language));
  followAddress();
  mount(App, { target, props: { core } });
  sayWhatWaited();
}

function refuse(why: Lack, error: unknown): void {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  followSettings(() => {});
  mount(Unsupported, { target, props: { why, detail: String(cause) } });
}

void begin();
