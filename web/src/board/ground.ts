// The board itself, without marbles: frame, rim, field, hollows, letters and numbers, trays. It
// stands still, so it is drawn as one text.

import { cells, pointOf, upright } from './geometry';
import type { BoardLook } from './look';
import { hollowAt, type Inks } from './paint';
import { at, fieldPath, framePath, groovePath, labels, marbleRadius, rimPath } from './shape';
import type { Tray } from './trays';

const grooves = groovePath(cells);

// Long slow waves across the field, always the same.
function grainPath(): string {
  const lines = Array.from({ length: 17 }, (_, i) => {
    const y = -430 + i * 54 + 17 * Math.sin(i * 2.7);
    const bend = 16 * Math.sin(i * 1.3 + 0.6);
    return `M-520 ${y.toFixed(0)}q260 ${bend.toFixed(0)} 520 ${(-bend / 2).toFixed(0)}t520 0`;
  });
  return lines.join('');
}
const grain = grainPath();

function frame(id: string, inks: Inks): string {
  return (
    `<clipPath id="${id}-clip"><path d="${framePath}"/></clipPath>` +
    `<path d="${framePath}" fill="url(#${id}-frame)"/>` +
    `<path d="${framePath}" fill="none" stroke="url(#${id}-edge)" stroke-width="5"` +
    ` clip-path="url(#${id}-clip)"/>` +
    `<path d="${rimPath}" fill="url(#${id}-rim)"/>` +
    `<path d="${fieldPath}" fill="url(#${id}-field)" stroke="url(#${id}-raised)"` +
    ` stroke-width="3"/>` +
    `<path d="${grain}" fill="none" stroke="${inks('grain')}" stroke-width="9"` +
    ` clip-path="url(#${id}-clip)"/>`
  );
}

function hollows(id: string, inks: Inks): string {
  const all = cells.map((cell) => pointOf(cell, upright)).map(({ x, y }) => hollowAt(id, x, y));
  return (
    `<path d="${grooves}" fill="none" stroke="${inks('groove')}" stroke-width="14"/>` + all.join('')
  );
}

function names(look: BoardLook, inks: Inks): string {
  if (!look.coordinates) return '';
  const texts = labels(cells, look).map(
    ({ text, at: { x, y } }) =>
      `<text x="${x.toFixed(1)}" y="${y.toFixed(1)}" dy="0.35em">${text}</text>`,
  );
  return (
    `<g fill="${inks('label')}" font-size="25" font-weight="600" text-anchor="middle"` +
    ` aria-hidden="true">${texts.join('')}</g>`
  );
}

export function trayText(tray: Tray, id: string, inks: Inks): string {
  const outline = `M${tray.outline.map(at).join('L')}Z`;
  const wide = tray.radius * 2.22;
  const layer = (ink: string, width: number) =>
    `<path d="${outline}" fill="${ink}" stroke="${ink}" stroke-width="${width.toFixed(1)}"` +
    ` stroke-linejoin="round"/>`;
  const hole = tray.radius * 0.94;
  const sign = (0.6 * tray.radius) / marbleRadius;
  const owners = tray.owners.map(
    (point, i) =>
      `<use href="#${id}-${tray.colours[i]}" transform="translate(${at(point)}) scale(${sign})"/>`,
  );
  return (
    layer(inks('tray-line'), wide + 4) +
    layer(inks('tray'), wide) +
    tray.places.map(({ x, y }) => hollowAt(id, x, y, hole)).join('') +
    owners.join('')
  );
}

// REQUIRES: the definitions of paint.ts under the same id.
export function groundText(
  look: BoardLook,
  trays: readonly Tray[],
  id: string,
  inks: Inks,
): string {
  return (
    trays.map((tray) => trayText(tray, id, inks)).join('') +
    frame(id, inks) +
    hollows(id, inks) +
    names(look, inks)
  );
}
