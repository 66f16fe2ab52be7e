import { beforeAll, describe, expect, it } from 'vitest';
import type { Core } from '../../src/core/types';
import {
  againstComputer,
  type Choice,
  readChoice,
  settingsOf,
  usualChoice,
} from '../../src/play/choice';
import { modes } from '../../src/game/modes';
import { realCore } from '../core/real';

let core: Core;
beforeAll(async () => {
  core = await realCore();
});

const chosen = (part: Partial<Choice>): Choice => ({ ...usualChoice(), ...part });

describe('the settings of a choice', () => {
  it.each(modes)('begin a game: %s', (mode) => {
    const settings = settingsOf(chosen({ mode }), core);
    const game = core.newGame(settings, 0);
    expect(game.ok && game.value.state(0).position.mode).toBe(mode);
  });

  it.each([
    ['none', { kind: 'none' }],
    ['ten', { kind: 'each', seconds: 600, increment: 0 }],
    ['fifteen', { kind: 'each', seconds: 900, increment: 0 }],
    ['own', { kind: 'each', seconds: 420, increment: 5 }],
    ['game', { kind: 'game', seconds: 1800 }],
  ] as const)('clock %s', (clock, time) => {
    const choice = chosen({ clock, minutes: 7, increment: 5, gameMinutes: 30 });
    expect(settingsOf(choice, core).time).toEqual(time);
  });

  it('know goal, layout and draws', () => {
    const choice = chosen({ goal: 2, layout: 'belgian-daisy', draws: false });
    const settings = settingsOf(choice, core);
    const position = core.position(settings.position);
    expect(position.ok && position.value.goal).toBe(2);
    expect(settings.layout).toBe('belgian-daisy');
    expect(settings.draws).toEqual({ agreement: false, repetitions: 0, quiet: 0 });
  });

  it('never have a goal that the mode cannot reach', () => {
    const settings = settingsOf(chosen({ mode: 'teams', goal: 14 }), core);
    expect(core.position(settings.position).ok).toBe(true);
  });

  it('allow no taking back with a clock', () => {
    expect(settingsOf(chosen({ undo: true, clock: 'ten' }), core).undo).toBe(false);
    expect(settingsOf(chosen({ undo: true }), core).undo).toBe(true);
  });

  it('let people stop computers that play alone', () => {
    const choice = chosen({ pause: false });
    expect(settingsOf(choice, core).pause).toBe(false);
    choice.seats.black.computer = true;
    expect(settingsOf(choice, core).pause).toBe(true);
  });

  it('call persons by their names and computers by nothing', () => {
    const choice = usualChoice();
    choice.seats.black.name = '  Ada ';
    choice.seats.white.name = 'was a person before';
    expect(settingsOf(choice, core).seats).toEqual({
      black: { name: 'Ada', level: 0 },
      white: { name: '', level: 3 },
    });
  });
});

describe('one click', () => {
  it('is a duel with the computer at the level it was last played', () => {
    const last = chosen({ mode: 'teams', clock: 'ten', layout: 'star' });
    last.seats.white.level = 7;
    const { mode, clock, layout, seats } = againstComputer(last);
    expect([mode, clock, layout]).toEqual(['duel', 'none', 'standard']);
    expect([seats.black.computer, seats.white.computer, seats.white.level]).toEqual([
      false,
      true,
      7,
    ]);
  });

  it('is level 3 at first', () => expect(againstComputer(usualChoice()).seats.white.level).toBe(3));
});

describe('the last choice', () => {
  it('is remembered', () => {
    const choice = chosen({ mode: 'trio', clock: 'own', minutes: 2, increment: 0, goal: 3 });
    expect(readChoice(JSON.stringify(choice))).toEqual(choice);
  });

  it.each([null, '', '[]', '{"seats":5}', '{"seats":{"black":null}}'])(
    'is the usual one if it reads %s',
    (text) => expect(readChoice(text)).toEqual(usualChoice()),
  );

  it('is mended where it makes no sense', () => {
    const read = readChoice(
      '{"mode":"chess","minutes":-3,"increment":"x","goal":99,"clock":"own",' +
        '"seats":{"white":{"level":12.4}}}',
    );
    expect(read).toMatchObject({ mode: 'duel', minutes: 1, increment: 3, goal: 14, clock: 'own' });
    expect(read.seats.white.level).toBe(10);
  });

  it('names a layout of another mode: the mode has its own', () => {
    const settings = settingsOf(chosen({ mode: 'trio', layout: 'star' }), core);
    expect(settings.layout).toBe('trio');
  });
});
