// The catalogues and the page agree: it asks for nothing they lack, and they have nothing for it
// that it does not ask for.

import { expect, test } from 'vitest';
import { languages } from '../../src/i18n/catalogues';
import { pageWords, sentWords } from '../../words';
import { catalogues, sources, stemOf } from './texts';

test.each(languages)('%s is sent whole', (language) => {
  const all = pageWords(catalogues[language]!);
  expect(Object.values(sentWords(catalogues[language]!)).sort()).toEqual(Object.values(all).sort());
});

test('two keys with one name are noticed', () => {
  // A letter more counts as much as the one after it 59 less.
  const [one, other] = ['page.a~', 'page.bC'];
  expect(() => sentWords(`${one} = x\n${other} = y\n`)).toThrow('page.bC shares');
});

function stems(language: string): Set<string> {
  const words = pageWords(catalogues[language]!);
  return new Set(Object.keys(words).map(stemOf));
}

// A key stands in quotes, whole: 'page.play.undo'; or with something put in between the dots:
// `page.play.level.${level}`.
const literal = /(['"`])([a-z](?:[a-z0-9._-]|\$\{[^{}`]*\})*)\1/g;

function literalsIn(source: string): string[] {
  return [...source.matchAll(literal)].map((found) => found[2]!);
}

const put = /\$\{[^}]*\}/g;
const isFamily = (text: string) => text.includes('${');
const patternOf = (text: string) =>
  new RegExp(`^${text.replaceAll(put, '@').replaceAll('.', '\\.').replaceAll('@', '[^.]+')}$`);

const literals = new Set(sources.flatMap(literalsIn));
const families = [...literals].filter(isFamily).map(patternOf);
const known = stems('en');

function isAsked(stem: string): boolean {
  return literals.has(stem) || families.some((family) => family.test(stem));
}

function isKnown(text: string): boolean {
  return isFamily(text) ? [...known].some((s) => patternOf(text).test(s)) : known.has(text);
}

test('the sources and catalogues are found', () => {
  expect(sources.length).toBeGreaterThan(50);
  expect(known.size).toBeGreaterThan(100);
});

test.each(languages)('%s has every key', (language) => {
  expect([...stems(language)].sort()).toEqual([...known].sort());
});

test('every sentence of the page is asked for', () => {
  const unused = [...known].filter((stem) => stem.startsWith('page.') && !isAsked(stem));
  expect(unused).toEqual([]);
});

test('every key that is asked for exists', () => {
  const asked = [...literals].filter((text) => text.startsWith('page.'));
  expect(asked.length).toBeGreaterThan(100);
  expect(asked.filter((text) => !isKnown(text))).toEqual([]);
});

test('t is given keys that exist', () => {
  const call = /\bt\(\s*(['"`])(.+?)\1/g;
  const calls = sources.flatMap((source) => [...source.matchAll(call)]);
  expect(calls.length).toBeGreaterThan(100);
  expect(calls.map((found) => found[2]!).filter((text) => !isKnown(text))).toEqual([]);
});
