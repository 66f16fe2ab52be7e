// The engine's lines as arrows: the best one strong, the others by how much worse they are.

import type { Line, Move } from '../core/types';
import { chance } from './worth';

export interface Arrow {
  move: Move;
  strength: number; // 0 to 1
}

const weakest = 0.25;

export function arrowsOf(lines: readonly Line[], moves: readonly Move[]): Arrow[] {
  const best = lines[0];
  if (!best) return [];
  return lines.flatMap((line) => {
    const move = moves.find((legal) => legal.text === line.moves[0]);
    const loss = chance(best) - chance(line);
    return move ? [{ move, strength: Math.min(1, Math.max(weakest, 1 - 5 * loss)) }] : [];
  });
}
