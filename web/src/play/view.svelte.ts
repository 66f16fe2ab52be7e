// What the board shows of a game: its end, or an earlier moment at which a player looks back.

import type { Colour, Core, GameState, Move, Position, Ruleset } from '../core/types';
import { Positions } from '../game/positions';

// A side's tray: the marbles it has taken so far, in order.
export interface Tray {
  colours: Colour[];
  ejected: Colour[];
  goal: number;
}

export class View {
  #plies: number | undefined = $state(); // played where the player looks; nothing: all of them
  #positions: Positions;

  constructor(
    private readonly core: Core,
    private readonly state: () => GameState,
  ) {
    this.#positions = new Positions(core);
  }

  get plies(): number {
    return this.#plies ?? this.state().plies.length;
  }

  get isAtEnd(): boolean {
    return this.plies === this.state().plies.length;
  }

  get ruleset(): Ruleset {
    return this.core.rulesets().find((r) => r.mode === this.state().position.mode)!;
  }

  look(plies: number): void {
    const end = this.state().plies.length;
    const at = Math.min(end, Math.max(0, plies));
    this.#plies = at === end ? undefined : at;
  }

  toEnd(): void {
    this.#plies = undefined;
  }

  position(plies: number = this.plies): Position {
    const { settings, plies: all } = this.state();
    return this.#positions.of(plies > 0 ? all[plies - 1]!.after : settings.position);
  }

  // The last turn that was taken.
  get last(): { move: Move; before: Position } | undefined {
    const plies = this.state().plies.slice(0, this.plies);
    const at = plies.findLastIndex((ply) => ply.move !== '--');
    if (at < 0) return undefined;
    const before = this.position(at);
    const move = this.core.moves(before.text).find((m) => m.text === plies[at]!.move);
    return move && { move, before };
  }

  get lastSentence(): string {
    const last = this.last;
    return last ? this.core.sentence(last.before.text, last.move.text) : '';
  }

  get trays(): Tray[] {
    const { taken, position } = this.state();
    const { ejected } = this.position();
    return this.ruleset.sides.map((colours, side) => ({
      colours,
      ejected: taken[side]!.slice(0, ejected[side]),
      goal: position.goal,
    }));
  }
}
