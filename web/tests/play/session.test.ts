import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Colour, Core, GameSettings, Thinker } from '../../src/core/types';
import { Unavailable } from '../../src/core/unavailable';
import { type Choice, settingsOf, usualChoice } from '../../src/play/choice';
import { Session } from '../../src/play/session.svelte';
import { realCore } from '../core/real';

let core: Core;
beforeAll(async () => {
  core = await realCore();
});

// A thinker whose answers are given by hand, each question with its own.
class SlowThinker implements Thinker {
  asked: { kind: 'think' | 'agrees'; level?: number; seat?: Colour }[] = [];
  #answer: ((value: unknown) => void) | undefined;
  #fail: ((error: Error) => void) | undefined;

  think(_record: string, { level }: { level?: number }): Promise<string | undefined> {
    return this.#ask({ kind: 'think', level });
  }
  agrees(_record: string, seat: Colour): Promise<boolean | undefined> {
    return this.#ask({ kind: 'agrees', seat });
  }
  stop(): void {
    this.#answer?.(undefined);
    this.#answer = undefined;
  }
  bench = () => Promise.resolve(undefined);
  close = () => this.stop();

  get isBusy(): boolean {
    return this.#answer !== undefined;
  }
  async answer(value: unknown): Promise<void> {
    this.#answer?.(value);
    this.#answer = undefined;
    await settle();
  }
  async fail(error: Error): Promise<void> {
    this.#fail?.(error);
    this.#answer = undefined;
    await settle();
  }
  #ask<T>(question: SlowThinker['asked'][number]): Promise<T | undefined> {
    this.stop();
    this.asked.push(question);
    return new Promise((resolve, reject) => {
      this.#answer = resolve as (value: unknown) => void;
      this.#fail = reject;
    });
  }
}

// Lets everything that waits for promises go on.
async function settle(): Promise<void> {
  for (let i = 0; i < 10; i++) await Promise.resolve();
}

interface Around {
  session: Session;
  thinker: SlowThinker;
  kept: string[];
  newer: { record?: string };
}
const open: Session[] = [];

function begin(settings: GameSettings, pace = 0): Around {
  const started = core.newGame(settings, Date.now());
  if (!started.ok) throw new Error(started.message);
  const thinker = new SlowThinker();
  const kept: string[] = [];
  const newer: Around['newer'] = {};
  const keep = (record: string) => {
    if (newer.record !== undefined) return newer.record;
    kept.push(record);
    return undefined;
  };
  const table = { core, thinker, keep, now: Date.now, pace: () => pace };
  const session = new Session(table, started.value);
  open.push(session);
  return { session, thinker, kept, newer };
}

type Seating = Partial<Record<Colour, number>>; // levels; people are left out

function settings(part: Partial<Choice>, computers: Seating = {}): GameSettings {
  const choice = { ...usualChoice(), ...part };
  for (const [colour, seat] of Object.entries(choice.seats)) {
    seat.level = computers[colour as Colour] ?? 0;
    seat.computer = seat.level > 0;
  }
  return settingsOf(choice, core);
}

const first = ({ session }: Around) => core.moves(session.state.position.text)[0]!.text;
const plies = ({ session }: Around) => session.state.plies.length;

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
});
afterEach(() => {
  open.splice(0).forEach((session) => session.close());
  vi.useRealTimers();
});

