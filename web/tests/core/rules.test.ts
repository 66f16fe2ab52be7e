// What the page is told of positions and moves, by the real module.

import { expect, test } from 'vitest';
import type { Language } from '../../src/core/types';
import { fileText, realCore, right, start } from './real';

const core = await realCore();

test('the four ways to play', () => {
  expect(core.rulesets().map((r) => r.mode)).toEqual(['duel', 'trio', 'teams', 'tandem']);
  const tandem = core.rulesets()[3]!;
  expect(tandem.colours).toEqual(['black', 'red', 'white', 'yellow']);
  expect(tandem.sides).toEqual([
    ['black', 'red'],
    ['white', 'yellow'],
  ]);
  expect(tandem).toMatchObject({ goal: 6, layout: 'tandem', marbles: 9 });
});

test('every layout is a position of its mode', () => {
  expect(core.layouts().length).toBe(23);
  for (const { name, mode, position } of core.layouts()) {
    const read = right(core.position(position));
    expect(read).toMatchObject({ mode, text: position });
    expect(Object.values(read.lost).every((n) => n === 0), name).toBe(true);
  }
});

test('a position in any format', () => {
  const ours = right(core.position(' 5/6/7/8/4bbbw1/4w3/7/6/5 w 5-4 duel 7\n'));
  expect(ours).toMatchObject({ turn: 'white', goal: 7, ejected: [5, 4], over: false });
  expect(ours.lost).toEqual({ black: 11, white: 12 });
  expect(ours.marbles).toEqual({ d5: 'white', e5: 'black', e6: 'black', e7: 'black', e8: 'white' });
  expect(right(core.position('5/6/7/8/4SSSs1/4s3/7/6/5 4 5 w 0 1')).ejected).toEqual([4, 5]);
  expect(right(core.position('5/6/7/8/4bbbw1/4w3/7/6/5-5b4w b')).ejected).toEqual([4, 5]);
});

test('a position that is none says why', () => {
  const crowded = start.replace('wwwww', 'wwwwwww');
  for (const text of ['', ' ', 'hello', '9/9', start + ' 99', crowded, '💥'])
    expect(core.position(text), text).toMatchObject({ ok: false });
  expect(core.position(start.replace('0-0', '0-9'))).toEqual({
    ok: false,
    message: expect.stringMatching(/eject/),
  });
});

test('the end of the game is seen', () => {
  expect(right(core.position('5/6/7/8/9/8/7/6/bbbbb w 6-0 duel')).over).toBe(true);
  expect(core.moves('5/6/7/8/9/8/7/6/bbbbb w 6-0 duel')).toEqual([]);
});

test('as a FEN, where there is one', () => {
  expect(core.fen(start)).toBe('sssss/ssssss/2sss2/8/9/8/2SSS2/SSSSSS/SSSSS 0 0 b 0 1');
  expect(core.fen(core.layouts().find((l) => l.mode === 'trio')!.position)).toBe('');
});

test('moves say what they do', () => {
  const position = '5/6/7/8/6bbw/4w3/7/6/5 b 0-0 duel';
  const eject = core.moves(position).find((m) => m.text === 'e7e8')!;
  expect(eject).toEqual({
    text: 'e7e8',
    direction: 'E',
    broadside: false,
    own: ['e7', 'e8'],
    pushed: ['e9'],
    ejected: { colour: 'white', from: 'e9' },
  });
  const west = '5/6/7/8/1wwbbb3/8/7/6/5 b 0-0 duel';
  const push = core.moves(west).find((m) => m.text === 'e6e5')!;
  expect(push).toMatchObject({ direction: 'W', own: ['e6', 'e5', 'e4'], pushed: ['e3', 'e2'] });
  const aside = core.moves(start).find((m) => m.text === 'c3c5d3')!;
  expect(aside).toMatchObject({ broadside: true, own: ['c3', 'c4', 'c5'], direction: 'NW' });
});

test('each move of each layout can be read, judged, told and played', () => {
  for (const { position, name } of core.layouts()) {
    const moves = core.moves(position);
    expect(moves.length, name).toBe(core.perft(position, 1));
    expect(new Set(moves.map((m) => m.text)).size).toBe(moves.length);
    for (const move of moves) {
      expect(core.judge(position, move.own, move.direction).move).toBe(move.text);
      const read = core.readMove(position, move.text);
      expect(read).toMatchObject({ reason: 'legal', where: [], move: move.text });
      expect(read.sentence).toBe(core.sentence(position, move.text));
      expect(core.play(position, move.text).turn).not.toBe(right(core.position(position)).turn);
    }
  }
});

