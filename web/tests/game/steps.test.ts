// Going through a tree of moves.

import { describe, expect, it } from 'vitest';
import { mainLine, nodeAt, pathTo, placeOf, stepOf, stepTo } from '../../src/game/steps';
import { tree } from '../analyse/tree';

const nodes = tree(['black', 'white'], 'a b (x y) c');
const id = (move: string) => nodes.find((node) => node.move === move)!.id;
const moves = (list: { move: string }[]) => list.map((node) => node.move).join(' ');

describe('steps', () => {
  it('go along the line one is on', () => {
    expect(stepTo(nodes, 0, 'on')).toBe(id('a'));
    expect(stepTo(nodes, id('a'), 'on')).toBe(id('b'));
    expect(stepTo(nodes, id('x'), 'on')).toBe(id('y'));
    expect(stepTo(nodes, id('x'), 'back')).toBe(id('a'));
    expect(stepTo(nodes, id('x'), 'end')).toBe(id('y'));
    expect(stepTo(nodes, 0, 'end')).toBe(id('c'));
    expect(stepTo(nodes, id('y'), 'start')).toBe(0);
  });

  it('stay where there is no way on', () => {
    expect(stepTo(nodes, 0, 'back')).toBe(0);
    expect(stepTo(nodes, id('c'), 'on')).toBe(id('c'));
    expect(stepTo(nodes, id('c'), 'end')).toBe(id('c'));
  });

  it('are keys without others held', () => {
    const key = (name: string, more = {}) => stepOf({ key: name, ...more } as KeyboardEvent);
    expect(key('ArrowLeft')).toBe('back');
    expect(key('End')).toBe('end');
    expect(key('ArrowLeft', { altKey: true })).toBeUndefined();
    expect(key('a')).toBeUndefined();
  });
});

describe('paths', () => {
  it('lead from the start to a move', () => {
    expect(moves(pathTo(nodes, id('y')))).toBe('a x y');
    expect(moves(mainLine(nodes))).toBe('a b c');
    expect(pathTo(nodes, 0)).toEqual([]);
  });

  it('are found again in the same tree', () => {
    for (const node of nodes) expect(nodeAt(nodes, placeOf(nodes, node.id))).toBe(node.id);
    expect(placeOf(nodes, id('y'))).toEqual([0, 1, 0]);
  });

  it('end where the tree does', () => {
    expect(nodeAt(nodes, [0, 5, 0])).toBe(id('a'));
    expect(nodeAt(nodes, [Number.NaN])).toBe(0);
  });
});