describe('a person against the computer', () => {
  let game: Around;
  beforeEach(() => {
    game = begin(settings({}, { white: 4 }));
  });

  it('moves, and the computer answers at its level', async () => {
    expect(game.session.moves.length).toBeGreaterThan(0);
    game.session.play('a1b2');
    expect(game.session.moves).toEqual([]);
    expect(game.session.thinking).toBe('white');
    expect(game.thinker.asked).toEqual([{ kind: 'think', level: 4 }]);
    await game.thinker.answer('i9h8');
    expect(game.session.state.plies.map((ply) => ply.move)).toEqual(['a1b2', 'i9h8']);
    expect(game.session.thinking).toBeUndefined();
    expect(game.session.moves.length).toBeGreaterThan(0);
  });

  it('has every move kept', async () => {
    game.session.play('a1b2');
    await game.thinker.answer('i9h8');
    expect(game.kept).toHaveLength(2);
    const opened = core.openGame(game.kept[1]!, Date.now());
    expect(opened.ok && opened.value.state(Date.now()).plies).toHaveLength(2);
  });

  it('takes back a move while the computer thinks: its answer comes too late', async () => {
    game.session.play('a1b2');
    game.session.undo();
    expect(plies(game)).toBe(0);
    expect(game.session.thinking).toBeUndefined();
    await game.thinker.answer('i9h8');
    expect(plies(game)).toBe(0);
  });

  it('takes back both moves when it is the own turn again', async () => {
    expect(game.session.canUndo).toBe(false);
    game.session.play('a1b2');
    await game.thinker.answer('i9h8');
    expect(game.session.canUndo).toBe(true);
    game.session.undo();
    expect(plies(game)).toBe(0);
    expect(game.session.turn).toBe('black');
  });

  it('is told why a move is refused, and nothing changes', () => {
    game.session.refuse(core.judge(game.session.state.position.text, ['a1'], 'SW'));
    expect(game.session.said).toMatchObject({ tone: 'warn' });
    expect(game.session.said?.text).not.toBe('');
    game.session.play('e5e6');
    expect(game.session.said?.tone).toBe('warn');
    expect(plies(game)).toBe(0);
  });

  it('gets a hint as a move and a sentence, until something happens', async () => {
    void game.session.hint();
    expect(game.session.seeking).toBe(true);
    await game.thinker.answer('a1b2');
    expect(game.session.hinted?.text).toBe('a1b2');
    expect(game.session.said?.tone).toBe('plain');
    game.session.play('a5b5');
    expect(game.session.hinted).toBeUndefined();
  });

  it('gets no hint for the computer', () => {
    game.session.play('a1b2');
    const asked = game.thinker.asked.length;
    void game.session.hint();
    expect(game.thinker.asked).toHaveLength(asked);
  });

  it('offers a draw, which the computer may decline', async () => {
    game.session.offerDraw();
    expect(game.thinker.asked).toEqual([{ kind: 'agrees', seat: 'white' }]);
    await game.thinker.answer(false);
    expect(game.session.state.result).toBeUndefined();
    expect(game.session.state.agreed).toEqual([]);
    expect(game.session.said?.text).toContain('draw_declined');
  });

  it('offers a draw, to which the computer may agree', async () => {
    game.session.offerDraw();
    await game.thinker.answer(true);
    expect(game.session.state.result).toMatchObject({ why: 'agreement', winner: -1 });
  });

  it('offers a draw while the computer thinks, which then goes on thinking', async () => {
    game.session.play('a1b2');
    game.session.offerDraw();
    expect(game.thinker.asked.at(-1)).toEqual({ kind: 'agrees', seat: 'white' });
    await game.thinker.answer(false);
    expect(game.thinker.asked.at(-1)).toEqual({ kind: 'think', level: 4 });
    await game.thinker.answer('i9h8');
    expect(plies(game)).toBe(2);
  });

  it('resigns, also when the computer is to move', () => {
    game.session.play('a1b2');
    game.session.resign();
    expect(game.session.state.result).toMatchObject({ why: 'resignation', whose: 'black' });
    expect(game.thinker.isBusy).toBe(false);
  });

  it('hears what is wrong when the computer fails, and can go on', async () => {
    game.session.play('a1b2');
    await game.thinker.fail(new Unavailable('worker'));
    expect(game.session.said).toEqual({ tone: 'warn', text: 'page.app.unsupported.worker' });
    game.session.undo();
    game.session.play('a1b2');
    await game.thinker.answer('i9h8');
    expect(plies(game)).toBe(2);
  });
});

describe('the pace', () => {
  it('lets a move be seen before the computer answers, however fast it was', async () => {
    const game = begin(settings({}, { white: 1 }), 600);
    game.session.play('a1b2');
    await game.thinker.answer('i9h8');
    await vi.advanceTimersByTimeAsync(599);
    expect(plies(game)).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(plies(game)).toBe(2);
  });

  it('costs the computer no more than a hundredth of what it has left', async () => {
    const rules = settings({ clock: 'own', minutes: 1, increment: 0 }, { white: 1 });
    const game = begin({ ...rules, time: { kind: 'each', seconds: 20, increment: 0 } }, 600);
    game.session.play('a1b2');
    await game.thinker.answer('i9h8');
    await vi.advanceTimersByTimeAsync(201);
    expect(plies(game)).toBe(2);
  });
});

