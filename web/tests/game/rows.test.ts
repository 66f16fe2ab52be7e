// The layout of the move list.

import { describe, expect, it } from 'vitest';
import { layOut, nodesOf, numbered, type Block, type Entry } from '../../src/game/rows';
import { tree } from '../analyse/tree';
import type { Colour } from '../../src/core/types';

const duel: Colour[] = ['black', 'white'];
const trio: Colour[] = ['black', 'white', 'red'];
const teams: Colour[] = ['black', 'white', 'red', 'yellow'];

// One line a block, so that a layout can be read.
function drawn(blocks: Block[]): string[] {
  return blocks.map((block) => {
    if (block.kind === 'remark') return `"${block.text}"`;
    if (block.kind === 'aside') return lineText(block.line);
    const cells = block.cells.map((c) => (c === 'above' ? '…' : c === 'open' ? '_' : c.move));
    return `${block.number} ${cells.join(' ')}`;
  });
}

function lineText(line: Entry[]): string {
  const parts = line.map((entry) => {
    if (entry.kind === 'remark') return `"${entry.text}"`;
    if (entry.kind === 'aside') return lineText(entry.line);
    return entry.label + entry.node.move;
  });
  return `(${parts.join(' ')})`;
}

describe('a game without branches', () => {
  it.each([
    [duel, ['1 m1 m2', '2 m3 m4', '3 m5 _']],
    [trio, ['1 m1 m2 m3', '2 m4 m5 _']],
    [teams, ['1 m1 m2 m3 m4', '2 m5 _ _ _']],
  ])('has a column a colour: %j', (colours, rows) => {
    expect(drawn(layOut(tree(colours, 'm1 m2 m3 m4 m5'), colours))).toEqual(rows);
  });

  it('may begin with another colour', () => {
    const nodes = tree(trio, 'm1 m2 m3', 2);
    expect(drawn(layOut(nodes, trio))).toEqual(['1 … … m1', '2 m2 m3 _']);
  });

  it('is made of plies', () => {
    const ply = { by: 'black' as const, move: 'a1b2', after: '' };
    const nodes = nodesOf([ply, { ...ply, by: 'white', move: '--' }]);
    expect(nodes.map((node) => node.children)).toEqual([[1], [2], []]);
    expect(drawn(layOut(nodes, duel))).toEqual(['1 a1b2 --']);
  });

  it('is empty before the first move', () => {
    expect(layOut(nodesOf([]), duel)).toEqual([]);
  });
});

describe('comments and variations', () => {
  it('interrupt a round', () => {
    const nodes = tree(duel, 'a {one} b c d');
    expect(drawn(layOut(nodes, duel))).toEqual(['1 a _', '"one"', '1 … b', '2 c d']);
  });

  it('stand behind the move they replace', () => {
    const nodes = tree(duel, 'a b c (x y z) d');
    expect(drawn(layOut(nodes, duel))).toEqual(['1 a b', '2 c _', '(2.x y 3.z)', '2 … d']);
  });

  it('say their number again after an interruption', () => {
    const nodes = tree(duel, 'a b (x {why} y) c');
    expect(drawn(layOut(nodes, duel))).toEqual(['1 a b', '(1…x "why" 2.y)', '2 c _']);
  });

  it('nest', () => {
    const nodes = tree(duel, 'a b (p q r (s t) u) (v) c');
    const aside = '(1…p 2.q r (2…s 3.t) 3.u)';
    expect(drawn(layOut(nodes, duel))).toEqual(['1 a b', aside, '(1…v)', '2 c _']);
  });

  it('number by rounds of four', () => {
    const nodes = tree(teams, 'a b c d e f (x y z w)');
    expect(drawn(layOut(nodes, teams))).toEqual([
      '1 a b c d',
      '2 e f _ _',
      '(2…x y z 3.w)',
    ]);
  });

  it('come before the first move and before a move', () => {
    const nodes = tree(duel, 'a b');
    nodes[0]!.comment = 'all';
    nodes[2]!.before = 'now';
    expect(drawn(layOut(nodes, duel))).toEqual(['"all"', '1 a _', '"now"', '1 … b']);
  });

  it('do not break rounds with commands alone', () => {
    const nodes = tree(duel, 'a {[%eval +0.12]} b');
    expect(drawn(layOut(nodes, duel))).toEqual(['1 a b']);
  });
});

describe('a line of the engine', () => {
  it('is numbered where it begins and with each round', () => {
    const text = numbered(['a', 'b', 'c', 'd'], 5, 3).map((step) => step.label + step.move);
    expect(text).toEqual(['2…a', '3.b', 'c', 'd']);
  });
});
