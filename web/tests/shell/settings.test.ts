import { describe, expect, it } from 'vitest';
import { ownNames } from '../../src/shell/languages';
import { routeOf } from '../../src/shell/route.svelte';
import { readSettings } from '../../src/shell/chosen';
import { readCatalogue } from '../../words';
import { catalogues } from '../words/texts';

describe('stored settings', () => {
  it('are read back', () => {
    const all = { language: 'cs', theme: 'dark', board: 'slate', sound: false, motion: true };
    expect(readSettings(JSON.stringify(all))).toEqual(all);
  });

  it('lose what makes no sense, and nothing else', () => {
    const text = '{"language":"xx","theme":7,"board":"gold","sound":"yes","turning":true}';
    expect(readSettings(text)).toEqual({ turning: true });
  });

  it.each([null, '{', '[]', '1'])('that are %s count as none', (text) => {
    expect(readSettings(text)).toEqual({});
  });
});

describe('the address', () => {
  it.each([
    ['', { screen: 'home' }],
    ['#/', { screen: 'home' }],
    ['#/new', { screen: 'new' }],
    ['#/game/abc', { screen: 'game', id: 'abc' }],
    ['#/game', { screen: 'home' }],
    ['#/analyse?game=1dX', { screen: 'analyse' }],
    ['#/editor', { screen: 'analyse' }],
    ['#/nonsense/<script>', { screen: 'home' }],
  ])('%s', (hash, route) => expect(routeOf(hash)).toEqual(route));
});

it('languages are called as their speakers call them, here and in the terminal', () => {
  for (const [language, name] of Object.entries(ownNames))
    expect(readCatalogue(catalogues[language]!)['language.name']).toBe(name);
});
