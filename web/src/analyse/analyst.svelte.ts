// The computer looks at one moment with us, for as long as it is on, and tells what it sees.

import type { Line, Thinker } from '../core/types';

export const mostLines = 5;
// Whoever steps through a game quickly wants to see the moves, not the start of many searches.
const pause = 150;
// After two minutes little is found that was not found before, and batteries are not endless.
const longest = 120_000;

export class Analyst {
  on = $state(false);
  wanted = $state(3); // lines
  found = $state.raw<Line[]>([]); // best first
  busy = $state(false);
  failed = $state(false);
  readonly #make: () => Thinker;
  #coming: Line[] = []; // of the depth that is searched now
  #thinker: Thinker | undefined;
  #soon: ReturnType<typeof setTimeout> | undefined;
  #asked = 0; // answers to older questions do not count

  constructor(make: () => Thinker) {
    this.#make = make;
  }

  // Looks at the end of this record from now on. Undefined: at nothing.
  look(record: string | undefined, lines: number): void {
    const asked = ++this.#asked;
    clearTimeout(this.#soon);
    this.#thinker?.stop();
    this.found = [];
    this.#coming = [];
    this.busy = record !== undefined;
    if (record === undefined) return;
    this.#soon = setTimeout(() => void this.#think(record, lines, asked), pause);
  }

  async #think(record: string, lines: number, asked: number): Promise<void> {
    try {
      this.#thinker ??= this.#make();
      const limits = { lines, milliseconds: longest };
      const hear = (line: Line) => this.#hear(line, asked, lines);
      await this.#thinker.think(record, limits, hear);
      if (asked === this.#asked) this.busy = false;
    } catch {
      this.#fail(asked);
    }
  }

  // Lines of different depths do not compare: those of a new one are shown when all are there.
  #hear(line: Line, asked: number, lines: number): void {
    if (asked !== this.#asked) return;
    const before = this.#coming;
    const isDeeper = before[0]?.depth !== line.depth;
    this.#coming = isDeeper ? [line] : [...before.filter(isOther(line)), line].sort(byWorth);
    const isShown = (this.found[0]?.depth ?? line.depth) === line.depth;
    if (isShown || this.#coming.length === lines) this.found = this.#coming;
    else if (isDeeper) this.found = before; // there were no more moves than these
  }

  // The page says it and offers to try again.
  #fail(asked: number): void {
    if (asked !== this.#asked) return;
    this.failed = true;
    this.on = false;
    this.close();
  }

  turn(on: boolean): void {
    this.failed = false;
    this.on = on;
  }

  close(): void {
    ++this.#asked;
    clearTimeout(this.#soon);
    this.busy = false;
    this.#thinker?.close();
    this.#thinker = undefined;
  }
}

// A move may have changed its rank since the others were told.
function isOther(line: Line): (other: Line) => boolean {
  return (other) => other.rank !== line.rank && other.moves[0] !== line.moves[0];
}

// A later rank may turn out to be better. Of two wins the faster is, of two losses the slower.
function byWorth(a: Line, b: Line): number {
  return b.score - a.score || (a.plies ?? 0) - (b.plies ?? 0);
}
