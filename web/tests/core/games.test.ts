// Whole games through the real module, in all modes.

import { describe, expect, test } from 'vitest';
import type { Action, Colour, Game, GameSettings } from '../../src/core/types';
import { dice, realCore, right, settings, start } from './real';

const core = await realCore();
const day = Date.UTC(2026, 4, 4);

const begin = (changes: Partial<GameSettings> = {}) => right(core.newGame(settings(changes), day));
const play = (game: Game, seat: Colour, move: string, now = day) =>
  game.act(seat, { kind: 'play', move }, now);

test('a new game is what was agreed', () => {
  const agreed = settings({
    position: start + ' 3',
    time: { kind: 'each', seconds: 600, increment: 2.5 },
    undo: false,
    pause: true,
    draws: { agreement: false, repetitions: 0, quiet: 50 },
    seats: { black: { name: 'Ada "the\nfirst"', level: 0 }, white: { name: '', level: 7 } },
  });
  const state = right(core.newGame(agreed, day)).state(day);
  expect(state.settings).toEqual({ ...agreed, layout: 'standard' });
  expect(state).toMatchObject({ plies: [], paused: false, retired: [], agreed: [], quiet: 0 });
  expect(state).toMatchObject({ running: true, clocks: { black: 600_000, white: 600_000 } });
  expect(state.overAt).toBe(day + 600_000);
  expect(state.result).toBeUndefined();
});

test('it begins in a layout if no position is given', () => {
  const state = begin({ position: '', layout: 'trio' }).state(day);
  expect(state.position.mode).toBe('trio');
  expect(state.settings.layout).toBe('trio');
});

test('settings that make no sense are refused', () => {
  const wrong: Partial<GameSettings>[] = [
    { position: '', layout: '' },
    { position: '', layout: 'nowhere' },
    { position: 'x' },
    { time: { kind: 'each', seconds: 0, increment: 0 } },
    { time: { kind: 'each', seconds: NaN, increment: 0 } },
    { time: { kind: 'game', seconds: 1e30 } },
    { time: { kind: 'game', seconds: -1 } },
    { draws: { agreement: true, repetitions: -1, quiet: 0 } },
    { draws: { agreement: true, repetitions: 1.5, quiet: 0 } },
    { seats: { white: { name: '', level: 11 } } },
    { seats: { white: { name: '', level: -1 } } },
    { seats: { green: { name: '', level: 0 } } as GameSettings['seats'] },
  ];
  for (const changes of wrong)
    expect(core.newGame(settings(changes), day).ok, JSON.stringify(changes)).toBe(false);
  expect(core.newGame(settings(), NaN).ok).toBe(false);
  expect(core.newGame(settings(), 1e300).ok).toBe(false);
});

test('moves, refusals and the clock', () => {
  const game = begin({ time: { kind: 'each', seconds: 60, increment: 5 }, undo: false });
  expect(play(game, 'white', 'i5h5', day + 1000)?.why).toBe('not_your_turn');
  expect(play(game, 'red', 'i5h5', day + 1000)?.why).toBe('not_playing');
  const blocked = play(game, 'black', 'b1b2', day + 1000);
  expect(blocked).toMatchObject({ why: 'illegal_move', where: expect.arrayContaining(['b1']) });
  expect(play(game, 'black', 'zz', day + 1000)).toMatchObject({
    why: 'illegal_move',
    sentence: expect.stringContaining('"zz" is not a move'),
    where: [],
  });
  expect(play(game, 'black', 'a1b2', day + 2000)).toBeUndefined();
  const state = game.state(day + 4000);
  expect(state.plies).toEqual([
    { by: 'black', move: 'a1b2', after: state.position.text, left: 63_000 },
  ]);
  expect(state.clocks).toEqual({ black: 63_000, white: 58_000 });
  expect(game.act('black', { kind: 'time' }, day + 5000)?.why).toBe('time_left');
  expect(game.act('black', { kind: 'time' }, day + 62_000)).toBeUndefined();
  expect(game.state(day + 63_000).result).toMatchObject({
    why: 'flag',
    winner: 0,
    whose: 'white',
    score: '1-0',
  });
  expect(play(game, 'white', 'i5h5', day + 64_000)?.why).toBe('game_over');
});

test('one time for the whole game', () => {
  const game = begin({ time: { kind: 'game', seconds: 10 } });
  expect(game.state(day + 4000).gameClock).toBe(6000);
  expect(game.state(day).clocks).toEqual({});
  game.act('white', { kind: 'time' }, day + 11_000);
  expect(game.state(day).result).toMatchObject({ why: 'game_time', winner: -1, score: '1/2-1/2' });
});

test('resigning and draws', () => {
  const game = begin();
  expect(game.act('white', { kind: 'accept' }, day)?.why).toBe('no_offer');
  expect(game.act('white', { kind: 'offer' }, day)).toBeUndefined();
  expect(game.state(day)).toMatchObject({ agreed: ['white'], offeredBy: 'white' });
  expect(game.act('black', { kind: 'decline' }, day)).toBeUndefined();
  expect(game.state(day).agreed).toEqual([]);
  game.act('white', { kind: 'offer' }, day);
  game.act('black', { kind: 'accept' }, day);
  expect(game.state(day).result).toMatchObject({ why: 'agreement', winner: -1 });
  const other = begin();
  other.act('black', { kind: 'resign' }, day);
  expect(other.state(day).result).toMatchObject({
    sentence: 'Black resigns. White wins!',
    whose: 'black',
  });
});

