// The position editor's drafts.

import { describe, expect, it } from 'vitest';
import { cleared, countOf, draftOf, draftText, inMode, painted } from '../../src/analyse/setup';
import type { Position } from '../../src/core/types';
import { ruleset } from './rules';

const empty: Position = {
  text: '',
  mode: 'duel',
  turn: 'white',
  goal: 6,
  ejected: [1, 2],
  lost: {},
  marbles: {},
  over: false,
};

describe('a draft', () => {
  it('is written as a position', () => {
    const draft = draftOf({
      ...empty,
      marbles: { i5: 'white', i9: 'black', e1: 'black', e9: 'white', e5: 'black', a1: 'black' },
    });
    expect(draftText(draft)).toBe('w3b/6/7/8/b3b3w/8/7/6/b4 w 1-2 duel 6');
  });

  it('takes a marble, gives it another colour, and loses it', () => {
    const one = painted(draftOf(empty), 'c3', 'black');
    expect(one.marbles).toEqual({ c3: 'black' });
    expect(painted(one, 'c3', 'white').marbles).toEqual({ c3: 'white' });
    expect(painted(one, 'c3', 'black').marbles).toEqual({});
    expect(painted(one, 'c3', undefined).marbles).toEqual({});
    expect(painted(draftOf(empty), 'c3', undefined).marbles).toEqual({});
  });

  it('does not change what it was made of', () => {
    const draft = draftOf(empty);
    painted(draft, 'c3', 'black');
    cleared(draft);
    expect(draft).toEqual(draftOf(empty));
  });

  it('is cleared', () => {
    const draft = cleared(painted(draftOf(empty), 'c3', 'black'));
    expect(draft).toMatchObject({ marbles: {}, ejected: [0, 0], turn: 'white' });
  });

  it('changes its rules and keeps what it can', () => {
    const four = { ...draftOf(empty), mode: 'teams' as const, turn: 'yellow' as const };
    const marbles = { c3: 'black', c4: 'yellow', c5: 'red' } as const;
    const three = inMode({ ...four, marbles }, ruleset('trio'));
    expect(three).toMatchObject({
      mode: 'trio',
      marbles: { c3: 'black', c5: 'red' },
      turn: 'black',
      ejected: [1, 2, 0],
    });
    expect(countOf(three, 'black')).toBe(1);
    expect(inMode(three, ruleset('duel')).ejected).toEqual([1, 2]);
  });
});
