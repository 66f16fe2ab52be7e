// Every way in which the rules complain about a position has a sentence for players.

import { describe, expect, it } from 'vitest';
import { positionComplaint, recordComplaint } from '../../src/analyse/complaints';

const say = (key: string, args = {}) => `${key.split('.').at(-1)} ${JSON.stringify(args)}`;

describe('a position that is wrong', () => {
  it.each([
    ['15 black marbles, but duel has at most 14 of a colour', 'too_many'],
    ['white cannot have ejected 1 marble, only 0 of the others’ are missing', 'ejected'],
    ['black and red cannot have ejected 3 marbles, only 2 of the others’', 'ejected'],
    ['4 marbles ejected in all, but only 3 missing from the board', 'ejected_all'],
    ['ejections must be 0 to 6, not 7', 'past_goal'],
    ['two sides cannot both have reached the goal', 'two_winners'],
    ['the goal must be 1 to 14, not 0', 'goal'],
    ["'x' is not a goal", 'goal'],
    ['red does not play in duel', 'colour'],
    ['a red marble, but red does not play in duel', 'colour'],
    ['row i has more than 5 cells', 'row'],
    ['row c is 2 short', 'row'],
    ["'x' in row b: marbles are b, w, r, y, empty cells a digit 1 to 9", 'row'],
    ['the rows end too early, in row d', 'row'],
    ['the colour to move is missing: a position is ...', 'position'],
  ])('%s', (message, key) => expect(positionComplaint(message, say).split(' ')[0]).toBe(key));

  it('says who and how many', () => {
    const message = 'black and red cannot have ejected 3 marbles, only 2 of the others';
    expect(positionComplaint(message, say)).toContain('"number":"3","most":"2"');
    expect(positionComplaint(message, say)).toContain('two');
  });
});

describe('a record that is wrong', () => {
  it.each([
    ['game 1, line 7, column 17, ply 3, i9h9: the move is not legal: not_your_turn', 'illegal'],
    ["game 1, line 3, column 14: the tag Result says '1-0'", 'line'],
    ['something else', 'record'],
  ])('%s', (message, key) => expect(recordComplaint(message, say).split(' ')[0]).toBe(key));

  it('says where', () => {
    const message = 'game 2, line 7, column 17, ply 3, i9h9: the move is not legal: pac';
    expect(recordComplaint(message, say)).toBe('illegal {"line":"7","move":"i9h9"}');
  });
});
