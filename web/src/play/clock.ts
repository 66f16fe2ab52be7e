// Clock times as players read them, and whose time is how much at a moment.

import type { Colour, GameState } from '../core/types';

const withTenths = 10_000; // milliseconds below which tenths of a second are shown

// 9:58, 1:02:03, and 8.4 when it gets close. Rounded up, so that only time that is over shows 0.
export function clockText(milliseconds: number): string {
  const left = Math.max(0, milliseconds);
  if (left < withTenths) return (Math.ceil(left / 100) / 10).toFixed(1);
  const seconds = Math.ceil(left / 1000);
  const two = (n: number) => String(n).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  if (hours > 0) return `${hours}:${two(minutes)}:${two(seconds % 60)}`;
  return `${minutes}:${two(seconds % 60)}`;
}

// The state was asked for earlier; the time that runs has gone on since.
export function leftOf(state: GameState, colour: Colour, now: number): number | undefined {
  const runs = state.running && state.position.turn === colour && state.overAt !== undefined;
  return runs && state.gameClock === undefined ? state.overAt! - now : state.clocks[colour];
}

export function gameLeft(state: GameState, now: number): number | undefined {
  if (state.gameClock === undefined) return undefined;
  return state.running && state.overAt !== undefined ? state.overAt - now : state.gameClock;
}
