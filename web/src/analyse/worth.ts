// What scores mean: chances, marks for moves that give chances away, and how a score is told. The
// same as `sumito analyse` says.

import type { Line, Ruleset } from '../core/types';

// Hundredths of a marble; with `plies` it is decided: won in so many, lost if negative.
export type Score = Pick<Line, 'score' | 'plies'>;

export const even: Score = { score: 0 };

// Half and half at 0, three quarters for one marble ahead.
export function chance(score: Score): number {
  if (score.plies !== undefined) return score.plies > 0 ? 1 : 0;
  return 1 / (1 + 3 ** (-score.score / 100));
}

export type Mark = '' | '?!' | '?' | '??';

const limits: { least: number; mark: Mark }[] = [
  { least: 0.25, mark: '??' },
  { least: 0.14, mark: '?' },
  { least: 0.07, mark: '?!' },
];

// By how much of the chance to win a move gives away.
export function markOf(loss: number): Mark {
  return limits.find((limit) => loss >= limit.least)?.mark ?? '';
}

export const glyphs: Record<Mark, number> = { '': 0, '?!': 6, '?': 2, '??': 4 };

// Two searches may differ: what seems better than the best is as good.
export function lossOf(best: Score, played: Score): number {
  return Math.max(0, chance(best) - chance(played));
}

// Of a move that gives away so much: 100 is perfect.
export function accuracy(loss: number): number {
  return 100 * Math.exp(-4 * loss);
}

export function turned(score: Score): Score {
  if (score.plies !== undefined) return { score: -score.score, plies: -score.plies };
  return { score: score.score === 0 ? 0 : -score.score };
}

// With two sides scores are told as the first one (black's) sees them; among three, as the player
// to move does.
export function told(score: Score, ruleset: Ruleset, mover: Ruleset['colours'][number]): Score {
  const first = ruleset.sides.length > 2 || ruleset.sides[0]?.includes(mover);
  return first ? score : turned(score);
}

// "+0.12", "−1.50"; "+#5" if the ejection that decides is 5 plies away, "−#4" if it is a foe's.
export function scoreText(score: Score): string {
  if (score.plies !== undefined)
    return `${score.plies > 0 ? '+' : '−'}#${Math.abs(score.plies)}`;
  if (score.score === 0) return '0.00';
  return `${score.score > 0 ? '+' : '−'}${(Math.abs(score.score) / 100).toFixed(2)}`;
}