test('sentences follow the language', () => {
  const game = begin();
  game.act('black', { kind: 'resign' }, day);
  core.language = 'de';
  expect(game.state(day).result?.sentence).toContain('Weiß gewinnt');
  core.language = 'en';
  expect(game.state(day).result?.sentence).toContain('White wins');
});

test('pause and resume', () => {
  const game = begin({ time: { kind: 'each', seconds: 60, increment: 0 }, pause: true });
  expect(game.act('black', { kind: 'resume' }, day)?.why).toBe('not_paused');
  expect(game.act('black', { kind: 'pause' }, day + 1000)).toBeUndefined();
  expect(game.state(day + 99_000)).toMatchObject({ paused: true, running: false });
  expect(game.state(day + 99_000).overAt).toBeUndefined();
  expect(play(game, 'black', 'a1b2', day + 99_000)?.why).toBe('paused');
  expect(game.act('black', { kind: 'resume' }, day + 100_000)).toBeUndefined();
  expect(game.state(day + 100_000).clocks.black).toBe(59_000);
});

describe('taking back', () => {
  test('goes to where a person was to move', () => {
    const game = begin({ seats: { white: { name: '', level: 3 } } });
    expect(game.act('black', { kind: 'undo' }, day)?.why).toBe('nothing_to_undo');
    play(game, 'black', 'a1b2');
    play(game, 'white', 'i5h5');
    expect(game.act('black', { kind: 'undo' }, day)).toBeUndefined();
    expect(game.state(day).plies).toEqual([]);
  });
  test('not where the game does not allow it', () => {
    const game = begin({ undo: false });
    play(game, 'black', 'a1b2');
    expect(game.act('white', { kind: 'undo' }, day)?.why).toBe('no_undo');
  });
});

test('a record goes on where it was', () => {
  const game = begin({
    time: { kind: 'each', seconds: 60, increment: 0 },
    undo: false,
    seats: { black: { name: 'Žofie', level: 0 }, white: { name: '', level: 4 } },
  });
  play(game, 'black', 'a1b2', day + 1000);
  const record = game.record(day + 3000);
  expect(record).toContain('[WhiteComputer "4"]');
  const later = right(core.openGame('[Event "Cup"]\n' + record, day + 1e9));
  const state = later.state(day + 2e9);
  expect(state).toMatchObject({ paused: true, clocks: { black: 59_000, white: 58_000 } });
  expect(state.settings.seats).toEqual(game.state(day).settings.seats);
  expect(later.record(day + 2e9)).toBe('[Event "Cup"]\n' + record);
  expect(later.act('white', { kind: 'resume' }, day + 2e9)).toBeUndefined();
  expect(later.state(day + 2e9 + 500).clocks.white).toBe(57_500);
});

test('a text that is no game says why', () => {
  expect(core.openGame('', day)).toEqual({ ok: false, message: 'there is no game in the text' });
  expect(core.openGame('1. a1b2 *\n1. a1b2 *', day).ok).toBe(false);
  const message = expect.stringMatching('line 1');
  expect(core.openGame('1. a1a9 *', day)).toMatchObject({ message });
  const tooLong = { ok: false, message: 'the text is too long' };
  expect(core.openGame('a1b2 '.repeat(500_000), day)).toEqual(tooLong);
});

test('a closed game is not there', () => {
  const game = begin();
  game.close();
  expect(() => game.state(day)).toThrow('nothing is open');
  expect(() => begin().act('black', { kind: 'dance' } as unknown as Action, day)).toThrow();
});

test('as many as a page may ever have, not more', () => {
  const games = Array.from({ length: 1001 }, () => core.newGame(settings(), day));
  expect(games.at(-1)).toEqual({ ok: false, message: 'too many games are open' });
  for (const game of games) if (game.ok) game.value.close();
});

// What a marble taken is, and whose, adds up all the time; at the end somebody has won, or it was
// drawn; and the record leads to the same state.
test.each(core.layouts())('a whole game: $name', ({ name, position }) => {
  const roll = dice(name.length);
  const draws = { agreement: true, repetitions: 3, quiet: 40 };
  const game = begin({ position: `${position} 1`, draws });
  let state = game.state(day);
  while (!state.result) {
    const moves = core.moves(state.position.text);
    const move = moves.find((m) => m.ejected) ?? moves[roll(moves.length)]!;
    expect(play(game, state.position.turn, move.text)).toBeUndefined();
    state = game.state(day);
    expect(state.taken.map((t) => t.length)).toEqual(state.position.ejected);
  }
  expect(['goal', 'quiet_limit', 'repetition']).toContain(state.result.why);
  expect(state.result.sentence).not.toMatch(/^\w+\.\w+/);
  const again = right(core.openGame(game.record(day), day)).state(day);
  expect(again).toEqual(state);
});
