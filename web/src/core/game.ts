// A game that C++ keeps.

import type { Asker } from './asker';
import type { Action, Colour, Game, GameState, Refusal } from './types';

type Times = Pick<GameState, 'clocks' | 'gameClock' | 'running' | 'overAt'>;

const time = (now: number) => Math.trunc(now);

export function gameOf(asker: Asker, handle: number, language: () => string): Game {
  // All but the times stays as it is between two actions.
  let known: { state: GameState; language: string } | undefined;

  function whole(now: number): GameState {
    const state = asker.must<GameState>('game_state', handle, time(now));
    known = { state, language: language() };
    return state;
  }

  return {
    state(now) {
      if (known?.language !== language()) return whole(now);
      const { clocks: _c, gameClock: _g, running: _r, overAt: _o, ...rest } = known.state;
      return { ...rest, ...asker.must<Times>('game_times', handle, time(now)) };
    },
    act(seat: Colour, action: Action, now: number): Refusal | undefined {
      known = undefined;
      const move = action.kind === 'play' ? action.move : '';
      const args = [seat, action.kind, move, time(now)];
      return asker.must<{ refusal?: Refusal }>('game_act', handle, ...args).refusal;
    },
    record: (now) => asker.must<string>('game_record', handle, time(now)),
    close: () => void asker.must<boolean>('close_game', handle),
  };
}
