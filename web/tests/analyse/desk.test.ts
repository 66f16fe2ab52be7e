// Studies on the table, with the real rules.

import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Desk, studySettings } from '../../src/analyse/desk.svelte';
import { Drafting } from '../../src/analyse/drafting.svelte';
import { writeMarks } from '../../src/analyse/mistakes';
import { Workbench } from '../../src/analyse/workbench.svelte';
import type { Core, Position } from '../../src/core/types';
import { notices } from '../../src/shell/notices.svelte';
import { Shelf } from '../../src/shell/storage';
import { realCore } from '../core/real';

let core: Core;
beforeAll(async () => {
  core = await realCore();
});

const duel = '[Mode "duel"]\n\n1. a1b2 i5h5 2. a2b3 i6h6 *';
const moves = (list: { move: string }[]) => list.map((node) => node.move).join(' ');

function deskOf(record: string): Desk {
  const study = core.openRecord(record)[0];
  if (!study?.ok) throw new Error('no record');
  return new Desk(core, study.value);
}

describe('a desk', () => {
  it('shows where one is', () => {
    const desk = deskOf(duel);
    expect(desk.position.turn).toBe('black');
    desk.go('on');
    expect(desk.last).toMatchObject({ move: { text: 'a1b2' }, before: { turn: 'black' } });
    expect(desk.position.turn).toBe('white');
    expect(desk.slot).toBe(1);
    desk.go('end');
    expect(moves(desk.path)).toBe('a1b2 i5h5 a2b3 i6h6');
    expect(desk.record).toContain('i6h6');
    expect(desk.moves.length).toBeGreaterThan(40);
  });

  it('makes variations of other moves', () => {
    const desk = deskOf(duel);
    desk.go('on');
    expect(desk.play(['i9h9', 'a2b3'])).toBe(true);
    expect(moves(desk.path)).toBe('a1b2 i9h9 a2b3');
    expect(moves(desk.main)).toBe('a1b2 i5h5 a2b3 i6h6');
    desk.promote(desk.before!.id);
    expect(moves(desk.main)).toBe('a1b2 i9h9 a2b3');
    expect(desk.study.text()).toContain('i9h9 (1... i5h5 2. a2b3 i6h6)');
  });

  it('goes along a move that is there already', () => {
    const desk = deskOf(duel);
    desk.play(['a1b2']);
    expect(desk.nodes).toHaveLength(5);
    expect(desk.play(['i5i1'])).toBe(false);
    expect(moves(desk.path)).toBe('a1b2');
  });

  it('takes moves away, and steps back if it stood on one', () => {
    const desk = deskOf(duel);
    desk.go('end');
    desk.remove(desk.main[1]!.id);
    expect(moves(desk.main)).toBe('a1b2');
    expect(moves(desk.path)).toBe('a1b2');
  });

  it('writes comments and marks', () => {
    const desk = deskOf('1. a1b2 {[%eval +0.1] old} *');
    desk.comment(desk.main[0]!.id, 'new');
    desk.judge(desk.main[0]!.id, 1);
    expect(desk.study.text()).toContain('a1b2 $1 {[%eval +0.1] new}');
  });

  it('knows what was taken', () => {
    const desk = deskOf('[Position "5/6/7/8/6bbw/4w3/7/6/5 b 1-0 duel"]\n\n1. e7e8 *');
    expect(desk.trays[0]!.ejected).toEqual(['white']);
    desk.go('end');
    expect(desk.trays[0]!.ejected).toEqual(['white', 'white']);
  });

  it('takes over what a review has found', () => {
    const desk = deskOf(duel);
    const worth = { score: { score: 0 }, best: { score: 200 }, loss: 0.3, mark: '??' as const };
    const ply = { node: desk.main[1]!.id, by: 'white' as const };
    writeMarks(desk, [{ ...ply, worth: { ...worth, line: ['i9h9', 'a2b3'] } }]);
    writeMarks(desk, [{ ...ply, worth: { ...worth, line: ['i9h9', 'a2b3'] } }]);
    expect(desk.study.text()).toContain('i5h5 $4 (1... i9h9 2. a2b3)');
    expect(moves(desk.main)).toBe('a1b2 i5h5 a2b3 i6h6');
  });

  it('leaves what somebody has judged', () => {
    const desk = deskOf(duel);
    const node = desk.main[1]!.id;
    desk.judge(node, 1);
    const worth = { score: { score: 0 }, best: { score: 200 }, loss: 0.3, mark: '??' as const };
    writeMarks(desk, [{ node, by: 'white', worth: { ...worth, line: ['i9h9', 'a2b3'] } }]);
    expect(desk.study.text()).toContain('i5h5 $1 (1... i9h9 2. a2b3)');
  });

  it('begins in any position', () => {
    const study = core.newStudy(studySettings('5/6/7/8/4bbbw1/4w3/7/6/5 w 1-0 duel 2'));
    expect(study.ok && new Desk(core, study.value).position.goal).toBe(2);
  });
});

