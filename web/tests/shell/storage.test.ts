import { describe, expect, it } from 'vitest';
import { Shelf, storedObject, type Trouble } from '../../src/shell/storage';

// As much of a browser's storage as is needed, with room for so many letters.
function storage(room = Infinity): Storage {
  const texts: Record<string, string> = {};
  return Object.defineProperties(texts, {
    getItem: { value: (key: string) => texts[key] ?? null },
    removeItem: { value: (key: string) => delete texts[key] },
    setItem: {
      value(key: string, text: string) {
        if (text.length > room) throw new DOMException('no room', 'QuotaExceededError');
        texts[key] = text;
      },
    },
  }) as unknown as Storage;
}

function shelf(open: () => Storage) {
  const heard: Trouble[] = [];
  return { heard, shelf: new Shelf(open, (trouble) => heard.push(trouble)) };
}

const denied = () => {
  throw new DOMException('no', 'SecurityError');
};

describe('a shelf', () => {
  it('keeps texts in the browser', () => {
    const browser = storage();
    const { shelf: mine, heard } = shelf(() => browser);
    expect(mine.set('a', 'one')).toBe(true);
    expect(browser.getItem('a')).toBe('one');
    expect(mine.get('a')).toBe('one');
    mine.remove('a');
    expect(mine.get('a')).toBeNull();
    expect(heard).toEqual([]);
  });

  it('goes on in memory where storage is denied, and says so once', () => {
    const { shelf: mine, heard } = shelf(denied);
    expect(mine.get('a')).toBeNull();
    expect(mine.set('a', 'one')).toBe(false);
    expect(mine.get('a')).toBe('one');
    expect(mine.keys('a')).toEqual(['a']);
    expect(heard).toEqual(['denied']);
  });

  it('shows the newest text where there is no room for it, and the old one is not lost', () => {
    const browser = storage(5);
    const { shelf: mine, heard } = shelf(() => browser);
    mine.set('a', 'short');
    expect(mine.set('a', 'too long')).toBe(false);
    expect(mine.get('a')).toBe('too long');
    expect(browser.getItem('a')).toBe('short');
    expect(heard).toEqual(['full']);
    expect(mine.set('a', 'fits')).toBe(true);
    expect(mine.get('a')).toBe('fits');
  });

  it('lists only what begins alike', () => {
    const browser = storage();
    const { shelf: mine } = shelf(() => browser);
    for (const key of ['game.1', 'game.2', 'else']) mine.set(key, 'x');
    expect(mine.keys('game.').sort()).toEqual(['game.1', 'game.2']);
  });
});

describe('a stored object', () => {
  it.each([null, '', 'x', '3', 'null', '"text"'])('is not %s', (text) => {
    expect(storedObject(text)).toBeUndefined();
  });
  it('is what it was', () => expect(storedObject('{"a":1}')).toEqual({ a: 1 }));
});
