// Trees of moves for tests, from a text such as `a b (x y) c {said}`.

import type { MoveNode } from '../../src/game/rows';
import type { Colour } from '../../src/core/types';

export function tree(colours: readonly Colour[], text: string, first = 0): MoveNode[] {
  const nodes: MoveNode[] = [];
  const depth: number[] = [0];
  const add = (parent: number, move: string): number => {
    const id = nodes.length;
    const plies = parent < 0 ? 0 : depth[parent]! + 1;
    depth[id] = plies;
    const by = colours[(first + Math.max(0, plies - 1)) % colours.length]!;
    nodes.push({ id, parent, children: [], move, by, comment: '', marks: [] });
    nodes[parent]?.children.push(id);
    return id;
  };
  const stack: number[] = [];
  let at = add(-1, '');
  for (const [word] of text.matchAll(/\{[^}]*\}|[()]|[^\s(){}]+/g)) {
    if (word === '(') {
      stack.push(at);
      at = nodes[at]!.parent;
    } else if (word === ')') at = stack.pop()!;
    else if (word.startsWith('{')) nodes[at]!.comment = word.slice(1, -1);
    else at = add(at, word);
  }
  return nodes;
}
