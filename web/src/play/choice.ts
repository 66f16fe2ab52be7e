// What is chosen before a game: the answers to the questions of the new-game screen, and the
// settings that come of them.

import type {
  Colour,
  Core,
  DrawRules,
  GameSettings,
  Mode,
  Position,
  SeatSettings,
  TimeControl,
} from '../core/types';
import { fromQuery } from '../game/link';
import { modes } from '../game/modes';
import { storedObject } from '../shell/storage';

export const clockKinds = ['none', 'ten', 'fifteen', 'own', 'game'] as const;
export type ClockKind = (typeof clockKinds)[number];

export interface SeatChoice {
  computer: boolean;
  name: string;
  level: number;
}

export interface Choice {
  mode: Mode;
  layout: string; // of a duel; the other modes have one each
  seats: Record<Colour, SeatChoice>;
  clock: ClockKind;
  minutes: number; // of a clock of one's own, for each player
  increment: number; // seconds that every move adds to it
  gameMinutes: number; // for the whole game
  goal: number;
  draws: boolean;
  undo: boolean;
  pause: boolean;
}

export const longestName = 30;
export const longestClock = 180; // minutes
export const longestIncrement = 60;
const colours: readonly Colour[] = ['black', 'white', 'red', 'yellow'];

export function usualChoice(): Choice {
  const seat = (computer: boolean): SeatChoice => ({ computer, name: '', level: 3 });
  return {
    mode: 'duel',
    layout: 'standard',
    seats: { black: seat(false), white: seat(true), red: seat(true), yellow: seat(true) },
    clock: 'none',
    minutes: 5,
    increment: 3,
    gameMinutes: 20,
    goal: 6,
    draws: true,
    undo: true,
    pause: true,
  };
}

// One click: a duel with the computer, at the level it was last played.
export function againstComputer(last: Choice): Choice {
  const usual = usualChoice();
  const level = last.seats.white.level;
  const black = { ...usual.seats.black, name: last.seats.black.name };
  return { ...usual, seats: { ...usual.seats, black, white: { ...usual.seats.white, level } } };
}

export function timeOf(choice: Choice): TimeControl {
  const each = (minutes: number, increment = 0): TimeControl => ({
    kind: 'each',
    seconds: minutes * 60,
    increment,
  });
  switch (choice.clock) {
    case 'none':
      return { kind: 'none' };
    case 'ten':
      return each(10);
    case 'fifteen':
      return each(15);
    case 'own':
      return each(choice.minutes, choice.increment);
    case 'game':
      return { kind: 'game', seconds: choice.gameMinutes * 60 };
  }
}

const usualDraws: DrawRules = { agreement: true, repetitions: 3, quiet: 200 };
const noDraws: DrawRules = { agreement: false, repetitions: 0, quiet: 0 };

function seatOf({ computer, name, level }: SeatChoice): SeatSettings {
  return computer ? { name: '', level } : { name: name.trim().slice(0, longestName), level: 0 };
}

// Computers that play alone can always be stopped to look closer.
function mayPause(choice: Choice, playing: Colour[]): boolean {
  return choice.pause || playing.every((colour) => choice.seats[colour].computer);
}

// `start` is a position to begin with instead of a layout, goal included.
export function settingsOf(choice: Choice, core: Core, start?: Position): GameSettings {
  const ruleset = core.rulesets().find((r) => r.mode === choice.mode)!;
  const layouts = core.layouts().filter((l) => l.mode === choice.mode);
  const layout = layouts.find((l) => l.name === choice.layout) ?? layouts[0]!;
  const seats = ruleset.colours.map((colour) => [colour, seatOf(choice.seats[colour])]);
  return {
    position: start?.text ?? withGoal(layout.position, Math.min(choice.goal, ruleset.marbles)),
    layout: start ? '' : layout.name,
    time: timeOf(choice),
    draws: choice.draws ? usualDraws : noDraws,
    undo: choice.undo && choice.clock === 'none',
    pause: mayPause(choice, ruleset.colours),
    seats: Object.fromEntries(seats),
  };
}

// The position that an address asks for, such as the editor's `#/new?position=...`.
export function startOf(core: Core, hash: string): Position | undefined {
  const wanted = new URLSearchParams(hash.split('?')[1] ?? '').get('position');
  const position = wanted === null ? undefined : core.position(fromQuery(wanted));
  return position?.ok && !position.value.over ? position.value : undefined;
}

// The goal is the last field of a position, see docs/formats.md.
function withGoal(position: string, goal: number): string {
  return [...position.split(' ').slice(0, 4), goal].join(' ');
}

// The choice that was stored, with the usual answer wherever it makes no sense.
export function readChoice(text: string | null): Choice {
  const found = storedObject(text) ?? {};
  const usual = usualChoice();
  const seats = (found.seats ?? {}) as Record<string, unknown>;
  return {
    mode: modes.find((mode) => mode === found.mode) ?? usual.mode,
    layout: typeof found.layout === 'string' ? found.layout : usual.layout,
    seats: Object.fromEntries(
      colours.map((colour) => [colour, readSeat(seats[colour], usual.seats[colour])]),
    ) as Choice['seats'],
    clock: clockKinds.find((kind) => kind === found.clock) ?? usual.clock,
    minutes: whole(found.minutes, 1, longestClock, usual.minutes),
    increment: whole(found.increment, 0, longestIncrement, usual.increment),
    gameMinutes: whole(found.gameMinutes, 1, longestClock, usual.gameMinutes),
    goal: whole(found.goal, 1, 14, usual.goal),
    draws: flag(found.draws, usual.draws),
    undo: flag(found.undo, usual.undo),
    pause: flag(found.pause, usual.pause),
  };
}

function readSeat(value: unknown, usual: SeatChoice): SeatChoice {
  const found = (typeof value === 'object' && value !== null ? value : {}) as Partial<SeatChoice>;
  return {
    computer: flag(found.computer, usual.computer),
    name: typeof found.name === 'string' ? found.name.slice(0, longestName) : usual.name,
    level: whole(found.level, 1, 10, usual.level),
  };
}

// A whole number from `least` to `most`.
export function whole(value: unknown, least: number, most: number, otherwise: number): number {
  if (typeof value !== 'number' || !Number.isFinite(value)) return otherwise;
  return Math.min(most, Math.max(least, Math.round(value)));
}

function flag(value: unknown, otherwise: boolean): boolean {
  return typeof value === 'boolean' ? value : otherwise;
}
