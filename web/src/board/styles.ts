// The colours of the board styles, each for light and dark surroundings. What is drawn names a
// colour; here stands what the name means. Every marble has an outline that differs from its body
// and from the board in brightness, so none vanishes, not in greyscale either.

import type { Colour } from '../core/types';
import type { BoardStyle } from './look';

export type Theme = 'light' | 'dark';

// Of a marble: lit, itself, shaded, its far edge, around it, its mark.
type MarbleInk = 'shine' | 'base' | 'deep' | 'edge' | 'outline' | 'mark';
type MarbleColour = `${Colour}-${MarbleInk}`;
export type Ink =
  | 'frame-light' // the frame from above to below
  | 'frame-dark'
  | 'frame-line' // the light on its edges
  | 'rim' // the gutter around the field
  | 'rim-deep'
  | 'field-light'
  | 'field-dark'
  | 'field-line'
  | 'grain'
  | 'groove'
  | 'cell' // a hollow: its ground, its shaded side, its lit lip
  | 'cell-deep'
  | 'cell-lip'
  | 'label'
  | 'tray'
  | 'tray-line'
  | 'shadow'
  | 'may' // what the player may do, and a sign on it
  | 'on-may'
  | 'cursor' // of the keyboard
  | 'last' // what was done
  | 'warn' // what is in the way
  | 'casing' // around these, so that they can be seen on any marble
  | MarbleColour;

export type Palette = Record<Ink, string>;

const marbles: Record<MarbleColour, string> = {
  'black-shine': '#6f7a86',
  'black-base': '#343b43',
  'black-deep': '#111417',
  'black-edge': '#2b3138',
  'black-outline': '#a3afbb',
  'black-mark': '#8f9ba7',
  'white-shine': '#ffffff',
  'white-base': '#f8f5ed',
  'white-deep': '#cdc5b5',
  'white-edge': '#a89f8d',
  'white-outline': '#5d5546',
  'white-mark': '#a39a88',
  'red-shine': '#ff9b80',
  'red-base': '#e8492f',
  'red-deep': '#b02a1b',
  'red-edge': '#861a0f',
  'red-outline': '#4a0d07',
  'red-mark': '#ffd9cf',
  'yellow-shine': '#fff0a8',
  'yellow-base': '#f6c534',
  'yellow-deep': '#cc8d14',
  'yellow-edge': '#96630a',
  'yellow-outline': '#5e3d03',
  'yellow-mark': '#8a5d08',
};

// Printed marbles: hardly any light and shade, strong outlines.
const printed: Record<MarbleColour, string> = {
  'black-shine': '#3d444c',
  'black-base': '#2a2f35',
  'black-deep': '#1d2125',
  'black-edge': '#1d2125',
  'black-outline': '#0f1215',
  'black-mark': '#c3ccd4',
  'white-shine': '#ffffff',
  'white-base': '#fffefa',
  'white-deep': '#f6f1e6',
  'white-edge': '#efe9db',
  'white-outline': '#3b352c',
  'white-mark': '#8b8375',
  'red-shine': '#ec604a',
  'red-base': '#dc4a35',
  'red-deep': '#cf3e2a',
  'red-edge': '#c43723',
  'red-outline': '#5a130b',
  'red-mark': '#ffd3c8',
  'yellow-shine': '#ffd95e',
  'yellow-base': '#f6c83c',
  'yellow-deep': '#ebb626',
  'yellow-edge': '#e0aa1c',
  'yellow-outline': '#5c3d05',
  'yellow-mark': '#7a5203',
};

const wood: Record<Theme, Palette> = {
  light: {
    ...marbles,
    'frame-light': '#a8703f',
    'frame-dark': '#7c4b25',
    'frame-line': '#d9a876',
    rim: '#6f4322',
    'rim-deep': '#4f2e16',
    'field-light': '#c79259',
    'field-dark': '#a8713c',
    'field-line': '#e0b27d',
    grain: '#7a4a2130',
    groove: '#8a572c80',
    cell: '#8d5a30',
    'cell-deep': '#5a3518',
    'cell-lip': '#e3b684',
    label: '#f0d7b8',
    tray: '#8f5c31',
    'tray-line': '#c08c58',
    shadow: '#2b1708',
    may: '#35f0d8',
    'on-may': '#06231f',
    cursor: '#ffffff',
    last: '#ffd45c',
    warn: '#ff5a3c',
    casing: '#1f1207b0',
  },
  dark: {
    ...marbles,
    'frame-light': '#5a3f2d',
    'frame-dark': '#3a281c',
    'frame-line': '#84624a',
    rim: '#2e1f15',
    'rim-deep': '#1c120b',
    'field-light': '#7a5840',
    'field-dark': '#5f4430',
    'field-line': '#9b7658',
    grain: '#2a1a0f38',
    groove: '#35231680',
    cell: '#4a3424',
    'cell-deep': '#281a10',
    'cell-lip': '#9b7658',
    label: '#d3b79f',
    tray: '#47311f',
    'tray-line': '#75563f',
    shadow: '#000000',
    may: '#35e6cf',
    'on-may': '#06231f',
    cursor: '#ffffff',
    last: '#ffc94d',
    warn: '#ff6d50',
    casing: '#0d0805c0',
  },
};

