// The live analysis and the review of a game, with a thinker that says what it is told to.

import { describe, expect, it, vi } from 'vitest';
import { Analyst } from '../../src/analyse/analyst.svelte';
import { Review } from '../../src/analyse/review.svelte';
import type { Line, StudyNode, Thinker, ThinkLimits } from '../../src/core/types';

type Heard = (line: Line) => void;
type Think = (record: string, limits: ThinkLimits, heard: Heard) => Promise<string | undefined>;

class Told implements Thinker {
  asked: { record: string; limits: ThinkLimits }[] = [];
  closed = 0;
  stopped = 0;
  constructor(private readonly answer: Think) {}
  think(record: string, limits: ThinkLimits, heard: Heard = () => {}) {
    this.asked.push({ record, limits });
    return this.answer(record, limits, heard);
  }
  agrees = () => Promise.resolve(undefined);
  bench = () => Promise.resolve(undefined);
  stop = () => void ++this.stopped;
  close = () => void ++this.closed;
}

function line(move: string, score: number, rank = 1, depth = 1): Line {
  return { rank, depth, score, moves: [move, 'next'], nodes: 1, nps: 1 };
}

function node(id: number, move: string): StudyNode {
  const by = id % 2 ? ('black' as const) : ('white' as const);
  const text = { position: '', before: '', comment: '', marks: [] };
  return { id, parent: id - 1, children: [id + 1], move, by, ...text };
}

describe('a review', () => {
  const main = [node(1, 'a'), node(2, 'x'), node(3, '--')];
  const good: Think = async (record, { only }, heard) => {
    const best = only?.[0] ?? { r0: 'a', r1: 'b' }[record]!;
    heard(line(best, only ? -100 : 100));
    return best;
  };

  it('asks for the best move, and for the one that was played', async () => {
    const thinker = new Told(good);
    const review = new Review(() => thinker);
    await review.run(main, (id) => `r${id}`);
    expect(thinker.asked.map(({ record, limits }) => [record, limits.only])).toEqual([
      ['r0', undefined],
      ['r1', undefined],
      ['r1', ['x']],
    ]);
    expect(review.plies.map((ply) => ply.worth?.mark)).toEqual(['', '??', undefined]);
    expect(review.plies[1]!.worth).toMatchObject({ loss: 0.5, line: ['b', 'next'] });
    expect(review.done).toBe(true);
    expect(review.busy).toBe(false);
    expect(thinker.closed).toBe(1);
  });

  it('goes on where it was stopped', async () => {
    let release = () => {};
    const slow: Think = (record, limits, heard) =>
      record === 'r1'
        ? new Promise((done) => (release = () => done(undefined)))
        : good(record, limits, heard);
    const review = new Review(() => new Told(slow));
    const running = review.run(main, (id) => `r${id}`);
    await vi.waitFor(() => expect(review.plies).toHaveLength(1));
    review.stop();
    release();
    await running;
    expect(review.busy).toBe(false);
    expect(review.plies).toHaveLength(1);

    const thinker = new Told(good);
    const second = new Review(() => thinker);
    second.plies = review.plies;
    await second.run(main, (id) => `r${id}`);
    expect(thinker.asked[0]!.record).toBe('r1');
    expect(second.done).toBe(true);
  });

  it('begins anew where the game has changed', async () => {
    const thinker = new Told(good);
    const review = new Review(() => thinker);
    await review.run(main, (id) => `r${id}`);
    await review.run([main[0]!, { ...main[1]!, id: 9, parent: 1, move: 'b' }], (id) => `r${id}`);
    expect(review.plies.map((ply) => ply.node)).toEqual([1, 9]);
  });

  it('ends where the game does not go on as it was', async () => {
    const review = new Review(() => new Told(good));
    await review.run(main, (id) => (id === 0 ? 'r0' : undefined));
    expect(review.plies.map((ply) => ply.node)).toEqual([1]);
    expect(review).toMatchObject({ failed: false, busy: false });
  });

  it('says when it fails', async () => {
    const review = new Review(() => new Told(() => Promise.reject(new Error('gone'))));
    await review.run(main, (id) => `r${id}`);
    expect(review).toMatchObject({ failed: true, busy: false });
  });
});

describe('the live analysis', () => {
  it('keeps the newest line of every rank', async () => {
    vi.useFakeTimers();
    const analyst = new Analyst(
      () =>
        new Told(async (_record, _limits, heard) => {
          heard(line('b', 5, 2));
          heard(line('a', 9, 1));
          heard(line('c', 7, 2));
          return 'a';
        }),
    );
    analyst.look('r', 2);
    expect(analyst.busy).toBe(true);
    await vi.runAllTimersAsync();
    expect(analyst.found.map((found) => found.moves[0])).toEqual(['a', 'c']);
    expect(analyst.busy).toBe(false);
    vi.useRealTimers();
  });

  it('shows lines of one depth only', async () => {
    vi.useFakeTimers();
    const heard: Heard[] = [];
    const think: Think = (_record, _limits, hear) => new Promise(() => heard.push(hear));
    const analyst = new Analyst(() => new Told(think));
    analyst.look('r', 2);
    await vi.runAllTimersAsync();
    const seen = (...told: Parameters<typeof line>) => {
      heard[0]!(line(...told));
      return analyst.found.map((found) => `${found.moves[0]}${found.depth}`).join(' ');
    };
    expect(seen('a', 9, 1, 1)).toBe('a1');
    expect(seen('b', 5, 2, 1)).toBe('a1 b1');
    expect(seen('b', 4, 1, 2)).toBe('a1 b1');
    expect(seen('a', 3, 2, 2)).toBe('b2 a2');
    expect(seen('a', 3, 1, 3)).toBe('b2 a2');
    expect(seen('b', 6, 2, 3)).toBe('b3 a3');
    expect(seen('a', 3, 1, 4)).toBe('b3 a3');
    expect(seen('a', 3, 1, 5)).toBe('a4'); // at depth 4 there was no other
    vi.useRealTimers();
  });

  it('asks once when somebody steps quickly, and forgets what it saw', async () => {
    vi.useFakeTimers();
    const thinker = new Told(async () => undefined);
    const analyst = new Analyst(() => thinker);
    for (const record of ['r1', 'r2', 'r3']) analyst.look(record, 3);
    await vi.runAllTimersAsync();
    expect(thinker.asked).toMatchObject([{ record: 'r3', limits: { lines: 3 } }]);
    analyst.look(undefined, 3);
    expect(analyst).toMatchObject({ found: [], busy: false });
    vi.useRealTimers();
  });

  it('does not listen to an older search', async () => {
    vi.useFakeTimers();
    const late: Heard[] = [];
    const analyst = new Analyst(
      () => new Told((_record, _limits, heard) => new Promise(() => late.push(heard))),
    );
    analyst.look('r1', 1);
    await vi.runAllTimersAsync();
    analyst.look('r2', 1);
    await vi.runAllTimersAsync();
    late[0]!(line('old', 1));
    expect(analyst.found).toEqual([]);
    late[1]!(line('new', 1));
    expect(analyst.found).toHaveLength(1);
    vi.useRealTimers();
  });

  it('turns itself off when it fails', async () => {
    vi.useFakeTimers();
    const analyst = new Analyst(() => new Told(() => Promise.reject(new Error('gone'))));
    analyst.turn(true);
    analyst.look('r', 1);
    await vi.runAllTimersAsync();
    expect(analyst).toMatchObject({ on: false, failed: true, busy: false });
    analyst.turn(true);
    expect(analyst.failed).toBe(false);
    vi.useRealTimers();
  });
});
