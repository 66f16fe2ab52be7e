// What is to be seen of the marbles: it takes the board from scene to scene, with a film between
// them if a move leads from one to the other.

import { tick } from 'svelte';
import type { Flight } from './animation';
import { filmOf, type Film, type Scene } from './film';
import { relocated, settled, type Piece } from './pieces';

// Lets a marble fly on the screen, if it is there.
export type Fly = (piece: Piece, flight: Flight) => Animation | undefined;

export class Stage {
  pieces = $state.raw<Piece[]>([]);
  arriving = $state(false); // marbles that are new fade in
  #shown: Scene | undefined;
  #flying: Animation[] = [];

  constructor(private readonly fly: Fly) {}

  isNew(next: Scene): boolean {
    return this.#shown?.position.text !== next.position.text;
  }

  // `reach`: how far a hand has already brought the marbles of the move. Answers with the film, if
  // there is one, whether or not it is run.
  show(next: Scene, reach: number, moving: boolean): Film | undefined {
    const film = this.#shown && filmOf(this.#shown, next, reach);
    this.arriving = moving && this.#shown !== undefined;
    if (this.isNew(next)) this.finish();
    const there = film ? relocated(this.pieces, film.ways) : this.pieces;
    this.pieces = settled(there, next.position, next.sides);
    this.#shown = next;
    if (film && moving) void tick().then(() => this.#start(film));
    return film;
  }

  // Everything that moves is where it should be at once.
  finish(): void {
    for (const flying of this.#flying.splice(0)) flying.cancel();
  }

  #start({ flights }: Film): void {
    this.finish();
    this.#flying = this.pieces.flatMap((piece) => {
      const flight = flights.get(piece.spot);
      return (flight && this.fly(piece, flight)) ?? [];
    });
  }
}
