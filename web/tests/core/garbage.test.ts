// Whatever the page says to the module, it answers, and goes on answering.

import { expect, test } from 'vitest';
import type { Argument } from '../../src/core/asker';
import { dice, fileText, realAsker, start } from './real';

const asker = await realAsker();

// The functions and how many arguments they take; some any number.
const functions: [string, number][] = [
  ...[['language', 1], ['rulesets', 0], ['layouts', 0], ['position', 1], ['fen', 1], ['moves', 1]],
  ...[['judge', 3], ['line_from', 3], ['read_move', 2], ['play', 2], ['sentence', 2], ['taken', 1]],
  ...[['new_game', 3], ['open_game', 2], ['close_game', 1], ['game_state', 2], ['game_times', 2]],
  ...[['game_record', 2], ['game_act', 5], ['open_record', 2], ['new_study', 4], ['agrees', 2]],
  ...[['close_study', 1], ['study_settings', 1], ['study_tags', 1], ['study_outcome', 1]],
  ...[['study_nodes', 1], ['study_text', 1], ['study_line', 2], ['study_taken', 2]],
  ...[['study_add', 3], ['study_remove', 2], ['study_promote', 2], ['study_comment', 3]],
  ...[['study_mark', 3], ['study_set_tag', 3], ['nothing', 1], ['', 1]],
] as [string, number][];

const record = fileText('tests/data/records/trio.sgn');
const words: Argument[] = [
  ...[start, record, '1. a1b2 i5h5 (1... -- 2. a2b3) *', '5/6/7/8/9/8/7/6/bbbbb w 6-0 duel'],
  ...['ww1rr/ww2rr/ww3rr/ww4rr/ww5rr/w6r/7/bbbbbb/bbbbb b 0-0-0 trio', 'a1', 'a1 b2', 'z9', 'NE'],
  ...['black', 'red', 'en', 'ru', 'a1b2', '--', 'c3c5d4', 'play', 'undo', 'resign', 'offer'],
  ...['position', 'layout', 'teams', 'draws', 'none', 'level black', 'name white', 'Event'],
  ...[0, 1, 2, 3, 4, 5, -1, 255, 256, 2 ** 31, -(2 ** 31), 2 ** 53, 1e300, NaN, Infinity, 0.5],
  ...['', ' ', '\n', '\u0000', '\ud800', '💥', '"', '\\', '{', '}', '(', ')', '[%clk 9:99:99]'],
];

function garbage(roll: (below: number) => number): string {
  const text = record.slice(roll(record.length)).slice(0, roll(200));
  const at = roll(text.length + 1);
  return text.slice(0, at) + String.fromCharCode(roll(0x300)) + text.slice(at + roll(4));
}

test('random questions', () => {
  const roll = dice(61);
  let good = 0;
  for (let i = 0; i < 20_000; ++i) {
    const [name, wanted] = functions[roll(functions.length)]!;
    const args = Array.from({ length: roll(5) === 0 ? roll(7) : wanted }, () =>
      roll(10) === 0 ? garbage(roll) : words[roll(words.length)]!,
    );
    const answer = asker.ask<unknown>(name, ...args);
    if (answer.ok) ++good;
    else expect(answer.message).not.toBe('');
  }
  expect(good).toBeGreaterThan(1000);
}, 120_000);

interface Opened {
  ok: boolean;
  value: number;
}
const opened = (text: string) => asker.must<Opened[]>('open_record', text, '')[0]!.value;

test('right questions with one thing wrong', () => {
  const roll = dice(9);
  const game = asker.must<number>('new_game', 0, 'position', start);
  const study = opened(record);
  const questions: Argument[][] = [
    ['judge', start, 'a1 b2', 'NE'],
    ['play', start, 'a1b2'],
    ['game_act', game, 'black', 'play', 'a1b2', 5],
    ['game_state', game, 5],
    ['study_add', study, 0, 'a1b2'],
    ['study_mark', study, 1, 3],
    ['think', record, 'nodes', 100, 'lines', 3],
    ['think', record, 'depth', 1, 'only', 'a1b2'],
    ['agrees', record, 'black'],
  ];
  for (let i = 0; i < 3000; ++i) {
    const [name, ...args] = [...questions[roll(questions.length)]!] as [string, ...Argument[]];
    // What is to think keeps its limits: it might never end.
    args[roll(name === 'think' ? 1 : args.length)] = words[roll(words.length)]!;
    expect(asker.ask(name, ...args)).toHaveProperty('ok', expect.any(Boolean));
  }
}, 120_000);

test('huge and deep records', () => {
  const there = 'c3d3 g5f5 d3c3 f5g5 ';
  const study = opened(there.repeat(10_000));
  expect(asker.must<unknown[]>('study_nodes', study)).toHaveLength(40_001);
  expect(asker.must<string>('study_text', study).length).toBeGreaterThan(200_000);
  const longer = there.repeat(100_000);
  const message = 'a game of more than 50000 turns';
  expect(asker.must<Opened[]>('open_record', longer, '')).toEqual([{ ok: false, message }]);
  expect(asker.ask('open_game', longer, 0)).toEqual({ ok: false, message });
  expect(asker.ask('study_mark', study, 1, ...Array<number>(100_000).fill(3)).ok).toBe(true);
  const endless = ['1. a1b2 ' + '(a1b2 '.repeat(100_000), '['.repeat(1e6), '{'.repeat(1e6)];
  for (const text of endless)
    expect(asker.must<Opened[]>('open_record', text, '')).toMatchObject([{ ok: false }]);
  expect(asker.ask('position', '9/'.repeat(500_000)).ok).toBe(false);
});
