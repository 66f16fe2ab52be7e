import { beforeEach, describe, expect, it } from 'vitest';
import { isBroken, type Kept, KeptGames, readKept } from '../../src/play/kept';
import { Shelf } from '../../src/shell/storage';

// Pages of one browser share what it stores.
class Browser {
  texts = new Map<string, string>();
  page(now: () => number = () => 0): KeptGames {
    const storage = {
      getItem: (key: string) => this.texts.get(key) ?? null,
      setItem: (key: string, text: string) => this.texts.set(key, text),
      removeItem: (key: string) => this.texts.delete(key),
    };
    const shelf = new Shelf(
      () => storage as unknown as Storage,
      () => {},
    );
    shelf.keys = (prefix) => [...this.texts.keys()].filter((key) => key.startsWith(prefix));
    return new KeptGames(shelf, now);
  }
}

const kept = (games: KeptGames, id: string) => games.read(id) as Kept;

describe('kept games', () => {
  let browser: Browser;
  let time: number;
  let games: KeptGames;

  beforeEach(() => {
    browser = new Browser();
    time = 1000;
    games = browser.page(() => time);
  });

  it('come back as they were written', () => {
    const id = games.add('first');
    time = 2000;
    games.write(kept(games, id), 'second');
    expect(kept(browser.page(), id)).toMatchObject({ record: 'second', when: 2000 });
  });

  it('are listed with the newest first', () => {
    const ids = ['a', 'b', 'c'].map((record) => {
      time += 1;
      return games.add(record);
    });
    expect(games.all().map((game) => game.id)).toEqual(ids.reverse());
  });

  it('are not spoilt by a page that knows an older state', () => {
    const id = games.add('start');
    const other = browser.page();
    const known = kept(other, id);
    games.write(kept(games, id), 'one move');
    expect(other.write(known, 'another move').record).toBe('one move');
    expect(kept(games, id).record).toBe('one move');
  });

  it('are not written again without need: other pages would take it for news', () => {
    const id = games.add('same');
    const before = kept(games, id);
    expect(games.write(before, 'same')).toBe(before);
  });

  it('can be deleted and brought back', () => {
    const id = games.add('precious');
    const bringBack = games.remove(id);
    expect(games.read(id)).toBeUndefined();
    bringBack();
    expect(kept(games, id).record).toBe('precious');
  });

  it('are kept anew if another page deletes them while they are played', () => {
    const id = games.add('start');
    const known = kept(games, id);
    browser.page().remove(id);
    games.write(known, 'one move');
    expect(kept(games, id).record).toBe('one move');
  });
});

describe('a broken text', () => {
  it.each(['', 'x', '{}', '{"when":1,"stamp":"2","record":"r"}', '{"when":1,"stamp":1}', 'null'])(
    'is shown as such: %s',
    (text) => {
      const found = readKept('id', text);
      expect(isBroken(found) && found.text).toBe(text);
    },
  );

  it('is listed last and can be removed', () => {
    const browser = new Browser();
    const games = browser.page(() => 5);
    browser.texts.set('sumito.game.broken', 'nonsense');
    const id = games.add('good');
    expect(games.all().map((game) => game.id)).toEqual([id, 'broken']);
    games.remove('broken');
    expect(games.all()).toHaveLength(1);
  });
});