describe('an answer that waits to be seen', () => {
  it('is dropped when the person takes the move back', async () => {
    const game = begin(settings({}, { white: 1 }), 600);
    game.session.play('a1b2');
    await game.thinker.answer('i9h8');
    await vi.advanceTimersByTimeAsync(300);
    game.session.undo();
    game.session.play('a5b5');
    await vi.advanceTimersByTimeAsync(599);
    expect(game.session.state.plies.map((ply) => ply.move)).toEqual(['a5b5']);
  });
});

describe('computers alone', () => {
  it('play on, stop when they are told to, and go on', async () => {
    const game = begin(settings({}, { black: 1, white: 2 }));
    expect(game.session.actor).toBeUndefined();
    await game.thinker.answer(first(game));
    await game.thinker.answer(first(game));
    expect(game.thinker.asked.map(({ level }) => level)).toEqual([1, 2, 1]);
    game.session.pause();
    expect(game.thinker.isBusy).toBe(false);
    expect(game.session.state.paused).toBe(true);
    game.session.resume();
    expect(game.thinker.isBusy).toBe(true);
    await game.thinker.answer(first(game));
    expect(plies(game)).toBe(3);
  });
});

describe('people at one screen', () => {
  it('answer an offer one after the other', () => {
    const { session } = begin(settings({ mode: 'trio' }));
    session.offerDraw();
    expect(session.asked).toBe('white');
    session.answerDraw('accept');
    expect(session.asked).toBe('red');
    session.answerDraw('accept');
    expect(session.state.result?.why).toBe('agreement');
  });

  it('decline for all', () => {
    const { session } = begin(settings({}));
    session.offerDraw();
    session.answerDraw('decline');
    expect(session.asked).toBeUndefined();
    expect(session.said?.text).toContain('draw_declined');
  });

  it('may leave a game of three to the others', async () => {
    const game = begin(settings({ mode: 'trio' }, { white: 1, red: 1 }));
    game.session.resign();
    expect(game.session.state.result).toBeUndefined();
    expect(game.session.actor).toBeUndefined();
    expect(game.session.canUndo).toBe(false);
    expect(game.session.thinking).toBe('white');
    await game.thinker.answer(first(game));
    expect(game.session.thinking).toBe('red');
  });
});

describe('who leaves a game of three', () => {
  const three = () => begin(settings({ mode: 'trio', clock: 'own', minutes: 1 })).session;

  it('by running out of time, which is said', async () => {
    const session = three();
    await vi.advanceTimersByTimeAsync(60_001);
    expect(session.state.retired).toEqual(['black']);
    expect(session.state.result).toBeUndefined();
    expect(session.said?.text).toContain('cause.flag');
  });

  it('by resigning, which is said', () => {
    const session = three();
    session.resign();
    expect(session.state.retired).toEqual(['black']);
    expect(session.said?.text).toContain('cause.resignation');
  });
});

