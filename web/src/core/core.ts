// The rules, games and records of C++, as the page knows them. Everything is answered at once.

import type { Asker } from './asker';
import { gameOf } from './game';
import { settingsPairs } from './settings';
import { studyOf } from './study';
import type { Answer, Colour, Core, Game, Language, Layout, Move } from './types';
import type { Position, Ruleset, Study, Verdict } from './types';

function mapped<T, U>(answer: Answer<T>, use: (value: T) => U): Answer<U> {
  return answer.ok ? { ok: true, value: use(answer.value) } : answer;
}

// What never changes is asked once.
function once<T>(ask: () => T): () => T {
  let known: T | undefined;
  return () => (known ??= ask());
}

type Rules = Omit<Core, 'language' | 'newGame' | 'openGame' | 'openRecord' | 'newStudy'>;

function rulesOf({ ask, must }: Asker): Rules {
  return {
    rulesets: once(() => must<Ruleset[]>('rulesets')),
    layouts: once(() => must<Layout[]>('layouts')),
    position: (text) => ask<Position>('position', text),
    fen: (position) => must<string>('fen', position),
    moves: (position) => must<Move[]>('moves', position),
    judge: (position, marbles, direction) =>
      must<Verdict>('judge', position, marbles.join(' '), direction),
    lineFrom: (position, rear, direction) => must<string[]>('line_from', position, rear, direction),
    readMove: (position, text) => must<Verdict>('read_move', position, text),
    play: (position, move) => must<Position>('play', position, move),
    sentence: (position, move) => must<string>('sentence', position, move),
    taken: (position) => must<Colour[][]>('taken', position),
    perft: (position, depth) => must<number>('perft', position, depth),
  };
}

export function coreOf(asker: Asker): Core {
  let language: Language = 'en';
  const game = (handle: number): Game => gameOf(asker, handle, () => language);
  const study = (handle: number): Study => studyOf(asker, handle);
  return {
    ...rulesOf(asker),
    get language() {
      return language;
    },
    set language(wanted) {
      language = asker.must<Language>('language', wanted);
    },
    newGame: (settings, now) =>
      mapped(asker.ask<number>('new_game', Math.trunc(now), ...settingsPairs(settings)), game),
    openGame: (record, now) =>
      mapped(asker.ask<number>('open_game', record, Math.trunc(now)), game),
    openRecord(text, layout = '') {
      const opened = asker.ask<Answer<number>[]>('open_record', text, layout);
      return opened.ok ? opened.value.map((one) => mapped(one, study)) : [opened];
    },
    newStudy: (settings) =>
      mapped(asker.ask<number>('new_study', ...settingsPairs(settings)), study),
  };
}
