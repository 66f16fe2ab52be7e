// The rulesets as the page hears of them, for tests that do without the rules.

import type { Mode, Ruleset } from '../../src/core/types';

const four = { goal: 6, marbles: 9, sides: [['black', 'red'], ['white', 'yellow']] };

const all: Record<Mode, Omit<Ruleset, 'mode'>> = {
  duel: {
    colours: ['black', 'white'],
    sides: [['black'], ['white']],
    goal: 6,
    layout: 'standard',
    marbles: 14,
  },
  trio: {
    colours: ['black', 'white', 'red'],
    sides: [['black'], ['white'], ['red']],
    goal: 6,
    layout: 'trio',
    marbles: 11,
  },
  teams: { ...four, colours: ['black', 'white', 'red', 'yellow'], layout: 'teams' } as Ruleset,
  tandem: { ...four, colours: ['black', 'red', 'white', 'yellow'], layout: 'tandem' } as Ruleset,
};

export function ruleset(mode: Mode): Ruleset {
  return { mode, ...all[mode] };
}
