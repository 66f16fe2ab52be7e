// Going through a tree of moves: one back, one on, to the start, to the end of the line.

import type { MoveNode } from './rows';

export type Step = 'start' | 'back' | 'on' | 'end';

type Link = Pick<MoveNode, 'id' | 'parent' | 'children'>;

const keys: Record<string, Step> = {
  Home: 'start',
  ArrowLeft: 'back',
  ArrowRight: 'on',
  End: 'end',
};

export function stepOf(event: KeyboardEvent): Step | undefined {
  const plain = !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey;
  return plain ? keys[event.key] : undefined;
}

// Where a step leads; the same place if there is no way on.
export function stepTo(nodes: readonly Link[], from: number, step: Step): number {
  if (step === 'start') return 0;
  const byId = new Map(nodes.map((node) => [node.id, node]));
  if (step === 'back') return Math.max(0, byId.get(from)?.parent ?? 0);
  if (step === 'on') return byId.get(from)?.children[0] ?? from;
  return endOf(byId, from);
}

function endOf(byId: Map<number, Link>, from: number): number {
  let at = from;
  for (let next = byId.get(at)?.children[0]; next !== undefined; next = byId.get(at)?.children[0])
    at = next;
  return at;
}

// From the start to here, the start left out.
export function pathTo<T extends Link>(nodes: readonly T[], to: number): T[] {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const path: T[] = [];
  for (let node = byId.get(to); node && node.parent >= 0; node = byId.get(node.parent))
    path.push(node);
  return path.reverse();
}

// The main line, the start left out.
export function mainLine<T extends Link>(nodes: readonly T[]): T[] {
  return pathTo(nodes, stepTo(nodes, 0, 'end'));
}

// Where a node stands, said so that it holds for the same tree read anew: which child, each time.
export function placeOf(nodes: readonly Link[], id: number): number[] {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  return pathTo(nodes, id).map((node) => byId.get(node.parent)?.children.indexOf(node.id) ?? 0);
}

// As far as there is such a place.
export function nodeAt(nodes: readonly Link[], place: readonly number[]): number {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  let at = 0;
  for (const child of place) {
    const next = byId.get(at)?.children[child];
    if (next === undefined) break;
    at = next;
  }
  return at;
}
