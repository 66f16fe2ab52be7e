// How a list of moves is laid out: the main line in rounds, a column a colour; comments and
// variations between them. Knows nothing of the page.

import type { Colour, Ply } from '../core/types';
import { wordsOf } from './remark';

// What the list needs of a StudyNode. Node 0 is the start, the first child is the main line.
export interface MoveNode {
  id: number;
  parent: number;
  children: number[];
  move: string;
  by: Colour;
  before?: string; // a comment on the move before it is made
  comment: string;
  marks: number[];
}

export type Entry =
  | { kind: 'move'; node: MoveNode; label: string } // "3." or "3…", or '' where it is clear
  | { kind: 'remark'; text: string }
  | { kind: 'aside'; line: Entry[] };

export interface Round {
  kind: 'round';
  number: number;
  // A column a colour; a turn that stands in a round above is 'above', one to come 'open'.
  cells: (MoveNode | 'above' | 'open')[];
}
export type Block = Round | Exclude<Entry, { kind: 'move' }>;

// A game that is played: a tree without branches.
export function nodesOf(plies: readonly Ply[]): MoveNode[] {
  const child = (id: number) => (id < plies.length ? [id + 1] : []);
  const blank = { comment: '', marks: [] };
  const moves = plies.map(({ move, by }, at) => {
    return { id: at + 1, parent: at, children: child(at + 1), move, by, ...blank };
  });
  const by = plies[0]?.by ?? 'black';
  return [{ id: 0, parent: -1, children: child(0), move: '', by, ...blank }, ...moves];
}

// Moves that follow each other from a turn on, with the numbers they need.
export function numbered(
  moves: readonly string[],
  slot: number,
  columns: number,
): { label: string; move: string }[] {
  return moves.map((move, at) => ({ label: labelOf(slot + at, columns, at > 0), move }));
}

// Turns are counted from 0, as if the first colour had begun.
function labelOf(slot: number, columns: number, clear: boolean): string {
  const number = Math.floor(slot / columns) + 1;
  if (slot % columns === 0) return `${number}.`;
  return clear ? '' : `${number}…`;
}

export function layOut(nodes: readonly MoveNode[], colours: readonly Colour[]): Block[] {
  return new Layout(nodes, colours).blocks();
}

class Layout {
  private readonly byId: Map<number, MoveNode>;
  private readonly found: Block[] = [];
  private open: Round | undefined;

  constructor(
    nodes: readonly MoveNode[],
    private readonly colours: readonly Colour[],
  ) {
    this.byId = new Map(nodes.map((node) => [node.id, node]));
  }

  blocks(): Block[] {
    const start = this.byId.get(0);
    if (!start) return [];
    this.remark(start.comment);
    let slot = this.firstSlot(start);
    for (let node = this.next(start); node; node = this.next(node)) {
      if (this.remark(node.before)) this.open = undefined;
      this.place(node, slot);
      this.interrupt(node, slot);
      ++slot;
    }
    return this.found;
  }

  private next(node: MoveNode): MoveNode | undefined {
    return this.byId.get(node.children[0] ?? -1);
  }

  // A game may begin with another than the first colour: turns are counted as if it had not.
  private firstSlot(start: MoveNode): number {
    const first = this.next(start);
    return first ? Math.max(0, this.colours.indexOf(first.by)) : 0;
  }

  private place(node: MoveNode, slot: number): void {
    const column = slot % this.colours.length;
    if (!this.open || column === 0) this.beginRound(slot, column);
    this.open?.cells.splice(column, 1, node);
  }

  private beginRound(slot: number, column: number): void {
    const cells = this.colours.map((_, at) => (at < column ? 'above' : 'open') as 'above' | 'open');
    const number = Math.floor(slot / this.colours.length) + 1;
    this.open = { kind: 'round', number, cells };
    this.found.push(this.open);
  }

  private interrupt(node: MoveNode, slot: number): void {
    const said = this.remark(node.comment);
    const asides = this.asides(node, slot);
    for (const line of asides) this.found.push({ kind: 'aside', line });
    if (said || asides.length > 0) this.open = undefined;
  }

  private remark(comment: string | undefined): boolean {
    const remarks = remarkOf(comment);
    this.found.push(...remarks);
    return remarks.length > 0;
  }

  // What else could have been played instead of the main line's move.
  private asides(node: MoveNode, slot: number): Entry[][] {
    const parent = this.byId.get(node.parent);
    if (parent?.children[0] !== node.id) return [];
    return parent.children
      .slice(1)
      .flatMap((id) => this.byId.get(id) ?? [])
      .map((first) => this.line(first, slot));
  }

  private line(first: MoveNode, slot: number): Entry[] {
    const line: Entry[] = [];
    let clear = false; // the number of the next move need not be said
    for (let node: MoveNode | undefined = first; node; node = this.next(node)) {
      const before = remarkOf(node.before);
      const label = labelOf(slot, this.colours.length, clear && before.length === 0);
      const asides = node === first ? [] : this.asides(node, slot);
      const after = [
        ...remarkOf(node.comment),
        ...asides.map((aside) => ({ kind: 'aside' as const, line: aside })),
      ];
      line.push(...before, { kind: 'move', node, label }, ...after);
      clear = after.length === 0;
      ++slot;
    }
    return line;
  }
}

function remarkOf(comment = ''): { kind: 'remark'; text: string }[] {
  const text = wordsOf(comment);
  return text ? [{ kind: 'remark', text }] : [];
}
