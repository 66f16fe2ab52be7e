// What a board is drawn with: light on frame, hollows and marbles, as SVG definitions. Text, so
// that the page and the pictures to save are drawn alike.

import type { Colour } from '../core/types';
import { cellRadius, marbleRadius } from './shape';
import type { Ink } from './styles';

export const colours: readonly Colour[] = ['black', 'white', 'red', 'yellow'];

// How an ink is written: as a colour, or as a name that the page's theme gives a meaning.
export type Inks = (ink: Ink) => string;

type Stop = [offset: number, ink: Ink, opacity?: number];

function stops(list: Stop[], inks: Inks): string {
  return list
    .map(
      ([offset, ink, opacity]) =>
        `<stop offset="${offset}" stop-color="${inks(ink)}"` +
        (opacity === undefined ? '/>' : ` stop-opacity="${opacity}"/>`),
    )
    .join('');
}

function downwards(id: string, list: Stop[], inks: Inks): string {
  return `<linearGradient id="${id}" x2="0.25" y2="1">${stops(list, inks)}</linearGradient>`;
}

function round(id: string, light: string, list: Stop[], inks: Inks): string {
  return `<radialGradient id="${id}" ${light}>${stops(list, inks)}</radialGradient>`;
}

function boardPaints(id: string, inks: Inks): string {
  return (
    downwards(`${id}-frame`, [[0, 'frame-light'], [1, 'frame-dark']], inks) +
    downwards(`${id}-rim`, [[0, 'rim-deep'], [1, 'rim']], inks) +
    downwards(`${id}-field`, [[0, 'field-light'], [1, 'field-dark']], inks) +
    downwards(`${id}-edge`, [[0, 'frame-line', 0.9], [0.6, 'frame-line', 0.15]], inks) +
    downwards(`${id}-raised`, [[0, 'field-line', 0.9], [1, 'field-line', 0.25]], inks) +
    round(`${id}-hollow`, 'cx="0.5" cy="0.62" r="0.62"', hollow, inks) +
    downwards(`${id}-lip`, [[0.35, 'cell-lip', 0], [1, 'cell-lip', 0.75]], inks)
  );
}

const hollow: Stop[] = [
  [0.1, 'cell'],
  [1, 'cell-deep'],
];

// A sphere lit from above left.
function body(colour: Colour): Stop[] {
  return [
    [0, `${colour}-shine`],
    [0.38, `${colour}-base`],
    [0.8, `${colour}-deep`],
    [1, `${colour}-edge`],
  ];
}

// Light from below along the far edge: it parts a black marble from a dark board.
function outline(colour: Colour): Stop[] {
  return [
    [0.2, `${colour}-outline`, 0.55],
    [1, `${colour}-outline`, 1],
  ];
}

function marblePaints(id: string, inks: Inks): string {
  const even = 'cx="0.5" cy="0.5" r="0.5"';
  const shade: Stop[] = [
    [0.72, 'shadow', 0.55],
    [1, 'shadow', 0],
  ];
  const glint: Stop[] = [
    [0.1, 'white-shine', 0.95],
    [1, 'white-shine', 0],
  ];
  const each = colours.map(
    (c) =>
      round(`${id}-${c}-body`, 'cx="0.37" cy="0.3" r="0.72"', body(c), inks) +
      downwards(`${id}-${c}-outline`, outline(c), inks),
  );
  return (
    each.join('') +
    round(`${id}-shade`, even, shade, inks) +
    round(`${id}-glint`, even, glint, inks)
  );
}

// The mark that tells a colour without colour: a ring, a dot, a triangle, a square.
const marks: Record<Colour, string> = {
  black: '<circle r="13" fill="none"',
  white: '<circle r="4" fill="none"',
  red: '<path d="M0-14 12 7H-12Z" fill="none"',
  yellow: '<path d="M-10-10H10V10H-10Z" fill="none"',
};

function mark(colour: Colour, inks: Inks): string {
  const width = colour === 'white' ? 8 : 4.5;
  const ink = inks(`${colour}-mark`);
  return `${marks[colour]} stroke="${ink}" stroke-width="${width}" stroke-linejoin="round"/>`;
}

const gleam: Record<Colour, number> = { black: 0.5, white: 0.9, red: 0.6, yellow: 0.8 };

function marble(id: string, colour: Colour, inks: Inks): string {
  const r = marbleRadius;
  return (
    `<g id="${id}-${colour}">` +
    `<circle cx="4" cy="8" r="${r * 1.06}" fill="url(#${id}-shade)"/>` +
    `<circle r="${r - 1}" fill="url(#${id}-${colour}-body)"` +
    ` stroke="url(#${id}-${colour}-outline)" stroke-width="2"/>` +
    `<ellipse cx="-14" cy="-22" rx="16" ry="10" transform="rotate(-34 -14 -22)"` +
    ` fill="url(#${id}-glint)" opacity="${gleam[colour]}"/>` +
    `${mark(colour, inks)}</g>`
  );
}

// Everything that has a name: to be put into <defs> once for each board, under an id of its own.
export function definitions(id: string, inks: Inks): string {
  const marbles = colours.map((colour) => marble(id, colour, inks)).join('');
  return boardPaints(id, inks) + marblePaints(id, inks) + marbles;
}

export function hollowAt(id: string, x: number, y: number, radius: number = cellRadius): string {
  return (
    `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${radius}" fill="url(#${id}-hollow)"` +
    ` stroke="url(#${id}-lip)" stroke-width="2.5"/>`
  );
}
