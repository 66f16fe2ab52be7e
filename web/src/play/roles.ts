// Who may or must do what in a game as it stands.

import type { Colour, GameState, Ruleset } from '../core/types';
import { isPerson } from '../game/seats';

// The people who are still in the game.
export function personsIn(state: GameState, ruleset: Ruleset): Colour[] {
  return ruleset.colours.filter(
    (colour) => isPerson(state.settings.seats, colour) && !state.retired.includes(colour),
  );
}

// The person for whom the buttons are: who is to move, or else moves next.
export function actorIn(state: GameState, ruleset: Ruleset): Colour | undefined {
  const { colours } = ruleset;
  const from = colours.indexOf(state.position.turn);
  const order = [...colours.slice(from), ...colours.slice(0, from)];
  const persons = personsIn(state, ruleset);
  return order.find((colour) => persons.includes(colour));
}

// Whose word on a draw is wanted.
export function askedIn(state: GameState, ruleset: Ruleset): Colour | undefined {
  const { agreed, retired, result } = state;
  if (result || agreed.length === 0) return undefined;
  return ruleset.colours.find((c) => !agreed.includes(c) && !retired.includes(c));
}

// There is a move of a person that the game allows to take back.
export function canUndo(state: GameState, ruleset: Ruleset): boolean {
  const { settings, plies, result } = state;
  if (result || !settings.undo || settings.time.kind !== 'none') return false;
  const persons = personsIn(state, ruleset);
  return plies.some((ply) => ply.move !== '--' && persons.includes(ply.by));
}
