// What the rules say about texts that are wrong is written for programmers. Here it becomes a
// sentence for players: the usual ones say what is wrong, all others that something is.

import { sideName, type Say } from './names';

interface Pattern {
  form: RegExp;
  sentence: (say: Say, found: string[]) => string;
}

function who(say: Say, first: string, second: string): string {
  return sideName(second ? [first, second] : [first], say);
}

const positions: Pattern[] = [
  {
    form: /^(\d+) (black|white|red|yellow) marbles?, but (\w+) has at most (\d+)/,
    sentence: (say, [count = '', colour = '', , most = '']) =>
      say('page.analyse.wrong.too_many', { colour: say(`colour.${colour}`), number: count, most }),
  },
  {
    form: /^(\w+)(?: and (\w+))? cannot have ejected (\d+) marbles?, only (\d+)/,
    sentence: (say, [first = '', second = '', count = '', most = '']) =>
      say('page.analyse.wrong.ejected', { who: who(say, first, second), number: count, most }),
  },
  {
    form: /^(\d+) marbles? ejected in all, but only (\d+)/,
    sentence: (say, [count = '', most = '']) =>
      say('page.analyse.wrong.ejected_all', { number: count, most }),
  },
  {
    form: /^ejections must be 0 to (\d+)/,
    sentence: (say, [most = '']) => say('page.analyse.wrong.past_goal', { most }),
  },
  {
    form: /^two sides cannot both/,
    sentence: (say) => say('page.analyse.wrong.two_winners'),
  },
  {
    form: /^the goal must be 1 to (\d+)|is not a goal$/,
    sentence: (say, [most = '']) => say('page.analyse.wrong.goal', { most: most || '14' }),
  },
  {
    form: /^(?:a )?(black|white|red|yellow).* does not play in (\w+)$/,
    sentence: (say, [colour = '', mode = '']) =>
      say('page.analyse.wrong.colour', {
        colour: say(`colour.${colour}`),
        mode: say(`mode.${mode}`),
      }),
  },
  {
    form: /\brow ([a-i])\b/,
    sentence: (say, [row = '']) => say('page.analyse.wrong.row', { row }),
  },
];

export function positionComplaint(message: string, say: Say): string {
  return complaint(message, positions, say) ?? say('page.analyse.wrong.position');
}

const records: Pattern[] = [
  {
    form: /line (\d+), column \d+, ply \d+, (\S+): the move is not legal/,
    sentence: (say, [line = '', move = '']) =>
      say('page.analyse.wrong.illegal', { line, move }),
  },
  {
    form: /line (\d+), column \d+(?:, ply \d+, (\S+))?:/,
    sentence: (say, [line = '']) => say('page.analyse.wrong.line', { line }),
  },
];

export function recordComplaint(message: string, say: Say): string {
  return complaint(message, records, say) ?? say('page.analyse.wrong.record');
}

function complaint(message: string, patterns: Pattern[], say: Say): string | undefined {
  for (const { form, sentence } of patterns) {
    const found = form.exec(message);
    if (found) return sentence(say, found.slice(1).map((part) => part ?? ''));
  }
  return undefined;
}
