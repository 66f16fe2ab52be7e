// What lies on the table and what the player's hand does with it. The table is given: the board
// knows no rule, it finds the player's wish in the list of legal moves or asks the judge. The hand
// is the board's one state; the functions here and in input.ts and keyboard.ts change it, and the
// page draws it.

import type { Cell, Direction, Move, Position, Verdict } from '../core/types';
import { directions, foremost, lineBetween, pointOf, step, type Point } from './geometry';
import type { View } from './look';

export interface Table {
  position: Position;
  moves: readonly Move[]; // of the person who may move here and now
  view: View;
  judge?: ((marbles: Cell[], direction: Direction) => Verdict) | undefined;
  lineFrom?: ((rear: Cell, direction: Direction) => Cell[]) | undefined;
  editing?: boolean; // cells are reported, nothing is moved
}

// Marbles that are to go some way: the move that it is, or why it is none.
export interface Attempt {
  marbles: Cell[];
  direction: Direction;
  move?: Move | undefined;
  verdict?: Verdict | undefined;
  reach: number; // how far the hand has pulled them, 0 to 1
}

export const playReach = 0.45; // a pull that ends nearer than this is cancelled

// Letting go now plays it.
export function isArmed({ move, reach }: Attempt): boolean {
  return move !== undefined && reach >= playReach;
}

// The pointer is down: it pulls a marble, or sweeps over the board to choose some.
export interface Grip {
  kind: 'pull' | 'sweep';
  from: Point;
  cell: Cell | undefined; // that was pressed
  left: boolean; // it has gone further than a tap does
  first?: Cell | undefined; // the first marble swept over
}

export interface Hand {
  chosen: Cell[];
  grip?: Grip | undefined;
  attempt?: Attempt | undefined; // shown before it is played
  warned: Cell[]; // the cells that are the reason of a refusal
  cursor: Cell; // of the keyboard
  column: number; // where the cursor wants to be when it goes up and down
  aiming: boolean; // the keyboard chooses a direction
}

export type Outcome =
  | { kind: 'play'; move: Move; reach: number }
  | { kind: 'refused'; verdict: Verdict }
  | { kind: 'chose' } // or let go: what is chosen has changed
  | { kind: 'aimed' }
  | { kind: 'stuck' } // what is chosen has no legal move
  | { kind: 'type'; text: string }
  | { kind: 'cell'; cell: Cell; button: number }
  | { kind: 'nothing' };

export const nothing: Outcome = { kind: 'nothing' };

export function newHand(): Hand {
  return { chosen: [], warned: [], cursor: 'e5', column: 0, aiming: false };
}

// Where the keyboard goes on from.
export function putCursor(hand: Hand, table: Table, cell: Cell): void {
  hand.cursor = cell;
  hand.column = pointOf(cell, table.view).x;
}

// A new position, or second thoughts.
export function letGo(hand: Hand): void {
  hand.chosen = [];
  hand.grip = undefined;
  hand.attempt = undefined;
  hand.warned = [];
  hand.aiming = false;
}

// A marble that the player may take hold of: an own one, or a partner's that may go along.
export function isMine(table: Table, cell: Cell): boolean {
  if (table.moves.length === 0) return false;
  const colour = table.position.marbles[cell];
  if (colour === undefined) return false;
  return colour === table.position.turn || table.moves.some((move) => move.own.includes(cell));
}

export function same(a: readonly Cell[], b: readonly Cell[]): boolean {
  return a.length === b.length && a.every((cell) => b.includes(cell));
}

// One marble pulls its line along; of several, only they go.
export function going(table: Table, chosen: readonly Cell[], direction: Direction): Cell[] {
  const [rear] = chosen;
  if (rear === undefined || chosen.length > 1) return [...chosen];
  return pulled(table, rear, direction)?.own ?? table.lineFrom?.(rear, direction) ?? [rear];
}

function pulled(table: Table, rear: Cell, direction: Direction): Move | undefined {
  return table.moves.find(
    (move) => !move.broadside && move.direction === direction && move.own[0] === rear,
  );
}

export function attempt(table: Table, chosen: readonly Cell[], direction: Direction): Attempt {
  const marbles = going(table, chosen, direction);
  const move = table.moves.find((m) => m.direction === direction && same(m.own, marbles));
  const verdict = move ? undefined : table.judge?.(marbles, direction);
  return { marbles, direction, move, verdict, reach: 0 };
}

// Shows what a move would do, or no more.
export function foresee(hand: Hand, move: Move | undefined): void {
  hand.warned = [];
  hand.attempt = move && { marbles: move.own, direction: move.direction, move, reach: 0 };
}

// The hand lets go of an attempt: played, or refused with what is in the way marked.
export function decide(hand: Hand, tried: Attempt): Outcome {
  hand.attempt = undefined;
  if (tried.move) {
    letGo(hand);
    return { kind: 'play', move: tried.move, reach: tried.reach };
  }
  return tried.verdict ? refuse(hand, tried.verdict) : nothing;
}

export function refuse(hand: Hand, verdict: Verdict): Outcome {
  hand.warned = [...verdict.where];
  return { kind: 'refused', verdict };
}

// A cell to tap, and what happens then.
export interface Target {
  cell: Cell;
  move: Move;
}

export function targets(table: Table, chosen: readonly Cell[]): Target[] {
  if (chosen.length === 0) return [];
  return table.moves.filter((move) => same(move.own, chosen)).flatMap((move) => {
    const cell = targetOf(chosen, move.direction);
    return cell ? [{ cell, move }] : [];
  });
}

function targetOf(chosen: readonly Cell[], direction: Direction): Cell | undefined {
  const front = foremost(chosen, direction);
  return front && step(front, direction);
}

// What a tap beside the chosen marbles means. A cell to which a line could go sideways in two ways
// means nothing: better no move than a wrong one.
export function directionTo(
  table: Table,
  chosen: readonly Cell[],
  cell: Cell,
): Direction | undefined {
  const sure = directions.find((d) => targetOf(chosen, d) === cell);
  if (sure) return sure;
  const legal = targets(table, chosen).filter(({ move }) =>
    move.own.some((own) => step(own, move.direction) === cell),
  );
  return legal.length === 1 ? legal[0]!.move.direction : undefined;
}

// A tap on a marble takes it to the others, fills up to it, or puts it back. One that does not fit
// begins anew.
export function toggle(hand: Hand, table: Table, cell: Cell): Outcome {
  hand.chosen = hand.chosen.includes(cell)
    ? without(hand.chosen, cell)
    : (joined(table, hand.chosen, cell) ?? [cell]);
  return { kind: 'chose' };
}

function without(chosen: readonly Cell[], cell: Cell): Cell[] {
  const rest = chosen.filter((c) => c !== cell);
  const [a, b] = rest;
  const together = !a || !b || lineBetween(a, b)!.length === 2;
  return together ? rest : [cell];
}

function joined(table: Table, chosen: readonly Cell[], cell: Cell): Cell[] | undefined {
  const line = longest([...chosen, cell]);
  const fits = line && line.length <= 3 && [...chosen].every((c) => line.includes(c));
  return fits && line.every((c) => isMine(table, c)) ? line : undefined;
}

// The longest line between two of the cells.
function longest(group: readonly Cell[]): Cell[] | undefined {
  const lines = group.flatMap((a) => group.map((b) => lineBetween(a, b) ?? []));
  return lines.sort((a, b) => b.length - a.length)[0];
}