const slate: Record<Theme, Palette> = {
  light: {
    ...marbles,
    'frame-light': '#73818d',
    'frame-dark': '#54616c',
    'frame-line': '#a3b0ba',
    rim: '#4c5862',
    'rim-deep': '#353f47',
    'field-light': '#98a5af',
    'field-dark': '#7c8a95',
    'field-line': '#b9c4cc',
    grain: '#00000000',
    groove: '#5c697480',
    cell: '#56636e',
    'cell-deep': '#333d46',
    'cell-lip': '#c6d0d7',
    label: '#e6ecf0',
    tray: '#66747f',
    'tray-line': '#93a1ac',
    shadow: '#0e151b',
    may: '#3df5e0',
    'on-may': '#06231f',
    cursor: '#ffffff',
    last: '#ffd45c',
    warn: '#ff5e42',
    casing: '#10171db8',
  },
  dark: {
    ...marbles,
    'frame-light': '#414c55',
    'frame-dark': '#2e373e',
    'frame-line': '#58646f',
    rim: '#222a30',
    'rim-deep': '#161c21',
    'field-light': '#5a6773',
    'field-dark': '#47535d',
    'field-line': '#75838f',
    grain: '#00000000',
    groove: '#333d4580',
    cell: '#36414a',
    'cell-deep': '#1f262c',
    'cell-lip': '#75838f',
    label: '#b9c4cc',
    tray: '#333d45',
    'tray-line': '#4c5862',
    shadow: '#000000',
    may: '#35e6cf',
    'on-may': '#06231f',
    cursor: '#ffffff',
    last: '#ffc94d',
    warn: '#ff6d50',
    casing: '#070a0cc0',
  },
};

const paper: Record<Theme, Palette> = {
  light: {
    ...printed,
    'frame-light': '#fffdf8',
    'frame-dark': '#fffdf8',
    'frame-line': '#b9ae98',
    rim: '#f3eddf',
    'rim-deep': '#f3eddf',
    'field-light': '#fffdf8',
    'field-dark': '#fffdf8',
    'field-line': '#b9ae98',
    grain: '#00000000',
    groove: '#e4dccb',
    cell: '#efe8d8',
    'cell-deep': '#e6decb',
    'cell-lip': '#b3a78f',
    label: '#6d6452',
    tray: '#f3eddf',
    'tray-line': '#cfc5b0',
    shadow: '#7a6f5a',
    may: '#0b8377',
    'on-may': '#ffffff',
    cursor: '#22262a',
    last: '#d98a00',
    warn: '#d0341a',
    casing: '#fffdf8d8',
  },
  dark: {
    ...printed,
    'black-shine': '#2a2f35',
    'black-base': '#14171a',
    'black-deep': '#0c0e10',
    'black-edge': '#0c0e10',
    'black-outline': '#a9b4be',
    'frame-light': '#262d33',
    'frame-dark': '#262d33',
    'frame-line': '#56626c',
    rim: '#1f262b',
    'rim-deep': '#1f262b',
    'field-light': '#2d353c',
    'field-dark': '#2d353c',
    'field-line': '#56626c',
    grain: '#00000000',
    groove: '#414c55',
    cell: '#3a444d',
    'cell-deep': '#343d45',
    'cell-lip': '#5d6a75',
    label: '#a7b2bb',
    tray: '#262d33',
    'tray-line': '#46515a',
    shadow: '#000000',
    may: '#35e6cf',
    'on-may': '#06231f',
    cursor: '#ffffff',
    last: '#ffc94d',
    warn: '#ff6d50',
    casing: '#12161ad0',
  },
};

export const palettes: Record<BoardStyle, Record<Theme, Palette>> = { wood, slate, paper };

// What an ink is called where the page's theme decides.
export function inkVariable(ink: Ink): string {
  return `var(--board-${ink})`;
}

// The meanings of all inks as CSS, for the element around a board.
export function styleText(style: BoardStyle): string {
  const { light, dark } = palettes[style];
  return (Object.keys(light) as Ink[])
    .map((ink) => `--board-${ink}:light-dark(${light[ink]},${dark[ink]})`)
    .join(';');
}
