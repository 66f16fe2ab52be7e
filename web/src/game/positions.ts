// Positions of one game by their texts, each read once.

import type { Core, Position } from '../core/types';

export class Positions {
  #read = new Map<string, Position>();

  constructor(private readonly core: Core) {}

  // REQUIRES: the text comes from the rules
  of(text: string): Position {
    const known = this.#read.get(text);
    if (known) return known;
    const answer = this.core.position(text);
    if (!answer.ok) throw new Error(answer.message);
    this.#read.set(text, answer.value);
    return answer.value;
  }
}
