// What lies on the table: a study, the moment of it that is looked at, and what follows from both.
// All changes of the study go through here, so that the page sees them.

import type {
  Colour,
  Core,
  GameSettings,
  Mode,
  Move,
  Position,
  Ruleset,
  Study,
  StudyNode,
} from '../core/types';
import { Positions } from '../game/positions';
import { judged } from '../game/marks';
import { withWords } from '../game/remark';
import { mainLine, pathTo, stepTo, type Step } from '../game/steps';

export interface Tray {
  colours: Colour[]; // of a side
  ejected: Colour[]; // in order
  goal: number;
}

export class Desk {
  readonly #core: Core;
  readonly #positions: Positions;
  #study = $state.raw<Study>() as Study;
  nodes = $state.raw<StudyNode[]>([]);
  current = $state(0);

  readonly #byId = $derived(new Map(this.nodes.map((node) => [node.id, node])));
  readonly node: StudyNode = $derived(this.#byId.get(this.current) ?? this.#start());
  readonly path: StudyNode[] = $derived(pathTo(this.nodes, this.current));
  readonly main: StudyNode[] = $derived(mainLine(this.nodes));
  readonly start: Position = $derived(this.#position(this.#start()));
  readonly position: Position = $derived(this.#position(this.node));
  readonly before: StudyNode | undefined = $derived(this.#byId.get(this.node.parent));
  readonly last: { move: Move; before: Position } | undefined = $derived(this.#last());
  readonly moves: Move[] = $derived(this.#moves());
  readonly ruleset: Ruleset = $derived(this.#ruleset());
  readonly trays: Tray[] = $derived(this.#trays());
  // The turn to be taken, counted from 0 as if the first colour had begun.
  readonly slot: number = $derived(
    Math.max(0, this.ruleset.colours.indexOf(this.start.turn)) + this.path.length,
  );
  // A record that ends here, for the engine.
  readonly record: string = $derived(this.recordTo(this.current));

  constructor(core: Core, study: Study) {
    this.#core = core;
    this.#positions = new Positions(core);
    this.open(study);
  }

  open(study: Study): void {
    this.#study = study;
    this.nodes = study.nodes();
    this.current = 0;
  }

  get study(): Study {
    return this.#study;
  }

  // Stays where there is no way on.
  go(step: Step): true {
    this.current = stepTo(this.nodes, this.current, step);
    return true;
  }

  // Plays moves from here, one after the other, and goes along. False if one of them cannot be.
  play(moves: readonly string[]): boolean {
    const end = this.#add(this.current, moves);
    if (end !== undefined) this.current = end;
    return end !== undefined;
  }

  // The same from anywhere, without going there.
  addLine(from: number, moves: readonly string[]): void {
    this.#add(from, moves);
  }

  #add(from: number, moves: readonly string[]): number | undefined {
    let at = from;
    for (const move of moves) {
      const added = this.#study.add(at, move);
      if (!added.ok) return undefined;
      at = added.value;
    }
    this.#changed();
    return at;
  }

  // Takes a move away with all that follows.
  remove(id: number): void {
    const parent = this.#byId.get(id)?.parent ?? 0;
    const gone = this.path.some((node) => node.id === id);
    this.#study.remove(id);
    if (gone) this.current = Math.max(0, parent);
    this.#changed();
  }

  promote(id: number): void {
    this.#study.promote(id);
    this.#changed();
  }

  comment(id: number, words: string): void {
    this.#study.comment(id, withWords(this.#byId.get(id)?.comment ?? '', words));
    this.#changed();
  }

  // A judgement such as "!" on, or off if it was there.
  judge(id: number, judgement: number): void {
    this.#study.mark(id, judged(this.#byId.get(id)?.marks ?? [], judgement));
    this.#changed();
  }

  #changed(): void {
    this.nodes = this.#study.nodes();
  }

  has(id: number): boolean {
    return this.#byId.has(id);
  }

  recordTo(id: number): string {
    return this.#study.line(id);
  }

  #start(): StudyNode {
    const start = this.#byId.get(0);
    if (!start) throw new Error('a study without a start');
    return start;
  }

  #position(node: StudyNode): Position {
    return this.#positions.of(node.position);
  }

  #moves(): Move[] {
    return this.position.over ? [] : this.#core.moves(this.node.position);
  }

  #ruleset(): Ruleset {
    return rulesetOf(this.#core, this.start.mode);
  }

  #moveTo(node: StudyNode): Move | undefined {
    const before = this.#byId.get(node.parent);
    const moves = before ? this.#core.moves(before.position) : [];
    return moves.find((move) => move.text === node.move);
  }

  #last(): { move: Move; before: Position } | undefined {
    const move = this.#moveTo(this.node);
    if (!move || !this.before) return undefined;
    return { move, before: this.#position(this.before) };
  }

  #trays(): Tray[] {
    const { goal } = this.start;
    const taken = this.#study.taken(this.current);
    return this.ruleset.sides.map((colours, at) => ({ colours, ejected: taken[at] ?? [], goal }));
  }
}

export function rulesetOf(core: Core, mode: Ruleset['mode']): Ruleset {
  const ruleset = core.rulesets().find((found) => found.mode === mode);
  if (!ruleset) throw new Error(`no rules for ${mode}`);
  return ruleset;
}

// The fourth field of a position's text.
export function modeOf(position: string): Mode {
  return position.split(' ')[3] as Mode;
}

// A study that begins in a position, under the usual rules.
export function studySettings(position: string, layout = ''): GameSettings {
  const draws = { agreement: true, repetitions: 3, quiet: 200 };
  const rest = { time: { kind: 'none' as const }, undo: false, pause: false, seats: {} };
  return { position, layout, draws, ...rest };
}
