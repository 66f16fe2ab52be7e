// A position in the making: marbles put down and taken away, as the editor shows it. It may be
// nonsense; whether it can be played, the rules say when they read its text.

import type { Cell, Colour, Mode, Position, Ruleset } from '../core/types';

export interface Draft {
  mode: Mode;
  marbles: Record<Cell, Colour>;
  turn: Colour;
  ejected: number[]; // by each side
  goal: number;
}

export function draftOf(position: Position): Draft {
  const { mode, marbles, turn, ejected, goal } = position;
  return { mode, marbles: { ...marbles }, turn, ejected: [...ejected], goal };
}

// Puts a marble down; the same colour again, or no colour, takes it away.
export function painted(draft: Draft, cell: Cell, colour: Colour | undefined): Draft {
  const { [cell]: there, ...others } = draft.marbles;
  if (colour === undefined || there === colour) return { ...draft, marbles: others };
  return { ...draft, marbles: { ...others, [cell]: colour } };
}

export function cleared(draft: Draft): Draft {
  return { ...draft, marbles: {}, ejected: draft.ejected.map(() => 0) };
}

// The same marbles under other rules: those of colours that do not play there go away.
export function inMode(draft: Draft, ruleset: Ruleset): Draft {
  const plays = (colour: Colour) => ruleset.colours.includes(colour);
  const marbles = Object.fromEntries(Object.entries(draft.marbles).filter(([, c]) => plays(c)));
  return {
    mode: ruleset.mode,
    marbles,
    turn: plays(draft.turn) ? draft.turn : (ruleset.colours[0] ?? 'black'),
    ejected: ruleset.sides.map((_, side) => draft.ejected[side] ?? 0),
    goal: draft.goal,
  };
}

export function countOf(draft: Draft, colour: Colour): number {
  return Object.values(draft.marbles).filter((there) => there === colour).length;
}

// The text of the draft, as the rules read positions.
export function draftText(draft: Draft): string {
  const text = `${rows.map((row) => rowText(draft, row)).join('/')} ${draft.turn[0]}`;
  return `${text} ${draft.ejected.join('-')} ${draft.mode} ${draft.goal}`;
}

// From the top, each from left to right.
const rows: Cell[][] = [8, 7, 6, 5, 4, 3, 2, 1, 0].map((row) => {
  const first = Math.max(0, row - 4);
  const length = 9 - Math.abs(row - 4);
  const letter = 'abcdefghi'[row] ?? '';
  return Array.from({ length }, (_, at) => `${letter}${first + at + 1}`);
});

function rowText(draft: Draft, row: Cell[]): string {
  const letters = row.map((cell) => draft.marbles[cell]?.[0] ?? ' ').join('');
  return letters.replace(/ +/g, (gap) => String(gap.length));
}
