// Going from mistake to mistake, and writing them into the record.

import type { Colour } from '../core/types';
import { signs } from '../game/marks';
import type { Desk } from './desk.svelte';
import type { Reviewed } from './review.svelte';
import { glyphs, type Mark } from './worth';

// The next ply (from 1) after this one on which the player made such a move, the first again after
// the last.
export function nextMarked(
  plies: readonly Reviewed[],
  from: number,
  by: Colour,
  mark: Mark,
): number | undefined {
  const isMeant = (ply: Reviewed) => ply.by === by && ply.worth?.mark === mark;
  const all = plies.flatMap((ply, at) => (isMeant(ply) ? [at + 1] : []));
  return all.find((ply) => ply > from) ?? all[0];
}

const longestLine = 8;

// The marks, and what would have been better as a variation. What somebody has judged stays so.
export function writeMarks(desk: Desk, plies: readonly Reviewed[]): void {
  for (const { node, worth } of plies) {
    const there = desk.nodes.find((found) => found.id === node);
    if (!worth?.mark || !there) continue;
    const glyph = glyphs[worth.mark];
    if (!there.marks.some((mark) => mark in signs)) desk.judge(node, glyph);
    desk.addLine(there.parent, worth.line.slice(0, longestLine));
  }
}
