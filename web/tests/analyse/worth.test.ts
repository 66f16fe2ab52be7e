// What scores mean; the same numbers as src/cli/analyse_review.cpp.

import { describe, expect, it } from 'vitest';
import {
  accuracy,
  chance,
  lossOf,
  markOf,
  scoreText,
  told,
  turned,
} from '../../src/analyse/worth';
import { ruleset } from './rules';

describe('chances', () => {
  it('are half at nothing and three quarters for a marble', () => {
    expect(chance({ score: 0 })).toBe(0.5);
    expect(chance({ score: 100 })).toBeCloseTo(0.75);
    expect(chance({ score: -100 })).toBeCloseTo(0.25);
    expect(chance({ score: 100_000, plies: 5 })).toBe(1);
    expect(chance({ score: -100_000, plies: -4 })).toBe(0);
  });

  it('given away make a mark', () => {
    expect([0, 0.0699, 0.07, 0.1399, 0.14, 0.2499, 0.25, 1].map(markOf)).toEqual([
      '',
      '',
      '?!',
      '?!',
      '?',
      '?',
      '??',
      '??',
    ]);
  });

  it('are not won by another search', () => {
    expect(lossOf({ score: 10 }, { score: 50 })).toBe(0);
    expect(lossOf({ score: 100 }, { score: 0 })).toBeCloseTo(0.25);
    expect(accuracy(0)).toBe(100);
    expect(accuracy(0.25)).toBeCloseTo(36.8, 1);
  });
});

describe('scores as they are told', () => {
  it('are the first side’s with two sides', () => {
    expect(told({ score: 30 }, ruleset('duel'), 'black')).toEqual({ score: 30 });
    expect(told({ score: 30 }, ruleset('duel'), 'white')).toEqual({ score: -30 });
    expect(told({ score: 30 }, ruleset('tandem'), 'red')).toEqual({ score: 30 });
    expect(told({ score: 30 }, ruleset('teams'), 'yellow')).toEqual({ score: -30 });
  });

  it('are the mover’s among three', () => {
    expect(told({ score: 30 }, ruleset('trio'), 'red')).toEqual({ score: 30 });
  });

  it('are written short', () => {
    expect(scoreText({ score: 12 })).toBe('+0.12');
    expect(scoreText({ score: -150 })).toBe('−1.50');
    expect(scoreText(turned({ score: 0 }))).toBe('0.00');
    expect(scoreText({ score: 100_000, plies: 5 })).toBe('+#5');
    expect(scoreText(turned({ score: 100_000, plies: 4 }))).toBe('−#4');
  });
});
