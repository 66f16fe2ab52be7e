import { describe, expect, it } from 'vitest';
import { usualLook, boardStyles } from '../../src/board/look';
import { boardSvg } from '../../src/board/picture';
import { box } from '../../src/board/shape';
import { palettes } from '../../src/board/styles';
import { cornersFor, traysFor, type Side } from '../../src/board/trays';
import { inLine, positionWith } from './table';

const duel: Side[] = [
  { colours: ['black'], ejected: ['white'], goal: 6 },
  { colours: ['white'], ejected: [], goal: 6 },
];

describe('a picture', () => {
  const position = positionWith({ e5: 'black', e6: 'red' });

  it('needs nothing from the page', () => {
    const text = boardSvg(position, usualLook, undefined, { sides: duel });
    expect(text).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg"/);
    expect(text).not.toMatch(/var\(|undefined|NaN|style=/);
    const names = new Set(Array.from(text.matchAll(/ id="([^"]+)"/g), ([, name]) => name));
    for (const [, name] of text.matchAll(/(?:href="|url\()#([^")]+)/g))
      expect(names).toContain(name);
  });

  it('has a marble for each that there is, on the board and in the trays', () => {
    const marbles = (sides: Side[]) =>
      boardSvg(position, usualLook, undefined, { sides }).match(/<use /g)!.length;
    expect(marbles([])).toBe(2);
    expect(marbles(duel)).toBe(2 + 1 + 2); // and one sign for each tray's owner
  });

  it('marks the last move', () => {
    const gold = palettes.wood.light.last;
    const last = { move: inLine('E', ['e4']), before: position };
    expect(boardSvg(position, usualLook)).not.toContain(gold);
    expect(boardSvg(position, usualLook, last)).toContain(gold);
  });
});

describe('the styles', () => {
  it('all say what every ink is, in light and dark', () => {
    const inks = Object.keys(palettes.wood.light).sort();
    for (const style of boardStyles)
      for (const theme of ['light', 'dark'] as const) {
        expect(Object.keys(palettes[style][theme]).sort()).toEqual(inks);
        for (const colour of Object.values(palettes[style][theme]))
          expect(colour).toMatch(/^#[0-9a-f]{6}([0-9a-f]{2})?$/);
      }
  });
});

describe('the trays', () => {
  const upright = { south: 0, flipped: false };
  const words = (mode: 'duel' | 'trio' | 'teams', sides: Side[], view = upright) =>
    cornersFor(mode, sides, view).map(
      ({ right, up }) => `${up > 0 ? 'top' : 'bottom'} ${right > 0 ? 'right' : 'left'}`,
    );
  const side = (...colours: Side['colours']): Side => ({ colours, ejected: [], goal: 6 });

  it('lie near the seats', () => {
    expect(words('duel', duel)).toEqual(['bottom right', 'top left']);
    expect(words('duel', duel, { south: 3, flipped: false })).toEqual(['top left', 'bottom right']);
    expect(words('trio', [side('black'), side('white'), side('red')])).toEqual([
      'bottom right',
      'top left',
      'top right',
    ]);
    expect(words('teams', [side('black', 'red'), side('white', 'yellow')])).toEqual([
      'bottom right',
      'bottom left',
    ]);
  });

  it('never share a corner', () => {
    const three = [side('black'), side('white'), side('red')];
    const two = [side('black', 'red'), side('white', 'yellow')];
    for (const south of [0, 1, 2, 3, 4, 5])
      for (const flipped of [false, true]) {
        expect(new Set(words('trio', three, { south, flipped })).size).toBe(3);
        expect(new Set(words('teams', two, { south, flipped })).size).toBe(2);
      }
  });

  it('have a place for each marble, inside the rectangle and off the board', () => {
    for (let goal = 1; goal <= 14; goal++) {
      const [tray] = traysFor('duel', [{ ...duel[0]!, goal }], upright);
      expect(tray!.places).toHaveLength(goal);
      for (const { x, y } of tray!.places) {
        expect(Math.abs(x) + tray!.radius).toBeLessThanOrEqual(box.width / 2);
        expect(Math.abs(y) + tray!.radius).toBeLessThanOrEqual(box.height / 2);
        const fromSide = Math.abs(x) * Math.cos(Math.PI / 6) + Math.abs(y) / 2;
        expect(fromSide - tray!.radius).toBeGreaterThan(box.height / 2);
      }
    }
  });
});
