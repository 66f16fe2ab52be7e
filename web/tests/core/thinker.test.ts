// The engine behind its Thinker, with the Worker's side in this same thread.

import { expect, test, vi } from 'vitest';
import { answering } from '../../src/core/thinking';
import { newThinker, type OpenPlace } from '../../src/core/thinker';
import type { Line } from '../../src/core/types';
import { Unavailable } from '../../src/core/unavailable';
import { fileText, realCore, realModule, right, settings, start } from './real';

const module = realModule();
const core = await realCore();
const record = right(core.newStudy(settings())).text();

// Messages come later, as from a Worker, and not at all after it was closed.
function openHere() {
  const places = { opened: 0, closed: 0 };
  const open: OpenPlace = (hear) => {
    ++places.opened;
    let isOpen = true;
    const tell = answering((message) => setTimeout(() => isOpen && hear(message)));
    return {
      post: (message) => void setTimeout(() => isOpen && tell(message)),
      close() {
        isOpen = false;
        ++places.closed;
      },
    };
  };
  return { open, places };
}

test('it thinks and tells what it sees', async () => {
  const { open } = openHere();
  const thinker = newThinker(open, () => module);
  const lines: Line[] = [];
  const best = await thinker.think(record, { depth: 4, lines: 3 }, (line) => lines.push(line));
  expect(core.moves(start).map((m) => m.text)).toContain(best);
  expect(lines.at(-1)).toMatchObject({ rank: 3, depth: 4 });
  const first = lines.findLast((line) => line.rank === 1)!;
  expect(first.moves[0]).toBe(best);
  expect(first.nodes).toBeGreaterThan(100);
  thinker.close();
});

test('the same level and seed play the same, and end by themselves', async () => {
  const moves = [];
  for (let i = 0; i < 2; ++i) {
    const { open } = openHere();
    const thinker = newThinker(open, () => module);
    moves.push(await thinker.think(record, { level: 1, seed: 5 }));
    thinker.close();
  }
  expect(moves[0]).toBe(moves[1]);
});

test('it sees a win, and a loss', async () => {
  const { open } = openHere();
  const thinker = newThinker(open, () => module);
  const won = right(core.newStudy(settings({ position: '5/6/7/8/6bbw/4w3/7/6/5 b 5-0 duel' })));
  let last: Line | undefined;
  const best = await thinker.think(won.text(), { depth: 3 }, (line) => (last = line));
  expect(best).toBe('e7e8');
  expect(last).toMatchObject({ plies: 1, moves: ['e7e8'] });
});

test('only these moves', async () => {
  const { open } = openHere();
  const thinker = newThinker(open, () => module);
  expect(await thinker.think(record, { depth: 2, only: ['a1b2'] })).toBe('a1b2');
  await expect(thinker.think(record, { depth: 2, only: ['i9h8'] })).rejects.toThrow('only');
});

test('by the clock of the record', async () => {
  const { open } = openHere();
  const thinker = newThinker(open, () => module);
  const clocked = '[Mode "duel"]\n[TimeControl "60"]\n[TimeLeft "0:00:00.1"]\n\n1. a1b2 *';
  const begun = performance.now();
  expect(await thinker.think(clocked, { level: 10 })).toBeDefined();
  expect(performance.now() - begun).toBeLessThan(1500);
});

test('no move where the game is over', async () => {
  const { open } = openHere();
  const thinker = newThinker(open, () => module);
  const over = right(core.newStudy(settings({ position: '5/6/7/8/9/8/7/6/bbbbb w 6-0 duel' })));
  expect(await thinker.think(over.text(), {})).toBeUndefined();
});

test('a new question, or stop, ends the one before', async () => {
  const { open, places } = openHere();
  const thinker = newThinker(open, () => module);
  const first = thinker.think(record, { depth: 1 });
  const second = thinker.think(record, { depth: 1 });
  expect(await first).toBeUndefined();
  expect(await second).toBeDefined();
  const third = thinker.think(record, { depth: 1 });
  await vi.waitFor(() => expect(places.opened).toBeGreaterThan(0));
  thinker.stop();
  expect(await third).toBeUndefined();
  const before = places.opened;
  expect(await thinker.think(record, { depth: 1 })).toBeDefined();
  expect(places.opened).toBe(before + 1);
  thinker.stop(); // it does nothing any more: the place is kept
  expect(await thinker.think(record, { depth: 1 })).toBeDefined();
  expect(places.opened).toBe(before + 1);
  thinker.close();
  expect(places.closed).toBe(places.opened);
});

test('would it agree to a draw?', async () => {
  const { open } = openHere();
  const thinker = newThinker(open, () => module);
  const behind = right(core.newStudy(settings({ position: '5/6/7/8/6bbw/4w3/7/6/5 w 5-0 duel' })));
  expect(await thinker.agrees(behind.text(), 'white')).toBe(true);
  expect(await thinker.agrees(behind.text(), 'black')).toBe(false);
  await expect(thinker.agrees(behind.text(), 'red')).rejects.toThrow('nobody plays');
});

test('what goes wrong is said', async () => {
  const { open } = openHere();
  const thinker = newThinker(open, () => module);
  await expect(thinker.think('1. a1a9 *', { depth: 1 })).rejects.toThrow('think: game 1');
  await expect(thinker.think('', { depth: 1 })).rejects.toThrow('no game');
  await expect(thinker.think(record, { depth: -1 })).rejects.toThrow('depth');
  await expect(thinker.think(record, { level: 11 })).rejects.toThrow('level');
  const none = newThinker(() => {
    throw new Unavailable('worker');
  }, () => module);
  await expect(none.think(record, {})).rejects.toMatchObject({ lack: 'worker' });
  const broken = newThinker((_hear, failed) => {
    setTimeout(() => failed(new Unavailable('worker')));
    return { post: () => undefined, close: () => undefined };
  }, () => module);
  await expect(broken.think(record, {})).rejects.toBeInstanceOf(Unavailable);
});

test('the same signature as native', async () => {
  const { open } = openHere();
  const bench = await newThinker(open, () => module).bench();
  expect(bench?.nodes).toBe(Number(fileText('tests/engine/signature.txt')));
  expect(bench?.nps).toBeGreaterThan(1000);
}, 60_000);