test('what is not legal says why and where', () => {
  const blocked = core.judge(start, ['a1', 'b2'], 'NE');
  expect(blocked).toMatchObject({ reason: 'own_in_way', where: ['c3'] });
  expect(core.judge(start, [], 'NE').reason).toBe('nothing_chosen');
  expect(core.judge(start, ['i9'], 'SW').reason).toBe('not_your_turn');
  expect(core.readMove(start, 'a1-a9').reason).not.toBe('legal');
});

test('what is typed and no move is shown back, whatever it is', () => {
  const verdict = core.readMove(start, 'привет, мир и все люди на земле');
  expect(verdict).toMatchObject({ reason: 'unreadable', where: [] });
  expect(verdict.sentence).toContain('привет, мир и все лю...');
  expect(core.readMove(start, '"\\\n\u0007<b>').sentence).toContain('"\\  <b>');
  expect(core.readMove(start, '').reason).toBe('unreadable');
});

test('a line pulled from behind', () => {
  expect(core.lineFrom(start, 'a1', 'NE')).toEqual(['a1', 'b2', 'c3']);
  expect(core.lineFrom(start, 'b6', 'W')).toEqual(['b6', 'b5', 'b4', 'b3', 'b2', 'b1']);
  expect(core.lineFrom(start, 'e5', 'W')).toEqual(['e5']);
});

test('sentences in six languages', () => {
  const told: Record<Language, string> = {
    en: 'Three black marbles move in line from a1 b2 c3 to b2 c3 d4.',
    de: 'Drei schwarze Kugeln',
    fr: 'Trois boules noires',
    sv: 'Tre svarta kulor',
    ru: 'Три чёрных шарика идут по прямой с a1 b2 c3 на b2 c3 d4.',
    cs: 'Tři černé kuličky',
  };
  for (const [language, sentence] of Object.entries(told)) {
    core.language = language as Language;
    expect(core.language).toBe(language);
    expect(core.sentence(start, 'a1b2').slice(0, sentence.length)).toBe(sentence);
    // No key without its words.
    for (const said of [core.sentence(start, '--'), core.judge(start, ['i9'], 'E').sentence])
      expect(said).not.toMatch(/^\w+\.\w+|\{/);
  }
  core.language = 'en';
  expect(() => (core.language = 'xx' as Language)).toThrow('not a language');
});

test('marbles taken before a position was set up', () => {
  const duel = '5/6/7/8/4bbbw1/4w3/7/6/5 w 2-1 duel';
  expect(core.taken(duel)).toEqual([['white', 'white'], ['black']]);
  const trio = '5/6/7/8/4bbbw1/4w3/7/6/4r b 1-1-1 trio';
  for (const [side, taken] of core.taken(trio).entries()) {
    expect(taken.length).toBe(1);
    expect(taken).not.toContain(['black', 'white', 'red'][side]);
  }
});

test('a question that makes no sense throws, and the next is answered', () => {
  expect(() => core.moves('nonsense')).toThrow('moves: character');
  expect(() => core.play(start, 'i9h8')).toThrow('not a move that can be played here');
  expect(() => core.play('5/6/7/8/9/8/7/6/bbbbb w 6-0 duel', '--')).toThrow();
  expect(() => core.judge(start, ['z9'], 'E')).toThrow('not a cell');
  expect(() => core.judge(start, ['a1'], 'X' as 'E')).toThrow('not a direction');
  expect(() => core.perft(start, 7)).toThrow('too deep');
  expect(() => core.perft(start, 1.5)).toThrow('not a number');
  expect(core.perft(start, 0)).toBe(1);
});

test('counts of move sequences, as natively', () => {
  const lines = fileText('tests/data/perft.txt').split('\n').filter((line) => line.includes('|'));
  expect(lines.length).toBeGreaterThan(20);
  for (const line of lines) {
    const [position, counts] = line.split(' | ') as [string, string];
    for (const [i, count] of counts.split(' ').map(Number).entries())
      if (count < 1_000_000) expect(core.perft(position, i + 1), position).toBe(count);
  }
});
