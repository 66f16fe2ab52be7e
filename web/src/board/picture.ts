// A picture of the board to save or show: one SVG text that needs nothing else.

import type { Position } from '../core/types';
import type { LastMove } from './film';
import { pointOf, unit } from './geometry';
import { groundText } from './ground';
import type { BoardLook } from './look';
import { leftBehind, rings } from './overlay';
import { definitions, type Inks } from './paint';
import { inTray, settled, type Piece } from './pieces';
import { box, marbleRadius, viewBox } from './shape';
import { newHand } from './state';
import { palettes, type Theme } from './styles';
import { traysFor, type Side, type Tray } from './trays';

export interface PictureOptions {
  theme?: Theme;
  sides?: readonly Side[]; // with them, the trays are drawn
  id?: string; // for the names inside, if several pictures stand on one page
}

function marble(
  { colour, spot }: Piece,
  look: BoardLook,
  trays: readonly Tray[],
  id: string,
): string {
  const taken = inTray(spot);
  const tray = taken && trays[taken.side];
  const { x, y } = tray?.places[taken!.place] ?? pointOf(spot, look);
  const scale = tray ? ` scale(${(tray.radius / marbleRadius).toFixed(3)})` : '';
  const place = `translate(${x.toFixed(1)} ${y.toFixed(1)})${scale}`;
  return `<use href="#${id}-${colour}" transform="${place}"/>`;
}

function ring(x: number, y: number, radius: number, ink: string, casing: string): string {
  const circle = (stroke: string, width: number) =>
    `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${radius}" fill="none"` +
    ` stroke="${stroke}" stroke-width="${width}"/>`;
  return circle(casing, 8) + circle(ink, 5);
}

function lastMarks(look: BoardLook, inks: Inks, last: LastMove | undefined): string {
  const around = Array.from(rings(newHand(), last).keys(), (cell) => {
    const { x, y } = pointOf(cell, look);
    return ring(x, y, marbleRadius, inks('last'), inks('casing'));
  });
  const left = leftBehind(last).map((cell) => {
    const { x, y } = pointOf(cell, look);
    return ring(x, y, 0.12 * unit, inks('last'), inks('casing'));
  });
  return around.join('') + left.join('');
}

export function boardSvg(
  position: Position,
  look: BoardLook,
  last?: LastMove,
  { theme = 'light', sides = [], id = 'b' }: PictureOptions = {},
): string {
  const inks: Inks = (ink) => palettes[look.style][theme][ink];
  const trays = traysFor(position.mode, sides, look);
  const marbles = settled([], position, sides).map((piece) => marble(piece, look, trays, id));
  const [width, height] = [Math.round(box.width), Math.round(box.height)];
  const size = `viewBox="${viewBox}" width="${width}" height="${height}"`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" ${size} font-family="system-ui, sans-serif">` +
    `<defs>${definitions(id, inks)}</defs>` +
    groundText(look, trays, id, inks) +
    marbles.join('') +
    lastMarks(look, inks, last) +
    '</svg>'
  );
}
