// What each move of a game was worth, found out in the background, move by move.

import type { Colour, Line, StudyNode, Thinker } from '../core/types';
import { accuracy, even, lossOf, markOf, type Mark, type Score } from './worth';

// Scores are the mover's: of the move, and of the best one.
export interface Worth {
  score: Score;
  best: Score;
  line: string[]; // that begins with the best move
  loss: number; // of the chance to win
  mark: Mark;
}
export interface Reviewed {
  node: number;
  by: Colour;
  worth?: Worth; // none for a turn that was skipped
}
export interface Summary {
  moves: number;
  accuracy: number;
  marks: Record<Exclude<Mark, ''>, number>;
}

type RecordTo = (node: number) => string | undefined;

// Enough to see tactics of some moves, and a long game in a few minutes on a phone.
const nodesForMove = 150_000;

export class Review {
  plies = $state.raw<Reviewed[]>([]);
  all = $state(0); // plies to do
  busy = $state(false);
  failed = $state(false);
  readonly done = $derived(this.all > 0 && this.plies.length === this.all);
  readonly #make: () => Thinker;
  #thinker: Thinker | undefined;
  #asked = 0;

  constructor(make: () => Thinker) {
    this.#make = make;
  }

  // Goes on where it was stopped if the game is still the same. `recordTo` gives the record that
  // ends with a node, as long as that is there.
  async run(main: readonly StudyNode[], recordTo: RecordTo): Promise<void> {
    this.stop();
    const asked = ++this.#asked;
    this.plies = this.plies.slice(0, common(this.plies, main));
    this.all = main.length;
    this.busy = true;
    this.failed = false;
    try {
      await this.#work(main, recordTo, asked);
    } catch {
      this.failed = asked === this.#asked;
    }
    if (asked === this.#asked) this.#rest();
  }

  async #work(
    main: readonly StudyNode[],
    recordTo: RecordTo,
    asked: number,
  ): Promise<void> {
    this.#thinker ??= this.#make();
    for (const node of main.slice(this.plies.length)) {
      const before = recordTo(node.parent);
      if (before === undefined) return;
      const reviewed = await this.#reviewed(node, before);
      if (asked !== this.#asked || !reviewed) return;
      this.plies = [...this.plies, reviewed];
    }
  }

  // Undefined if it was stopped.
  async #reviewed(node: StudyNode, before: string): Promise<Reviewed | undefined> {
    if (node.move === '--') return { node: node.id, by: node.by };
    const best = await this.#think(before, []);
    if (!best) return undefined;
    const played = best.moves[0] === node.move ? best : await this.#think(before, [node.move]);
    return played && { node: node.id, by: node.by, worth: worthOf(best, played) };
  }

  async #think(record: string, only: string[]): Promise<Seen | undefined> {
    let seen: Seen = { ...even, moves: [] };
    const hear = (line: Line) => {
      if (line.rank === 1) seen = line;
    };
    const limits = { nodes: nodesForMove, lines: 1, ...(only.length > 0 ? { only } : {}) };
    const best = await this.#thinker?.think(record, limits, hear);
    if (best === undefined) return undefined;
    return seen.moves[0] === best ? seen : { ...seen, moves: [best] };
  }

  stop(): void {
    ++this.#asked;
    this.#rest();
  }

  // A thinker has a memory of many megabytes: it is given back.
  #rest(): void {
    this.busy = false;
    this.#thinker?.close();
    this.#thinker = undefined;
  }

  forget(): void {
    this.stop();
    this.plies = [];
    this.all = 0;
    this.failed = false;
  }
}

type Seen = Score & Pick<Line, 'moves'>;

function worthOf(best: Seen, played: Seen): Worth {
  const loss = lossOf(best, played);
  return { score: played, best, line: best.moves, loss, mark: markOf(loss) };
}

// How many plies of a review still hold.
function common(plies: readonly Reviewed[], main: readonly StudyNode[]): number {
  const at = plies.findIndex((ply, i) => ply.node !== main[i]?.id);
  return at < 0 ? plies.length : at;
}

export function summaryOf(plies: readonly Reviewed[], colour: Colour): Summary {
  const worths = plies.flatMap((ply) => (ply.by === colour && ply.worth ? [ply.worth] : []));
  const count = (mark: Mark) => worths.filter((worth) => worth.mark === mark).length;
  const sum = worths.reduce((all, worth) => all + accuracy(worth.loss), 0);
  return {
    moves: worths.length,
    accuracy: worths.length > 0 ? sum / worths.length : 0,
    marks: { '?!': count('?!'), '?': count('?'), '??': count('??') },
  };
}

export function marksOf(plies: readonly Reviewed[]): Map<number, Mark> {
  return new Map(plies.flatMap((ply) => (ply.worth?.mark ? [[ply.node, ply.worth.mark]] : [])));
}
