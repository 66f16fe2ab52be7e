// What happens on the board when it is given another position: a move, a move taken back, or
// simply something else.

import type { Move, Position } from '../core/types';
import { flightsOf, reversed, type Flight, type TrayPlace } from './animation';
import type { View } from './look';
import { backwards, journeys, traySpot, type Spot } from './pieces';
import type { Side, Tray } from './trays';

// The move that led to a position.
export interface LastMove {
  move: Move;
  before: Position;
}

// What the board shows, or is to show.
export interface Scene {
  position: Position;
  sides: readonly Side[];
  trays: readonly Tray[];
  view: View;
  last?: LastMove | undefined;
}

export interface Film {
  move: Move;
  taken: boolean; // back
  ways: ReadonlyMap<Spot, Spot>;
  flights: Map<Spot, Flight>; // by the spot in which each ends
}

// Undefined: no move leads from one to the other that the board knows of.
export function filmOf(from: Scene, to: Scene, reach = 0): Film | undefined {
  if (from.position.text === to.position.text) return undefined;
  if (to.last?.before.text === from.position.text) return forward(from, to, to.last.move, reach);
  if (from.last?.before.text === to.position.text) return back(from, to, from.last.move);
  return undefined;
}

// The place that is filled in one scene and not in the other.
function placeGained(less: Scene, more: Scene): { spot: Spot; place: TrayPlace } | undefined {
  const side = more.sides.findIndex(
    ({ ejected }, i) => ejected.length > (less.sides[i]?.ejected.length ?? 0),
  );
  const count = (more.sides[side]?.ejected.length ?? 0) - 1;
  const tray = more.trays[side];
  const point = tray?.places[count];
  return tray && point && { spot: traySpot(side, count), place: { point, radius: tray.radius } };
}

function forward(from: Scene, to: Scene, move: Move, reach: number): Film {
  const gained = placeGained(from, to);
  const ways = journeys(move, gained?.spot ?? '');
  const flights = flightsOf(move, to.view, reach, gained?.place);
  return { move, taken: false, ways, flights: byEnd(flights, (f) => ways.get(f.from) ?? '') };
}

function back(from: Scene, to: Scene, move: Move): Film {
  const gained = placeGained(to, from);
  const ways = backwards(journeys(move, gained?.spot ?? ''));
  const flights = reversed(flightsOf(move, to.view, 0, gained?.place));
  return { move, taken: true, ways, flights: byEnd(flights, (f) => f.from) };
}

function byEnd(flights: readonly Flight[], end: (flight: Flight) => Spot): Map<Spot, Flight> {
  return new Map(flights.map((flight) => [end(flight), flight]));
}
