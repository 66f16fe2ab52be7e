import { describe, expect, it } from 'vitest';
import { press } from '../../src/board/keyboard';
import { newHand, type Hand, type Outcome, type Table } from '../../src/board/state';
import type { Cell } from '../../src/core/types';
import { allMoves, aTable, inLine, push, single, upLeft, upRight } from './table';

function at(cursor: Cell): Hand {
  return { ...newHand(), cursor };
}

function keys(hand: Hand, table: Table, ...pressed: string[]): Outcome | undefined {
  let outcome: Outcome | undefined;
  for (const key of pressed) outcome = press(hand, table, { key, code: codeOf(key) });
  return outcome;
}

function codeOf(key: string): string {
  if (key === '.') return 'Period';
  return /^[a-z]$/.test(key) ? `Key${key.toUpperCase()}` : key;
}

describe('walking', () => {
  it('goes to the six neighbours', () => {
    const table = aTable(allMoves);
    const to = (key: string) => {
      const hand = at('e5');
      keys(hand, table, key);
      return hand.cursor;
    };
    expect(['l', 'o', 'u', 'j', 'm', '.'].map(to)).toEqual(['e6', 'f6', 'f5', 'e4', 'd4', 'd5']);
    expect(['ArrowRight', 'PageUp', 'Home', 'ArrowLeft', 'End', 'PageDown'].map(to)).toEqual([
      'e6',
      'f6',
      'f5',
      'e4',
      'd4',
      'd5',
    ]);
  });

  it('reaches every cell and stays on the board', () => {
    const hand = at('e5');
    keys(hand, aTable([]), ...Array<string>(12).fill('ArrowRight'));
    expect(hand.cursor).toBe('e9');
  });

  it('keeps its column going up and down', () => {
    const [hand, table] = [at('e5'), aTable([])];
    keys(hand, table, 'ArrowUp', 'ArrowUp');
    expect(hand.cursor).toBe('g6');
    keys(hand, table, 'ArrowDown', 'ArrowDown');
    expect(hand.cursor).toBe('e5');
  });

  it('goes as the board is seen', () => {
    const table = { ...aTable([]), view: { south: 3, flipped: false } };
    const hand = at('e5');
    keys(hand, table, 'ArrowRight');
    expect(hand.cursor).toBe('e4');
  });
});

describe('choosing and aiming', () => {
  it('picks with the space bar and plays with Enter', () => {
    const [hand, table] = [at('c3'), aTable(allMoves)];
    expect(keys(hand, table, ' ')?.kind).toBe('chose');
    keys(hand, table, 'ArrowRight', ' ', 'ArrowRight', ' ');
    expect([...hand.chosen].sort()).toEqual(['c3', 'c4', 'c5']);
    expect(keys(hand, table, 'Enter')?.kind).toBe('aimed');
    expect(hand.attempt?.move).toBe(upLeft);
    keys(hand, table, 'ArrowRight');
    expect(hand.attempt?.move).toBe(upRight);
    expect(keys(hand, table, 'Enter')).toMatchObject({ kind: 'play', move: upRight });
  });

  it('pulls the line from the marble under the cursor', () => {
    const [hand, table] = [at('c3'), aTable(allMoves)];
    keys(hand, table, 'Enter');
    expect(hand.attempt?.move).toBe(single);
    keys(hand, table, 'ArrowRight');
    expect(hand.attempt?.move).toBe(push);
  });

  it('takes a direction by its digit from anywhere', () => {
    const [hand, table] = [at('c3'), aTable(allMoves)];
    expect(keys(hand, table, '6')?.kind).toBe('aimed');
    expect(keys(hand, table, 'Enter')).toMatchObject({ kind: 'play', move: push });
  });

  it('refuses an aim that is not legal', () => {
    const [hand, table] = [at('c3'), aTable(allMoves)];
    keys(hand, table, '1');
    expect(hand.warned).toEqual(['e9']);
    expect(keys(hand, table, 'Enter')).toMatchObject({
      kind: 'refused',
      verdict: { sentence: 'c3 SW' },
    });
  });

  it('says so when nothing goes', () => {
    expect(keys(at('c3'), aTable([inLine('W', ['g7'])]), 'Enter')?.kind).toBe('stuck');
  });

  it('goes back step by step', () => {
    const [hand, table] = [at('c3'), aTable(allMoves)];
    keys(hand, table, ' ', 'Enter', 'Escape');
    expect([hand.aiming, hand.chosen]).toEqual([false, ['c3']]);
    keys(hand, table, 'Escape');
    expect(hand.chosen).toEqual([]);
    expect(keys(hand, table, 'Escape')).toBeUndefined();
  });

  it('leaves other keys alone', () => {
    expect(keys(at('c3'), aTable(allMoves), 'Tab')).toBeUndefined();
    expect(keys(at('c3'), aTable(allMoves), 'x')).toBeUndefined();
  });
});

describe('typing', () => {
  it('begins with a letter of a row', () => {
    expect(keys(at('c3'), aTable(allMoves), 'c')).toEqual({ kind: 'type', text: 'c' });
    expect(keys(at('c3'), aTable([]), 'c')).toBeUndefined();
  });

  it('knows the key where the alphabet is another', () => {
    const russian = { key: 'ф', code: 'KeyA' };
    expect(press(at('c3'), aTable(allMoves), russian)).toEqual({ kind: 'type', text: 'a' });
  });
});

describe('editing', () => {
  it('reports the cell', () => {
    const table = { ...aTable([]), editing: true };
    expect(keys(at('c3'), table, ' ')).toEqual({ kind: 'cell', cell: 'c3', button: 0 });
    expect(keys(at('c3'), table, 'Delete')).toEqual({ kind: 'cell', cell: 'c3', button: 2 });
  });
});
