// The board by keyboard alone. Arrow keys go over the cells; so do six keys for the six
// directions: u o j l m . around k, or Home, PageUp, End, PageDown. Space chooses a marble, Enter
// goes on to the direction; there the arrows go round through what is legal, the six keys and the
// digits 7 9 4 6 1 3 name a direction, and Enter plays. The digits aim from anywhere. Escape goes
// one step back. A letter from a to i begins a typed move.

import type { Cell, Direction } from '../core/types';
import { directions, onBoard, pointOf, step } from './geometry';
import {
  attempt,
  decide,
  isMine,
  letGo,
  nothing,
  putCursor,
  toggle,
  type Hand,
  type Outcome,
  type Table,
} from './state';

// What of a keyboard event matters.
export interface Key {
  key: string;
  code: string;
}

// Directions as they are seen on the screen.
const digits: Record<string, Direction> = {
  '9': 'NE',
  '7': 'NW',
  '6': 'E',
  '4': 'W',
  '3': 'SE',
  '1': 'SW',
};
const sixKeys: Record<string, Direction> = {
  KeyO: 'NE',
  KeyU: 'NW',
  KeyL: 'E',
  KeyJ: 'W',
  Period: 'SE',
  KeyM: 'SW',
};
const named: Record<string, Direction> = {
  PageUp: 'NE',
  Home: 'NW',
  PageDown: 'SE',
  End: 'SW',
  ArrowRight: 'E',
  ArrowLeft: 'W',
};

const clockwise: readonly Direction[] = ['NW', 'NE', 'E', 'SE', 'SW', 'W'];

export function press(hand: Hand, table: Table, key: Key): Outcome | undefined {
  hand.warned = [];
  return hand.aiming ? aim(hand, table, key) : browse(hand, table, key);
}

function browse(hand: Hand, table: Table, key: Key): Outcome | undefined {
  const way = named[key.key] ?? sixKeys[key.code];
  if (way) return walk(hand, table, way);
  if (key.key === 'ArrowUp') return climb(hand, table, ['NW', 'NE']);
  if (key.key === 'ArrowDown') return climb(hand, table, ['SW', 'SE']);
  if (table.editing) return edit(hand, key);
  if (key.key === ' ') return pick(hand, table);
  if (key.key === 'Enter') return startAiming(hand, table);
  if (key.key === 'Escape') return back(hand);
  const digit = digits[key.key];
  if (digit) return aimAt(hand, table, onBoard(digit, table.view));
  const letter = letterOf(key);
  return letter && table.moves.length > 0 ? { kind: 'type', text: letter } : undefined;
}

// A letter from a to i, by its place on the keyboard where the alphabet is another.
export function letterOf({ key, code }: Pick<Key, 'key' | 'code'>): string | undefined {
  if (/^[a-i]$/i.test(key)) return key.toLowerCase();
  const foreign = key.length === 1 && key.charCodeAt(0) > 127;
  return foreign ? /^Key([A-I])$/.exec(code)?.[1]?.toLowerCase() : undefined;
}

function edit(hand: Hand, { key }: Key): Outcome | undefined {
  if (key === ' ' || key === 'Enter') return { kind: 'cell', cell: hand.cursor, button: 0 };
  if (key === 'Delete' || key === 'Backspace')
    return { kind: 'cell', cell: hand.cursor, button: 2 };
  return undefined;
}

function walk(hand: Hand, table: Table, seen: Direction): Outcome {
  const next = step(hand.cursor, onBoard(seen, table.view));
  if (next) putCursor(hand, table, next);
  return nothing;
}

// Up and down zigzag, so that the cursor stays in its column.
function climb(hand: Hand, table: Table, ways: readonly Direction[]): Outcome {
  const off = (cell: Cell) => Math.abs(pointOf(cell, table.view).x - hand.column);
  const found = ways.flatMap((seen) => step(hand.cursor, onBoard(seen, table.view)) ?? []);
  const next = found.sort((a, b) => off(a) - off(b))[0];
  if (next) hand.cursor = next;
  return nothing;
}

function pick(hand: Hand, table: Table): Outcome {
  return isMine(table, hand.cursor) ? toggle(hand, table, hand.cursor) : nothing;
}

function back(hand: Hand): Outcome | undefined {
  if (hand.chosen.length === 0) return undefined;
  letGo(hand);
  return { kind: 'chose' };
}

// Nothing chosen: what lies under the cursor is meant.
function meant(hand: Hand): Cell[] {
  return hand.chosen.length > 0 ? hand.chosen : [hand.cursor];
}

function legalWays(hand: Hand, table: Table): Direction[] {
  return clockwise
    .map((seen) => onBoard(seen, table.view))
    .filter((d) => attempt(table, meant(hand), d).move);
}

function startAiming(hand: Hand, table: Table): Outcome {
  if (table.moves.length === 0) return nothing;
  const [first] = legalWays(hand, table);
  if (first) return aimAt(hand, table, first);
  const reason = attempt(table, meant(hand), directions[0]!);
  return isMine(table, hand.cursor) || hand.chosen.length > 0
    ? { kind: 'stuck' }
    : decide(hand, reason);
}

function aimAt(hand: Hand, table: Table, direction: Direction): Outcome {
  if (table.moves.length === 0) return nothing;
  hand.chosen = meant(hand);
  hand.attempt = attempt(table, hand.chosen, direction);
  hand.warned = [...(hand.attempt.verdict?.where ?? [])];
  hand.aiming = true;
  return { kind: 'aimed' };
}

function aim(hand: Hand, table: Table, key: Key): Outcome | undefined {
  if (key.key === 'Escape') return stopAiming(hand);
  if (key.key === 'Enter' || key.key === ' ') return playAimed(hand);
  if (key.key === 'ArrowRight' || key.key === 'ArrowDown') return turnAim(hand, table, 1);
  if (key.key === 'ArrowLeft' || key.key === 'ArrowUp') return turnAim(hand, table, -1);
  const seen = digits[key.key] ?? sixKeys[key.code] ?? named[key.key];
  return seen ? aimAt(hand, table, onBoard(seen, table.view)) : undefined;
}

function stopAiming(hand: Hand): Outcome {
  hand.aiming = false;
  hand.attempt = undefined;
  return { kind: 'chose' };
}

function playAimed(hand: Hand): Outcome {
  const tried = hand.attempt;
  return tried ? decide(hand, tried) : stopAiming(hand);
}

function turnAim(hand: Hand, table: Table, by: number): Outcome {
  const ways = legalWays(hand, table);
  const now = ways.indexOf(hand.attempt?.direction ?? 'E');
  const next = ways[(now + by + ways.length) % ways.length];
  return next ? aimAt(hand, table, next) : { kind: 'stuck' };
}
