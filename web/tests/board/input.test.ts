import { describe, expect, it } from 'vitest';
import { beyond, pointOf, upright } from '../../src/board/geometry';
import { drag, hold, hover, press, release } from '../../src/board/input';
import { newHand, type Hand, type Outcome, type Table } from '../../src/board/state';
import type { Cell, Direction } from '../../src/core/types';
import { allMoves, aTable, inLine, push, single, upLeft, upRight } from './table';

function tap(hand: Hand, table: Table, cell: Cell): Outcome {
  const point = pointOf(cell, table.view);
  press(hand, table, point);
  return release(hand, table, point);
}

function pull(hand: Hand, table: Table, cell: Cell, direction: Direction, far = 1): Outcome {
  press(hand, table, pointOf(cell, table.view));
  const end = beyond(cell, direction, table.view, far);
  drag(hand, table, end);
  return release(hand, table, end);
}

function sweep(hand: Hand, table: Table, way: Cell[]): Outcome {
  const points = way.map((cell) => pointOf(cell, table.view));
  press(hand, table, points[0]!);
  for (const point of points.slice(1)) drag(hand, table, point);
  return release(hand, table, points.at(-1)!);
}

describe('pulling the rear marble', () => {
  it('plays the move in line with all that goes along', () => {
    const outcome = pull(newHand(), aTable(allMoves), 'c3', 'E');
    expect(outcome).toMatchObject({ kind: 'play', move: push });
  });

  it('shows what will happen before it does', () => {
    const [hand, table] = [newHand(), aTable(allMoves)];
    press(hand, table, pointOf('c3', upright));
    drag(hand, table, beyond('c3', 'E', upright, 0.6));
    expect(hand.attempt).toMatchObject({ move: push });
    expect(hand.attempt!.reach).toBeCloseTo(0.6);
  });

  it('is cancelled by coming back', () => {
    const [hand, table] = [newHand(), aTable(allMoves)];
    press(hand, table, pointOf('c3', upright));
    drag(hand, table, beyond('c3', 'E', upright));
    drag(hand, table, beyond('c3', 'E', upright, 0.3));
    const outcome = release(hand, table, beyond('c3', 'E', upright, 0.3));
    expect(outcome.kind).toBe('nothing');
    expect(hand.chosen).toEqual([]);
    expect(hand.attempt).toBeUndefined();
  });

  it('keeps its direction a little beyond the half way to the next', () => {
    const [hand, table] = [newHand(), aTable(allMoves)];
    const from = pointOf('c3', upright);
    const at = (degrees: number) => ({
      x: from.x + 80 * Math.cos((degrees * Math.PI) / 180),
      y: from.y - 80 * Math.sin((degrees * Math.PI) / 180),
    });
    press(hand, table, from);
    drag(hand, table, at(5));
    drag(hand, table, at(35));
    expect(hand.attempt?.direction).toBe('E');
    drag(hand, table, at(42));
    expect(hand.attempt?.direction).toBe('NE');
  });

  it('follows the board when it is turned', () => {
    const table = { ...aTable(allMoves), view: { south: 2, flipped: true } };
    expect(pull(newHand(), table, 'c3', 'E')).toMatchObject({ kind: 'play', move: push });
  });

  it('says why not, and marks where', () => {
    const [hand, table] = [newHand(), aTable([single])];
    const outcome = pull(hand, table, 'c3', 'E');
    expect(outcome).toMatchObject({ kind: 'refused', verdict: { sentence: 'c3c4c5 E' } });
    expect(hand.warned).toEqual(['e9']);
    press(hand, table, pointOf('a1', upright));
    expect(hand.warned).toEqual([]);
  });

  it('of a foe is refused too', () => {
    expect(pull(newHand(), aTable(allMoves), 'c6', 'E')).toMatchObject({
      kind: 'refused',
      verdict: { sentence: 'c6 E' },
    });
  });

  it('moves the chosen ones if it is one of them', () => {
    const [hand, table] = [newHand(), aTable(allMoves)];
    tap(hand, table, 'c3');
    tap(hand, table, 'c5');
    expect(pull(hand, table, 'c4', 'NW')).toMatchObject({ kind: 'play', move: upLeft });
  });

  it('forgets the chosen ones if it is none of them', () => {
    const [hand, table] = [newHand(), aTable(allMoves)];
    tap(hand, table, 'c3');
    tap(hand, table, 'c4');
    expect(pull(hand, table, 'g7', 'W')).toMatchObject({ kind: 'play', move: allMoves[4] });
  });

  it('does nothing when there is nothing to move', () => {
    const [hand, table] = [newHand(), aTable([])];
    expect(pull(hand, table, 'c3', 'E').kind).toBe('nothing');
    expect(hand.attempt).toBeUndefined();
  });
});

