// The position editor's state: a draft, what the next tap puts down, and what the rules say to it.

import type { Answer, Cell, Colour, Core, Mode, Position, Ruleset } from '../core/types';
import { rulesetOf, type Tray } from './desk.svelte';
import { cleared, draftOf, draftText, inMode, painted, type Draft } from './setup';

export class Drafting {
  draft = $state.raw<Draft>() as Draft;
  brush = $state<Colour | undefined>('black'); // undefined: takes marbles away
  readonly ruleset: Ruleset = $derived(this.#ruleset());
  readonly answer: Answer<Position> = $derived(this.#answer());
  // What the board shows, possible or not.
  readonly shown: Position = $derived(
    this.answer.ok
      ? this.answer.value
      : { ...this.draft, text: draftText(this.draft), lost: {}, over: false },
  );
  readonly trays: Tray[] = $derived(this.#trays());

  constructor(
    readonly core: Core,
    position: Position,
  ) {
    this.draft = draftOf(position);
  }

  #ruleset(): Ruleset {
    return rulesetOf(this.core, this.draft.mode);
  }

  #answer(): Answer<Position> {
    return this.core.position(draftText(this.draft));
  }

  #trays(): Tray[] {
    const taken = this.answer.ok ? this.core.taken(this.answer.value.text) : [];
    const { goal } = this.draft;
    return this.ruleset.sides.map((colours, at) => ({ colours, ejected: taken[at] ?? [], goal }));
  }

  // The second button of a mouse takes away.
  paint(cell: Cell, button: number): void {
    this.draft = painted(this.draft, cell, button === 2 ? undefined : this.brush);
  }

  change(part: Partial<Draft>): void {
    this.draft = { ...this.draft, ...part };
  }

  clear(): void {
    this.draft = cleared(this.draft);
  }

  // Other rules begin with their usual layout unless there is something to take over.
  setMode(mode: Mode): void {
    this.draft = inMode(this.draft, rulesetOf(this.core, mode));
    if (this.brush && !this.ruleset.colours.includes(this.brush)) this.brush = 'black';
  }

  setLayout(name: string): void {
    const layout = this.core.layouts().find((found) => found.name === name);
    const position = layout && this.core.position(layout.position);
    if (position?.ok) this.draft = { ...draftOf(position.value), goal: this.draft.goal };
  }

  eject(side: number, count: number): void {
    const ejected = this.draft.ejected.map((there, at) => (at === side ? count : there));
    this.change({ ejected });
  }
}
