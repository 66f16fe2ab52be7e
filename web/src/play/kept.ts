// The games that the browser keeps, each as the text of its record. A game may be open on several
// pages: every writing raises its stamp, and whoever writes with an old one is given the newer game
// instead. So a page may come too late with a move, but no page can spoil what another has kept.

import { type Shelf, storedObject } from '../shell/storage';

export interface Kept {
  id: string;
  when: number; // it was last written
  stamp: number;
  record: string;
}
export interface Broken {
  id: string;
  text: string;
}
export type Found = Kept | Broken;

const prefix = 'sumito.game.';

export function isBroken(found: Found): found is Broken {
  return 'text' in found;
}

export function readKept(id: string, text: string): Found {
  const { when, stamp, record } = storedObject(text) ?? {};
  if (typeof when !== 'number' || typeof stamp !== 'number' || typeof record !== 'string')
    return { id, text };
  return { id, when, stamp, record };
}

export function gameOfKey(key: string | null): string | undefined {
  return key?.startsWith(prefix) ? key.slice(prefix.length) : undefined;
}

function newId(): string {
  const words = crypto.getRandomValues(new Uint32Array(2));
  return Array.from(words, (word) => word.toString(36)).join('');
}

export class KeptGames {
  constructor(
    private readonly shelf: Shelf,
    private readonly now: () => number = Date.now,
  ) {}

  // The newest first, what cannot be read last.
  all(): Found[] {
    const when = (found: Found) => (isBroken(found) ? 0 : found.when);
    return this.shelf
      .keys(prefix)
      .map((key) => this.read(key.slice(prefix.length)))
      .filter((found) => found !== undefined)
      .sort((a, b) => when(b) - when(a));
  }

  read(id: string): Found | undefined {
    const text = this.shelf.get(prefix + id);
    return text === null ? undefined : readKept(id, text);
  }

  add(record: string): string {
    const id = newId();
    this.#put({ id, when: this.now(), stamp: 1, record });
    return id;
  }

  // `base` is the game as the writer knows it. Answers with what is kept now: the record, or a
  // newer one that another page has written.
  write(base: Kept, record: string): Kept {
    const there = this.read(base.id);
    if (there && !isBroken(there) && there.stamp > base.stamp) return there;
    if (record === base.record) return base;
    return this.#put({ id: base.id, when: this.now(), stamp: base.stamp + 1, record });
  }

  remove(id: string): () => void {
    const text = this.shelf.get(prefix + id);
    this.shelf.remove(prefix + id);
    return () => text !== null && this.shelf.set(prefix + id, text);
  }

  #put(kept: Kept): Kept {
    const { when, stamp, record } = kept;
    this.shelf.set(prefix + kept.id, JSON.stringify({ when, stamp, record }));
    return kept;
  }
}
