// Whatever is pasted, with the real rules: what it is, or one sentence that says what is wrong.

import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { gameLink, positionLink } from '../../src/game/link';
import { longestText, queryOf, readAnything } from '../../src/analyse/reading';
import type { Core } from '../../src/core/types';
import { startOf } from '../../src/play/choice';
import { realCore } from '../core/real';

let core: Core;
beforeAll(async () => {
  core = await realCore();
});

const say = (key: string, args = {}) =>
  [key.replace('page.analyse.', ''), ...Object.values(args)].join(' ');
const read = (text: string) => readAnything(core, text, say);
const sample = (name: string) =>
  readFileSync(new URL(`../../../tests/data/records/${name}`, import.meta.url).pathname, 'utf8');
const start = 'wwwww/wwwwww/2www2/8/9/8/2bbb2/bbbbbb/bbbbb b 0-0 duel';

async function sentence(text: string): Promise<string> {
  const found = await read(text);
  return found.kind === 'wrong' ? found.sentence : `a ${found.kind}`;
}

describe('what can be read', () => {
  it.each([
    start,
    `  \uFEFF${start}\n`.replace('  ', ''),
    'ss1SS/sssSSS/1ss1SS1/8/9/8/1SS1ss1/SSSsss/SS1ss 0 0 b 0 1',
    '5/6/7/8/4bbbw1/4w3/7/6/5-5b4w b',
  ])('a position: %s', async (text) => {
    expect((await read(text)).kind).toBe('position');
  });

  it.each([
    ['duel.sgn', 1],
    ['trio.sgn', 3],
    ['teams.sgn', 1],
    ['tandem.sgn', 1],
    ['bare.txt', 1], // in another layout than the standard one
    ['belgian.apgn', 1],
    ['positions.apgn', 2],
  ])('games: %s', async (name, count) => {
    const found = await read(sample(name));
    expect(found.kind === 'games' && found.games.length).toBeGreaterThanOrEqual(count);
    expect(found.kind === 'games' && found.games[0]!.ok).toBe(true);
  });

  it.each(['1. 2. 3.', '{"a": 1}', '*', '{only words}'])('no game: %s', async (text) => {
    expect(await sentence(text)).toBe('wrong.record');
  });

  it('a game in which nothing was played yet', async () => {
    expect(await sentence('[Mode "trio"]\n\n*')).toBe('a games');
  });

  it('links, as addresses and bare', async () => {
    const link = await gameLink('1. a1b2 *');
    expect(await sentence(`https://example.org/sumito/${link}`)).toBe('a games');
    expect(await sentence(link!)).toBe('a games');
    expect(await sentence(positionLink(start))).toBe('a position');
    expect(queryOf('see #/analyse?game=1dAA for it')).toBeUndefined();
  });
});

describe('what is wrong', () => {
  it.each([
    ['', 'wrong.empty'],
    [' \n ', 'wrong.empty'],
    ['a'.repeat(longestText + 1), `wrong.too_long ${longestText}`],
    ['hello world', 'wrong.line 1'],
    ['1. a1b2 i5h5\n2. a1b2 *', 'wrong.illegal 2 a1b2'],
    ['[Layout "standard"]\n\n1. a1b2 i5h5 2. i9h9 *', 'wrong.illegal 3 i9h9'],
    ['[Result "1-0"]\n\n1. a1b2 *', 'wrong.line 3'],
    ['1. c3d3 *\n'.repeat(1001), 'wrong.too_many_games 1000'],
    ['#/analyse?game=1dAAAA', 'wrong.link_broken 300000'],
    ['#/analyse?game=9', 'wrong.link_newer 300000'],
    ['#/analyse?nothing=1', 'wrong.link_broken'],
    ['#/analyse?position=5/6/7', 'wrong.row g'],
  ])('is said, %#', async (text, said) => expect(await sentence(text)).toBe(said));

  // The rules' own words are found again; if they change, this says so.
  it.each([
    [start.replace('/9/', '/bb7/'), 'wrong.too_many colour.black 16 14'],
    [start.replace('0-0', '1-0'), 'wrong.ejected colour.black 1 0'],
    [start.replace('0-0', '7-0'), 'wrong.past_goal 6'],
    ['5/6/7/8/4bbbw1/4w3/7/6/5 w 2-2 duel 2', 'wrong.two_winners'],
    [`${start} 0`, 'wrong.goal 14'],
    [start.replace(' b ', ' r '), 'wrong.colour colour.red mode.duel'],
    [start.replace('/9/', '/r8/'), 'wrong.colour colour.red mode.duel'],
    [start.replace('/9/', '/8/'), 'wrong.row e'],
    [start.replace('/9/', '/x8/'), 'wrong.row e'],
    [start.replace(' duel', ''), 'wrong.position'],
    ['2/6/7/8/9/8/7/6/5 b 0-0 duel', 'wrong.row i'],
    [
      'b4/6/7/8/w8/8/7/6/4r b 6-0-0 trio'.replace('b 6-0-0', 'b 6-6-0'),
      'wrong.two_winners',
    ],
    [
      'rrrr1/1rrr1y/2rr1yy/5yyy/www3yyy/www5/ww1bb2/w1bbb1/1bbbb b 2-0 tandem',
      'wrong.ejected list.two colour.black colour.red 2 0',
    ],
  ])('with a position: %s', async (text, said) => expect(await sentence(text)).toBe(said));
});

describe('a game from a position', () => {
  it('begins where the address says', () => {
    const hash = '#/new?position=5/6/7/8/4bbbw1/4w3/7/6/5_w_1-0_duel_2';
    expect(startOf(core, hash)).toMatchObject({ turn: 'white', goal: 2, ejected: [1, 0] });
  });

  it.each(['#/new', '#/new?position=x', '#/new?position=5/6/7/8/4bbbw1/4w3/7/6/5_w_2-0_duel_2'])(
    'has nothing to begin with: %s',
    (hash) => expect(startOf(core, hash)).toBeUndefined(),
  );
});
