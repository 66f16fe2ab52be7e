// Records as trees, through the real module; the tree itself is tested in C++.

import { expect, test } from 'vitest';
import type { Study } from '../../src/core/types';
import { fileText, realCore, right, settings, start } from './real';

const core = await realCore();
const open = (text: string) => core.openRecord(text).map(right);
const only = (text: string): Study => open(text)[0]!;

test('a record and its tree', () => {
  const study = only(fileText('tests/data/records/duel.sgn'));
  expect(study.text()).toBe(fileText('tests/data/records/duel.sgn'));
  const nodes = study.nodes();
  expect(nodes[0]).toMatchObject({ id: 0, parent: -1, move: '' });
  for (const node of nodes) {
    for (const child of node.children) expect(nodes[child]!.parent).toBe(node.id);
    if (node.id > 0)
      expect(core.play(nodes[node.parent]!.position, node.move).text).toBe(node.position);
  }
  expect(nodes.some((n) => n.comment) || nodes.some((n) => n.marks.length)).toBe(true);
});

test.each(['duel', 'trio', 'teams', 'tandem', 'unfinished'])('every game of %s.sgn', (name) => {
  const text = fileText(`tests/data/records/${name}.sgn`);
  for (const study of open(text)) {
    expect(only(study.text()).nodes()).toEqual(study.nodes());
    expect(study.score()).toBe(study.result()?.score ?? '*');
    study.close();
  }
});

test('records of others', () => {
  expect(open(fileText('tests/data/records/belgian.apgn')).length).toBeGreaterThan(0);
  const bare = fileText('tests/data/records/bare.txt');
  expect(core.openRecord(bare)[0]).toMatchObject({ ok: false });
  expect(core.openRecord(bare, 'belgian-daisy')[0]).toMatchObject({ ok: true });
  expect(core.openRecord(bare, 'nowhere')).toMatchObject([{ ok: false }]);
  const claimed = only('[Result "1-0"]\n\n1. a1b2 i5h5 1-0');
  expect(claimed.result()).toBeUndefined();
  expect(claimed.score()).toBe('1-0');
});

test('games that are wrong say why, the others are there', () => {
  const games = ['a1b2', 'a1a9', 'a2b2'].map((move) => `[Result "*"]\n\n1. ${move} *\n`);
  const opened = core.openRecord(games.join('\n'));
  expect(opened.map((o) => o.ok)).toEqual([true, false, true]);
  expect(opened[1]).toMatchObject({ message: expect.stringMatching(/^game 2, line 7/) });
  expect(core.openRecord('')).toEqual([]);
  const tooLong = { ok: false, message: 'the text is too long' };
  expect(core.openRecord('x'.repeat(3_000_000))).toEqual([tooLong]);
});

test('trying out', () => {
  const study = right(core.newStudy(settings({ seats: { white: { name: 'Eva', level: 2 } } })));
  const first = right(study.add(0, 'a1b2'));
  expect(study.add(0, 'A1-B2')).toEqual({ ok: true, value: first });
  const other = right(study.add(0, 'a2b2'));
  const reply = right(study.add(other, 'i5h5'));
  expect(study.promote(other).ok).toBe(true);
  expect(study.comment(reply, 'Hm {so} [%clk 1]').ok).toBe(true);
  expect(study.mark(reply, [2, 5]).ok).toBe(true);
  expect(study.setTag('Event', 'Übung').ok).toBe(true);
  const node = { comment: 'Hm {so} [%clk 1]', marks: [2, 5], by: 'white' };
  expect(study.nodes()[reply]).toMatchObject(node);
  expect(study.text()).toContain('1. a2b2 (1. a1b2) 1... i5h5 $2 $5');
  expect(study.tags()).toEqual([
    { name: 'WhiteComputer', value: '2' },
    { name: 'Event', value: 'Übung' },
  ]);
  expect(study.settings().seats.white).toEqual({ name: 'Eva', level: 2 });
  expect(study.mark(reply, []).ok).toBe(true);
  expect(study.remove(other).ok).toBe(true);
  expect(study.nodes().map((n) => n.id)).toEqual([0, first]);
  expect(only(study.text()).nodes().map((n) => n.move)).toEqual(['', 'a1b2']);
});

test('what cannot be done says why', () => {
  const study = right(core.newStudy(settings()));
  expect(study.add(0, 'i9h8')).toMatchObject({ ok: false });
  expect(study.add(99, 'a1b2')).toMatchObject({ ok: false });
  expect(study.add(0.5, 'a1b2')).toMatchObject({ ok: false });
  expect(study.remove(0)).toMatchObject({ ok: false });
  expect(study.mark(0, [1])).toMatchObject({ ok: false });
  expect(study.setTag('Mode', 'trio')).toMatchObject({ ok: false });
  expect(() => study.line(5)).toThrow('no such turn');
  study.close();
  expect(() => study.nodes()).toThrow('nothing is open');
});

test('the line to a turn, and what was taken on it', () => {
  const study = right(core.newStudy(settings({ position: '5/6/7/8/6bbw/4w3/7/6/5 b 0-1 duel' })));
  const eject = right(study.add(0, 'e7e8'));
  const back = right(study.add(eject, 'd5d4'));
  expect(study.taken(0)).toEqual([[], ['black']]);
  expect(study.taken(back)).toEqual([['white'], ['black']]);
  expect(study.line(back)).toContain('1. e7e8 d5d4 *');
  expect(study.line(0)).toMatch(/\n\n\*\n$/);
});

test('a position alone is a study', () => {
  expect(right(core.newStudy(settings({ position: start }))).nodes()).toHaveLength(1);
});