describe('tapping', () => {
  it('chooses one, two, three marbles in a row and puts them back', () => {
    const [hand, table] = [newHand(), aTable(allMoves)];
    tap(hand, table, 'c4');
    tap(hand, table, 'c5');
    expect([...hand.chosen].sort()).toEqual(['c4', 'c5']);
    tap(hand, table, 'c3');
    expect([...hand.chosen].sort()).toEqual(['c3', 'c4', 'c5']);
    tap(hand, table, 'c5');
    expect([...hand.chosen].sort()).toEqual(['c3', 'c4']);
  });

  it('both ends takes the middle along', () => {
    const [hand, table] = [newHand(), aTable(allMoves)];
    tap(hand, table, 'c5');
    tap(hand, table, 'c3');
    expect([...hand.chosen].sort()).toEqual(['c3', 'c4', 'c5']);
  });

  it('a marble that does not fit begins anew', () => {
    const [hand, table] = [newHand(), aTable(allMoves)];
    tap(hand, table, 'c3');
    tap(hand, table, 'g7');
    expect(hand.chosen).toEqual(['g7']);
  });

  it('a target plays', () => {
    const [hand, table] = [newHand(), aTable(allMoves)];
    tap(hand, table, 'c3');
    tap(hand, table, 'c5');
    expect(tap(hand, table, 'd6')).toMatchObject({ kind: 'play', move: upRight });
  });

  it('where two moves could be meant plays none', () => {
    const [hand, table] = [newHand(), aTable(allMoves)];
    tap(hand, table, 'c3');
    tap(hand, table, 'c5');
    expect(tap(hand, table, 'd5').kind).toBe('nothing');
    expect(hand.chosen).toHaveLength(3);
  });

  it('where only one of two is legal plays that', () => {
    const [hand, table] = [newHand(), aTable([push, upLeft])];
    tap(hand, table, 'c3');
    tap(hand, table, 'c5');
    expect(tap(hand, table, 'd5')).toMatchObject({ kind: 'play', move: upLeft });
  });

  it('a target that is not legal says why and keeps the choice', () => {
    const [hand, table] = [newHand(), aTable([inLine('W', ['g7'])])];
    tap(hand, table, 'c3');
    tap(hand, table, 'c5');
    expect(tap(hand, table, 'c6')).toMatchObject({ kind: 'refused' });
    expect(hand.chosen).toHaveLength(3);
  });

  it('elsewhere lets go', () => {
    const [hand, table] = [newHand(), aTable(allMoves)];
    tap(hand, table, 'c3');
    tap(hand, table, 'i9');
    expect(hand.chosen).toEqual([]);
  });

  it('is shown beforehand to a mouse', () => {
    const [hand, table] = [newHand(), aTable(allMoves)];
    tap(hand, table, 'c3');
    hover(hand, table, pointOf('d4', upright));
    expect(hand.attempt).toMatchObject({ move: single });
    hover(hand, table, pointOf('i9', upright));
    expect(hand.attempt).toBeUndefined();
  });
});

describe('sweeping', () => {
  it('from an empty cell chooses what it comes over', () => {
    const [hand, table] = [newHand(), aTable(allMoves)];
    expect(sweep(hand, table, ['c2', 'c3', 'c4', 'c5']).kind).toBe('chose');
    expect(hand.chosen).toEqual(['c3', 'c4', 'c5']);
  });

  it('can be corrected by going back', () => {
    const [hand, table] = [newHand(), aTable(allMoves)];
    sweep(hand, table, ['c2', 'c3', 'c4', 'c5', 'c4']);
    expect(hand.chosen).toEqual(['c3', 'c4']);
  });

  it('from an own marble needs a rest first', () => {
    const [hand, table] = [newHand(), aTable(allMoves)];
    press(hand, table, pointOf('c5', upright));
    expect(hold(hand)).toBe(true);
    drag(hand, table, pointOf('c4', upright));
    expect(release(hand, table, pointOf('c4', upright)).kind).toBe('chose');
    expect(hand.chosen).toEqual(['c5', 'c4']);
  });

  it('does not begin once a pull has begun', () => {
    const [hand, table] = [newHand(), aTable(allMoves)];
    press(hand, table, pointOf('c3', upright));
    drag(hand, table, beyond('c3', 'E', upright, 0.5));
    expect(hold(hand)).toBe(false);
  });

  it('over four marbles is refused', () => {
    const [hand, table] = [newHand(), aTable(allMoves)];
    table.position.marbles.c6 = 'black';
    expect(sweep(hand, table, ['c2', 'c3', 'c4', 'c5', 'c6'])).toMatchObject({
      kind: 'refused',
      verdict: { sentence: 'c3c4c5c6 E' },
    });
  });
});
