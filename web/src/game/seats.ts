// Who sits where: names, places around the board, and a rematch's seats.

import { seats as homes } from '../board/trays';
import type { Colour, GameSettings, Mode, SeatSettings } from '../core/types';
import { t } from '../i18n/words.svelte';

// The side of the board at which a colour begins, clockwise from the bottom.
export function homeOf(mode: Mode, colour: Colour): number {
  return homes[mode][colour] ?? 0;
}

export interface Places {
  above: Colour[];
  below: Colour[];
}

// The colours above and below the board as it is turned, each from left to right.
export function places(mode: Mode, south: number, flipped: boolean): Places {
  const turned = (colour: Colour) => {
    const side = (homeOf(mode, colour) - south + 6) % 6;
    return flipped ? (6 - side) % 6 : side;
  };
  const at = (sides: number[]) =>
    sides.flatMap((side) => coloursOf(mode).filter((colour) => turned(colour) === side));
  return { above: at([2, 3, 4]), below: at([1, 0, 5]) };
}

function coloursOf(mode: Mode): Colour[] {
  return Object.keys(homes[mode]) as Colour[];
}

export type Seats = GameSettings['seats'];

export function seatAt(seats: Seats, colour: Colour): SeatSettings {
  return seats[colour] ?? { name: '', level: 0 };
}

export function isPerson(seats: Seats, colour: Colour): boolean {
  return seatAt(seats, colour).level === 0;
}

// What a player is called on the page: by name, as the computer, or by colour.
export function nameOf(seats: Seats, colour: Colour): string {
  const { name, level } = seatAt(seats, colour);
  if (name) return name;
  return level > 0 ? t('seat.computer', { level }) : t(`colour.${colour}`);
}

// The same with the colour, where it is not the name already.
export function fullNameOf(seats: Seats, colour: Colour): string {
  const name = nameOf(seats, colour);
  const said = t(`colour.${colour}`);
  return name === said ? name : t('player.named', { name, colour: said });
}

// Everybody moves on by one place, so that partners stay partners: around the table the sides
// take turns, whatever the order of their moves is.
export function rotated(seats: Seats, sides: Colour[][]): Seats {
  const round = sides[0]!.flatMap((_, i) => sides.map((side) => side[i]!));
  const moved = round.map((colour, i) => [round[(i + 1) % round.length]!, seatAt(seats, colour)]);
  return Object.fromEntries(moved);
}