describe('the clock', () => {
  it('ends the game when time is up, without anybody moving', () => {
    const { session } = begin(settings({ clock: 'own', minutes: 1, increment: 0 }));
    vi.advanceTimersByTime(59_000);
    expect(session.state.result).toBeUndefined();
    vi.advanceTimersByTime(2_000);
    expect(session.state.result).toMatchObject({ why: 'flag', whose: 'black' });
  });

  it('ends it also if the timer wakes too early', () => {
    let early = 0;
    const started = core.newGame(settings({ clock: 'own', minutes: 1, increment: 0 }), Date.now());
    if (!started.ok) throw new Error(started.message);
    const now = () => Date.now() - early;
    const table = { core, thinker: new SlowThinker(), keep: () => undefined, now, pace: () => 0 };
    const session = new Session(table, started.value);
    open.push(session);
    early = 5;
    vi.advanceTimersByTime(60_010);
    expect(session.state.result?.why).toBe('flag');
  });

  it('waits while the game is paused', () => {
    const { session } = begin(settings({ clock: 'own', minutes: 1, increment: 0 }));
    session.pause();
    expect(session.moves).toEqual([]);
    vi.advanceTimersByTime(600_000);
    expect(session.state.result).toBeUndefined();
    session.resume();
    vi.advanceTimersByTime(61_000);
    expect(session.state.result?.why).toBe('flag');
  });

  it('of the whole game ends it for all', () => {
    const { session } = begin(settings({ clock: 'game', gameMinutes: 1 }));
    vi.advanceTimersByTime(61_000);
    expect(session.state.result).toMatchObject({ why: 'game_time', winner: -1 });
  });

  it('is kept with the game', () => {
    const game = begin(settings({ clock: 'ten' }));
    vi.advanceTimersByTime(30_000);
    game.session.keep();
    expect(game.kept.at(-1)).toContain('[TimeLeft "0:09:30"]');
  });
});

describe('looking back', () => {
  it('shows an earlier position with what was taken then, and no moves', () => {
    const { session } = begin(settings({}));
    session.play('a1b2');
    session.play('i9h8');
    session.view.look(1);
    expect(session.view.position().text).toBe(session.state.plies[0]!.after);
    expect(session.view.last?.move.text).toBe('a1b2');
    expect(session.moves).toEqual([]);
    session.view.look(0);
    expect(session.view.last).toBeUndefined();
    session.view.look(99);
    expect(session.view.isAtEnd).toBe(true);
    expect(session.moves.length).toBeGreaterThan(0);
  });

  it('shows in the trays what was taken up to there', () => {
    const position = '5/6/7/8/6bbw/4w3/7/6/5 b 0-0 duel';
    const { session } = begin({ ...settings({}), position });
    const taken = () => session.view.trays.map((tray) => tray.ejected);
    session.play('e7e8');
    expect(taken()).toEqual([['white'], []]);
    session.view.look(0);
    expect(taken()).toEqual([[], []]);
  });

  it('ends with the next move', async () => {
    const game = begin(settings({}, { white: 1 }));
    game.session.play('a1b2');
    game.session.view.look(0);
    await game.thinker.answer('i9h8');
    expect(game.session.view.isAtEnd).toBe(true);
  });
});

describe('another page', () => {
  function recordOf(moves: string[]): string {
    const game = begin(settings({}));
    moves.forEach((move) => game.session.play(move));
    return game.session.record;
  }

  it('is followed, and nothing is done here until a person takes over', () => {
    const record = recordOf(['a1b2', 'i9h8', 'a2b3']);
    const game = begin(settings({}, { white: 1 }));
    game.session.play('a5b5');
    game.session.view.look(0);
    game.session.follow(record);
    game.kept.length = 0;
    expect(plies(game)).toBe(3);
    expect(game.session.view.isAtEnd).toBe(true);
    expect(game.session.following).toBe(true);
    expect(game.session.moves).toEqual([]);
    expect(game.thinker.isBusy).toBe(false);
    game.session.keep();
    expect(game.kept).toEqual([]);
    game.session.lead();
    expect(game.session.following).toBe(false);
  });

  it('that was faster is given way: its game is shown, not ours', () => {
    const record = recordOf(['a1b2', 'i9h8']);
    const game = begin(settings({}));
    game.newer.record = record;
    game.session.play('a5b5');
    expect(game.session.state.plies.map((ply) => ply.move)).toEqual(['a1b2', 'i9h8']);
    expect(game.session.following).toBe(true);
  });

  it('that wrote nonsense does not break this one', () => {
    const game = begin(settings({}));
    game.session.play('a1b2');
    game.session.follow('[Mode "duel"] 1. z9z9');
    expect(plies(game)).toBe(1);
    expect(game.session.following).toBe(false);
    expect(game.session.said?.tone).toBe('warn');
  });

  it('leads to no flag that falls here', () => {
    const game = begin(settings({ clock: 'own', minutes: 1, increment: 0 }));
    game.session.follow(game.session.record);
    vi.advanceTimersByTime(120_000);
    expect(game.session.state.result).toBeUndefined();
  });
});
