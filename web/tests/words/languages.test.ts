// The page's sentences are whole in every language. (Those of C++ are tested in tests/words.)

import { describe, expect, test } from 'vitest';
import { languages } from '../../src/i18n/catalogues';
import { catalogues, formOf, ofPage, stemOf } from './texts';

const english = new Map(ofPage('en'));

// What a translation may share with English: words of the game, and of many languages.
const shared = new Set(['Sumito', 'Pac', 'Tandem', 'Analyse', 'Computer', 'Name', 'Pause']);

const isLetterless = (text: string) => !/[a-z]{2}/i.test(text.replaceAll(/\{[a-z]+\}/g, ''));

function placeholders(text: string): string[] {
  return [...new Set(text.match(/\{[a-z]+\}/g))].sort();
}

function placeholdersByStem(language: string): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  for (const [key, text] of ofPage(language)) {
    const stem = stemOf(key);
    found[stem] = [...new Set([...(found[stem] ?? []), ...placeholders(text)])].sort();
  }
  return found;
}

function formsByStem(language: string): Map<string, string[]> {
  const forms = new Map<string, string[]>();
  for (const [key] of ofPage(language))
    forms.set(stemOf(key), [...(forms.get(stemOf(key)) ?? []), formOf(key)].sort());
  return forms;
}

// The forms a language tells apart among whole numbers.
function formsOf(language: string): string[] {
  const rules = new Intl.PluralRules(language);
  return [...new Set(Array.from({ length: 1000 }, (_, n) => rules.select(n)))].sort();
}

describe.each(languages)('%s', (language) => {
  const entries = catalogues[language]!.split('\n').filter((line) => line && !line.startsWith('#'));

  test('has lines of the form `key = text`', () => {
    const sound = /^[a-z0-9._-]+ = (?! )(?:[^{}]|\{[a-z]+\})+(?<! )$/;
    expect(entries.filter((line) => !sound.test(line))).toEqual([]);
  });

  test('has no key twice', () => {
    const keys = entries.map((line) => line.split(' = ')[0]);
    expect(keys.filter((key, i) => keys.indexOf(key) !== i)).toEqual([]);
  });

  test('has all plural forms or none', () => {
    const odd = [...formsByStem(language)].filter(
      ([, forms]) => forms.join() !== '' && forms.join() !== formsOf(language).join(),
    );
    expect(odd).toEqual([]);
  });

  test('keeps the placeholders of English', () => {
    expect(placeholdersByStem(language)).toEqual(placeholdersByStem('en'));
  });

  test('leaves nothing in English', () => {
    const left = ofPage(language).filter(
      ([key, text]) =>
        language !== 'en' && text === english.get(key) && !isLetterless(text) && !shared.has(text),
    );
    expect(left).toEqual([]);
  });
});
