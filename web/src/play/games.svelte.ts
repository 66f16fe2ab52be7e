// The page's kept games, and what is done with them from its screens.

import type { Core, GameSettings } from '../core/types';
import { t } from '../i18n/words.svelte';
import { notify } from '../shell/notices.svelte';
import { goTo } from '../shell/route.svelte';
import { shelf } from '../shell/shelf';
import { type Choice, readChoice } from './choice';
import { type Found, gameOfKey, KeptGames } from './kept';

const choiceKey = 'sumito.newgame';

export const games = new KeptGames(shelf);
const seen = $state({ changes: 0 });

// All kept games; asked for anew whenever some page changes one.
export function keptGames(): Found[] {
  void seen.changes;
  return games.all();
}

export function gamesChanged(): void {
  seen.changes++;
}

export function followOtherPages(heard: (id: string, text: string | null) => void): () => void {
  const listen = ({ key, newValue }: StorageEvent) => {
    const id = gameOfKey(key);
    if (id !== undefined) heard(id, newValue);
  };
  addEventListener('storage', listen);
  return () => removeEventListener('storage', listen);
}

export function lastChoice(): Choice {
  return readChoice(shelf.get(choiceKey));
}

export function rememberChoice(choice: Choice): void {
  shelf.set(choiceKey, JSON.stringify(choice));
}

// Begins a game and goes to its screen. One with a clock waits there until the players are ready.
export function startGame(core: Core, settings: GameSettings): void {
  const now = Date.now();
  const game = core.newGame(settings, now);
  if (!game.ok) return notify(t('page.play.not_started', { why: game.message }));
  const id = games.add(game.value.record(now));
  game.value.close();
  gamesChanged();
  goTo(`game/${id}`);
}

export function removeGame(id: string): void {
  const bringBack = games.remove(id);
  gamesChanged();
  const run = () => {
    bringBack();
    gamesChanged();
  };
  notify(t('page.play.removed'), { label: t('page.play.bring_back'), run });
}
