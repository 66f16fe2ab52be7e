// Comments and marks of moves.

import { describe, expect, it } from 'vitest';
import { judged, signsOf } from '../../src/game/marks';
import { withWords, wordsOf } from '../../src/game/remark';

describe('a comment', () => {
  it('is shown without commands', () => {
    expect(wordsOf('[%eval +0.12] a good move')).toBe('a good move');
    expect(wordsOf('[%eval −#4]')).toBe('');
    expect(wordsOf('as it is [sic] ')).toBe('as it is [sic] ');
  });

  it('shows whatever somebody has written', () => {
    expect(wordsOf(withWords('[%eval +0.12]', 'a [%x] b'))).toBe('a [ %x] b');
  });

  it('keeps its commands when its words change', () => {
    expect(withWords('[%eval +0.12] old', 'new')).toBe('[%eval +0.12] new');
    expect(withWords('[%eval +0.12] old', ' ')).toBe('[%eval +0.12]');
    expect(withWords('old', '')).toBe('');
  });
});

describe('a mark', () => {
  it('takes the place of another, or goes', () => {
    expect(judged([], 1)).toEqual([1]);
    expect(judged([1], 4)).toEqual([4]);
    expect(judged([4], 4)).toEqual([]);
  });

  it('leaves those alone that are no judgement', () => {
    expect(judged([2, 40], 1)).toEqual([1, 40]);
    expect(judged([1, 40], 1)).toEqual([40]);
    expect(signsOf([3, 40])).toBe('!! $40');
  });
});
