// What is to be seen of the marbles: it takes the board from scene to scene, with a film between
// them if a move leads from one to the other.

import { tick } from 'svelte';
import { Motion, type Draw, type Flight } from './animation';
import { filmOf, type Film, type Scene } from './film';
import { relocated, settled, type Piece } from './pieces';

export class Stage {
  pieces = $state.raw<Piece[]>([]);
  arriving = $state(false); // marbles that are new fade in
  #shown: Scene | undefined;
  readonly #motion: Motion<Piece>;

  constructor(draw: Draw<Piece>) {
    this.#motion = new Motion(draw);
  }

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
    if (film && moving) void tick().then(() => this.#motion.start(this.#flights(film)));
    return film;
  }

  // Everything that moves is where it should be at once.
  finish(): void {
    this.#motion.finish();
  }

  #flights({ flights }: Film): Map<Piece, Flight> {
    return new Map(
      this.pieces.flatMap((piece) => {
        const flight = flights.get(piece.spot);
        return flight ? [[piece, flight] as const] : [];
      }),
    );
  }
}