describe('the workbench', () => {
  let kept: Map<string, string>;
  let shelf: Shelf;
  beforeEach(() => {
    kept = new Map();
    const storage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, text: string) => void kept.set(key, text),
      removeItem: (key: string) => void kept.delete(key),
    };
    shelf = new Shelf(() => storage as unknown as Storage, () => {});
  });

  it('finds again what was kept', async () => {
    const bench = new Workbench(core, shelf);
    expect(await bench.openText(duel)).toBeUndefined();
    bench.desk.go('on');
    bench.desk.play(['i9h9']);
    bench.keep();
    const again = new Workbench(core, shelf);
    expect(moves(again.desk.path)).toBe('a1b2 i9h9');
    expect(moves(again.desk.main)).toBe('a1b2 i5h5 a2b3 i6h6');
  });

  it.each(['', 'x', '{}', '{"record":"1. a1a1","place":[]}', '{"record":"*","place":["x",{}]}'])(
    'begins anew if what was kept is broken: %s',
    (text) => {
      kept.set('sumito.analysis', text);
      expect(new Workbench(core, shelf).desk.position.mode).toBe('duel');
    },
  );

  it('brings back what was replaced or deleted', async () => {
    const bench = new Workbench(core, shelf);
    await bench.openText(duel);
    await bench.openText('1. c3d3 *');
    expect(moves(bench.desk.main)).toBe('c3d3');
    notices().at(-1)!.action!.run();
    expect(moves(bench.desk.main)).toBe('a1b2 i5h5 a2b3 i6h6');
    bench.remove(bench.desk.main[1]!.id);
    expect(moves(bench.desk.main)).toBe('a1b2');
    notices().at(-1)!.action!.run();
    expect(moves(bench.desk.main)).toBe('a1b2 i5h5 a2b3 i6h6');
  });

  it('keeps what is open when something is wrong', async () => {
    const bench = new Workbench(core, shelf);
    await bench.openText(duel);
    expect(await bench.openText('1. a1b9 *')).toBeTypeOf('string');
    expect(moves(bench.desk.main)).toBe('a1b2 i5h5 a2b3 i6h6');
    expect(await bench.openText('c3d3 g5f5 d3c3 f5g5 '.repeat(600))).toContain('too_many_turns');
    expect(moves(bench.desk.main)).toBe('a1b2 i5h5 a2b3 i6h6');
  });

  it('lets one of several games be chosen', async () => {
    const bench = new Workbench(core, shelf);
    await bench.openText('1. c3d3 * 1. a1a1 * 1. c4d4 *');
    expect(bench).toMatchObject({ choosing: true, chosen: 0 });
    bench.desk.play(['a1b2']);
    bench.choose(2);
    expect(moves(bench.desk.main)).toBe('c4d4');
    bench.choose(0);
    expect(moves(bench.desk.nodes)).toBe(' c3d3 a1b2');
    bench.choose(1);
    expect(bench.chosen).toBe(0);
  });

  it('begins with a layout by its name', () => {
    const bench = new Workbench(core, shelf);
    const position = core.position(core.layouts()[3]!.position) as { ok: true; value: Position };
    bench.openPosition(position.value);
    expect(bench.desk.study.settings().layout).toBe(core.layouts()[3]!.name);
  });
});

describe('the position editor', () => {
  function drafting(text: string): Drafting {
    const position = core.position(text);
    if (!position.ok) throw new Error(position.message);
    return new Drafting(core, position.value);
  }

  it('says whether its position can be played', () => {
    const edit = drafting('5/6/7/8/4bbbw1/4w3/7/6/5 w 0-0 duel');
    expect(edit.answer.ok).toBe(true);
    edit.eject(0, 7);
    expect(edit.answer.ok).toBe(false);
    expect(edit.shown.marbles.e5).toBe('black');
    edit.eject(0, 2);
    expect(edit.trays[0]!.ejected).toEqual(['white', 'white']);
  });

  it('paints, and takes away with the second button', () => {
    const edit = drafting('5/6/7/8/9/8/7/6/5 b 0-0 duel');
    edit.brush = 'white';
    edit.paint('a1', 0);
    edit.paint('a2', 0);
    edit.paint('a1', 2);
    expect(edit.draft.marbles).toEqual({ a2: 'white' });
  });

  it('changes mode and layout', () => {
    const edit = drafting(core.layouts()[0]!.position);
    edit.setMode('teams');
    edit.brush = 'yellow';
    edit.setLayout('teams');
    expect(edit.answer.ok && edit.answer.value.mode).toBe('teams');
    edit.setMode('duel');
    expect(edit.brush).toBe('black');
    expect(edit.answer.ok).toBe(true);
    edit.clear();
    expect(edit.draft.marbles).toEqual({});
  });
});
