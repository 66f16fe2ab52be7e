// The evaluation of a whole game as a drawing: a point a ply, its height the chance to win, so that
// a decided game does not flatten all the rest. With two sides one curve, as the first one sees it;
// among three a curve a player.

import type { Colour, Ruleset } from '../core/types';
import type { Reviewed } from './review.svelte';
import { chance, told, type Mark } from './worth';

export interface Dot {
  x: number; // 0 to 1
  y: number; // 0 the top
  ply: number; // from 1
  node: number;
  by: Colour;
  mark: Mark;
}
export interface Trace {
  whose: Colour; // the side's first, or the player
  dots: Dot[];
}

export function tracesOf(plies: readonly Reviewed[], all: number, ruleset: Ruleset): Trace[] {
  const dots = plies.flatMap((ply, at) => dotOf(ply, at + 1, all, ruleset));
  if (ruleset.sides.length === 2) return [{ whose: ruleset.colours[0] ?? 'black', dots }];
  return ruleset.colours.map((whose) => ({ whose, dots: dots.filter((dot) => dot.by === whose) }));
}

function dotOf(ply: Reviewed, number: number, all: number, ruleset: Ruleset): Dot[] {
  if (!ply.worth) return [];
  const { score, mark } = ply.worth;
  const y = 1 - chance(told(score, ruleset, ply.by));
  return [{ x: xOf(number, all), y, ply: number, node: ply.node, by: ply.by, mark }];
}

export function xOf(ply: number, all: number): number {
  return all > 0 ? ply / all : 0;
}

// The ply whose place is nearest.
export function plyAt(x: number, all: number): number {
  return Math.min(all, Math.max(0, Math.round(x * all)));
}

export function polyline(dots: readonly Dot[], width: number, height: number): string {
  const number = (value: number) => Number(value.toFixed(1));
  return dots.map((dot) => `${number(dot.x * width)},${number(dot.y * height)}`).join(' ');
}

// The curve and the way back along the middle.
export function area(dots: readonly Dot[], width: number, height: number): string {
  const first = dots[0];
  const last = dots.at(-1);
  if (!first || !last) return '';
  const ground = (dot: Dot) => polyline([{ ...dot, y: 0.5 }], width, height);
  return `${ground(first)} ${polyline(dots, width, height)} ${ground(last)}`;
}
