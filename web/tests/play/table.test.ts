import { describe, expect, it } from 'vitest';
import type { GameState } from '../../src/core/types';
import { clockText, gameLeft, leftOf } from '../../src/play/clock';
import { places, rotated, type Seats } from '../../src/game/seats';

describe('places around the board', () => {
  it.each([
    ['duel', 0, false, ['white'], ['black']],
    ['duel', 3, false, ['black'], ['white']],
    ['trio', 0, false, ['white', 'red'], ['black']],
    ['trio', 2, false, ['red', 'black'], ['white']],
    ['teams', 0, false, ['red', 'yellow'], ['white', 'black']],
    ['teams', 0, true, ['yellow', 'red'], ['black', 'white']],
    ['tandem', 1, false, ['red', 'yellow'], ['white', 'black']],
  ] as const)('%s, side %i below, flipped %s', (mode, south, flipped, above, below) => {
    const found = places(mode, south, flipped);
    expect([...found.above].sort()).toEqual([...above].sort());
    expect([...found.below].sort()).toEqual([...below].sort());
  });

  it('are left and right as on the board', () => {
    expect(places('trio', 0, false).above).toEqual(['white', 'red']);
    expect(places('trio', 0, true).above).toEqual(['red', 'white']);
    expect(places('teams', 0, false).below).toEqual(['white', 'black']);
  });
});

describe('a rematch', () => {
  const named = (...colours: (keyof Seats)[]): Seats =>
    Object.fromEntries(colours.map((c) => [c, { name: `was ${c}`, level: 0 }]));

  it('changes colours in a duel', () => {
    const seats = rotated(named('black', 'white'), [['black'], ['white']]);
    expect(seats.black?.name).toBe('was white');
    expect(seats.white?.name).toBe('was black');
  });

  it('lets three move on', () => {
    const seats = rotated(named('black', 'white', 'red'), [['black'], ['white'], ['red']]);
    expect([seats.white?.name, seats.red?.name, seats.black?.name]).toEqual([
      'was black',
      'was white',
      'was red',
    ]);
  });

  it('leaves partners partners', () => {
    const sides = [
      ['black', 'red'],
      ['white', 'yellow'],
    ] as const;
    const seats = rotated(named('black', 'white', 'red', 'yellow'), sides.map((s) => [...s]));
    const names = sides.map((side) => side.map((c) => seats[c]?.name).sort());
    expect(names).toEqual([
      ['was white', 'was yellow'],
      ['was black', 'was red'],
    ]);
  });
});

describe('clock times', () => {
  it.each([
    [600_000, '10:00'],
    [599_001, '10:00'],
    [59_000, '0:59'],
    [10_000, '0:10'],
    [9_999, '10.0'],
    [9_900, '9.9'],
    [1, '0.1'],
    [0, '0.0'],
    [-5, '0.0'],
    [3_661_000, '1:01:01'],
  ])('%i ms: %s', (time, text) => expect(clockText(time)).toBe(text));

  const state = (part: object) =>
    ({ running: true, position: { turn: 'black' }, clocks: {}, ...part }) as unknown as GameState;

  it('run for the player to move only', () => {
    const game = state({ overAt: 1000, clocks: { black: 700, white: 900 } });
    expect(leftOf(game, 'black', 400)).toBe(600);
    expect(leftOf(game, 'white', 400)).toBe(900);
  });

  it('stand still when nobody is to move', () => {
    const game = state({ running: false, clocks: { black: 700 } });
    expect(leftOf(game, 'black', 5000)).toBe(700);
  });

  it('of the whole game run for all', () => {
    const game = state({ overAt: 1000, gameClock: 900 });
    expect(gameLeft(game, 400)).toBe(600);
    expect(leftOf(game, 'black', 400)).toBeUndefined();
    expect(gameLeft(state({}), 400)).toBeUndefined();
  });
});
