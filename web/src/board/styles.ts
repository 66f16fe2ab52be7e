// The colours of the board styles, each for light and dark surroundings. What is drawn names a
// colour; here stands what the name means. Every marble has an outline that differs from its body
// and from the board in brightness, so none vanishes, not in greyscale either.

import type { BoardStyle } from './look';

export type Theme = 'light' | 'dark';

// Of the board. The columns: wood, slate, paper, each in light and in dark.
const grounds = {
  // the frame from above to below
  'frame-light': '#a8703f #5a3f2d #73818d #414c55 #fffdf8 #262d33',
  'frame-dark': '#7c4b25 #3a281c #54616c #2e373e #fffdf8 #262d33',
  // the light on its edges
  'frame-line': '#d9a876 #84624a #a3b0ba #58646f #b9ae98 #56626c',
  // the gutter around the field
  rim: '#6f4322 #2e1f15 #4c5862 #222a30 #f3eddf #1f262b',
  'rim-deep': '#4f2e16 #1c120b #353f47 #161c21 #f3eddf #1f262b',
  'field-light': '#c79259 #7a5840 #98a5af #5a6773 #fffdf8 #2d353c',
  'field-dark': '#a8713c #5f4430 #7c8a95 #47535d #fffdf8 #2d353c',
  'field-line': '#e0b27d #9b7658 #b9c4cc #75838f #b9ae98 #56626c',
  grain: '#7a4a2130 #2a1a0f38 #00000000 #00000000 #00000000 #00000000',
  groove: '#8a572c80 #35231680 #5c697480 #333d4580 #e4dccb #414c55',
  // a hollow: its ground, its shaded side, its lit lip
  cell: '#8d5a30 #4a3424 #56636e #36414a #efe8d8 #3a444d',
  'cell-deep': '#5a3518 #281a10 #333d46 #1f262c #e6decb #343d45',
  'cell-lip': '#e3b684 #9b7658 #c6d0d7 #75838f #b3a78f #5d6a75',
  label: '#f0d7b8 #d3b79f #e6ecf0 #b9c4cc #6d6452 #a7b2bb',
  tray: '#8f5c31 #47311f #66747f #333d45 #f3eddf #262d33',
  'tray-line': '#c08c58 #75563f #93a1ac #4c5862 #cfc5b0 #46515a',
  shadow: '#2b1708 #000000 #0e151b #000000 #7a6f5a #000000',
  // what the player may do, and a sign on it
  may: '#35f0d8 #35e6cf #3df5e0 #35e6cf #0b8377 #35e6cf',
  'on-may': '#06231f #06231f #06231f #06231f #ffffff #06231f',
  // of the keyboard
  cursor: '#ffffff #ffffff #ffffff #ffffff #22262a #ffffff',
  // what was done
  last: '#ffd45c #ffc94d #ffd45c #ffc94d #d98a00 #ffc94d',
  // what is in the way
  warn: '#ff5a3c #ff6d50 #ff5e42 #ff6d50 #d0341a #ff6d50',
  // around these, so that they can be seen on any marble
  casing: '#1f1207b0 #0d0805c0 #10171db8 #070a0cc0 #fffdf8d8 #12161ad0',
};

// Of a marble: lit, itself, shaded, its far edge, around it, its mark. Marbles of wood and slate are
// the same, in light and dark; on paper they are printed: hardly any light and shade, strong outlines.
const marbles = {
  'black-shine': '#6f7a86 #3d444c #2a2f35',
  'black-base': '#343b43 #2a2f35 #14171a',
  'black-deep': '#111417 #1d2125 #0c0e10',
  'black-edge': '#2b3138 #1d2125 #0c0e10',
  'black-outline': '#a3afbb #0f1215 #a9b4be',
  'black-mark': '#8f9ba7 #c3ccd4',
  'white-shine': '#ffffff #ffffff',
  'white-base': '#f8f5ed #fffefa',
  'white-deep': '#cdc5b5 #f6f1e6',
  'white-edge': '#a89f8d #efe9db',
  'white-outline': '#5d5546 #3b352c',
  'white-mark': '#a39a88 #8b8375',
  'red-shine': '#ff9b80 #ec604a',
  'red-base': '#e8492f #dc4a35',
  'red-deep': '#b02a1b #cf3e2a',
  'red-edge': '#861a0f #c43723',
  'red-outline': '#4a0d07 #5a130b',
  'red-mark': '#ffd9cf #ffd3c8',
  'yellow-shine': '#fff0a8 #ffd95e',
  'yellow-base': '#f6c534 #f6c83c',
  'yellow-deep': '#cc8d14 #ebb626',
  'yellow-edge': '#96630a #e0aa1c',
  'yellow-outline': '#5e3d03 #5c3d05',
  'yellow-mark': '#8a5d08 #7a5203',
};

export type Ink = keyof typeof grounds | keyof typeof marbles;
export type Palette = Record<Ink, string>;

function palette(ground: number, marble: number): Palette {
  const column = (table: Record<string, string>, at: number) =>
    Object.entries(table).map(([ink, row]) => {
      const colours = row.split(' ');
      return [ink, colours[at] ?? colours.at(-1)!];
    });
  const inks = [...column(grounds, ground), ...column(marbles, marble)];
  return Object.fromEntries(inks) as Palette;
}

export const palettes: Record<BoardStyle, Record<Theme, Palette>> = {
  wood: { light: palette(0, 0), dark: palette(1, 0) },
  slate: { light: palette(2, 0), dark: palette(3, 0) },
  paper: { light: palette(4, 1), dark: palette(5, 2) },
};

// What an ink is called where the page's theme decides.
export function inkVariable(ink: Ink): string {
  return `var(--board-${ink})`;
}

// The meanings of all inks as CSS, for the element around a board. Browsers before 2024 do not know
// light-dark(): there the system alone decides.
export function styleText(style: BoardStyle): string {
  const { light, dark } = palettes[style];
  const both = CSS.supports('color', 'light-dark(red, red)');
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? dark : light;
  return (Object.keys(light) as Ink[])
    .map((ink) => {
      const meant = both ? `light-dark(${light[ink]},${dark[ink]})` : system[ink];
      return `--board-${ink}:${meant}`;
    })
    .join(';');
}
