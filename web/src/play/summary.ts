// A kept game as the list of games shows it.

import type { Core, GameState } from '../core/types';
import { type Found, isBroken } from './kept';

export type Summary =
  | { id: string; when: number; state: GameState }
  | { id: string; text: string }; // it cannot be read

export function summaryOf(found: Found, core: Core, now: number): Summary {
  if (isBroken(found)) return found;
  const game = core.openGame(found.record, now);
  if (!game.ok) return { id: found.id, text: found.record };
  const state = game.value.state(now);
  game.value.close();
  return { id: found.id, when: found.when, state };
}
