// The analysis as a whole: what is open, where it came from, and how it outlives a reload.

import type { Answer, Core, Position, Study } from '../core/types';
import { t } from '../i18n/words.svelte';
import { dismiss, notices, notify } from '../shell/notices.svelte';
import { storedObject, type Shelf } from '../shell/storage';
import { Desk, studySettings } from './desk.svelte';
import {
  closeAll,
  longestText,
  mostTurns,
  queryOf,
  readAddress,
  readAnything,
  type Read,
} from './reading';
import { nodeAt, placeOf } from '../game/steps';

const key = 'sumito.analysis';

export class Workbench {
  readonly core: Core;
  readonly desk: Desk;
  games = $state.raw<Answer<Study>[]>([]); // of the file that is open
  chosen = $state(0); // of them
  choosing = $state(false);
  opened = $state(0); // counts: what was found out about another game is worth nothing
  readonly #shelf: Shelf;
  #offered: number | undefined; // a notice
  #soon: ReturnType<typeof setTimeout> | undefined;

  constructor(core: Core, shelf: Shelf) {
    this.core = core;
    this.#shelf = shelf;
    this.desk = new Desk(core, this.#fresh());
    this.#restore(shelf.get(key));
  }

  close(): void {
    this.keep();
    this.#withdraw();
    closeAll(this.games);
  }

  // --- opening; what is wrong comes back as a sentence ---

  async openText(text: string): Promise<string | undefined> {
    return this.#open(await readAnything(this.core, text, t));
  }

  async openFile(file: File): Promise<string | undefined> {
    if (file.size > 4 * longestText) return t('page.analyse.wrong.too_long', { most: longestText });
    return this.openText(await file.text());
  }

  // What the page's address holds, if it holds something.
  async openAddress(hash: string): Promise<string | undefined> {
    const query = queryOf(hash);
    return query && this.#open(await readAddress(this.core, query, t));
  }

  openPosition(position: Position): void {
    const study = this.core.newStudy(studySettings(position.text, this.#layoutOf(position)));
    if (!study.ok) throw new Error(study.message);
    this.#replace([study], 0);
  }

  // The sentence that says why not, if it cannot be shown.
  choose(at: number): string | undefined {
    const game = this.games[at];
    this.choosing = false;
    if (!game?.ok || at === this.chosen) return undefined;
    if (isTooLong(game.value)) return tooLong();
    this.chosen = at;
    this.#show(game.value);
    return undefined;
  }

  #open(read: Read): string | undefined {
    if (read.kind === 'wrong') return read.sentence;
    if (read.kind === 'position') {
      this.openPosition(read.position);
      return undefined;
    }
    return this.#openGames(read.games);
  }

  #openGames(games: Answer<Study>[]): string | undefined {
    const first = games.findIndex((game) => game.ok && !isTooLong(game.value));
    if (first < 0) {
      closeAll(games);
      return tooLong();
    }
    this.#replace(games, first);
    this.choosing = games.length > 1;
    return undefined;
  }

  // What lay on the table can be brought back.
  #replace(games: Answer<Study>[], chosen: number): void {
    const before = this.#kept();
    const worthIt = this.desk.nodes.length > 1;
    const game = games[chosen];
    if (!game?.ok) return;
    closeAll(this.games);
    this.games = games;
    this.chosen = chosen;
    this.#show(game.value);
    if (!worthIt) return;
    this.#offer(t('page.analyse.replaced'), () => this.#restore(before));
  }

  #show(study: Study, place: number[] = []): void {
    this.desk.open(study);
    this.desk.current = nodeAt(this.desk.nodes, place);
    ++this.opened;
  }

  // Takes a move away with all that follows; it can be brought back.
  remove(node: number): void {
    const before = this.#kept();
    this.desk.remove(node);
    this.#offer(t('page.analyse.removed'), () => this.#bringBack(before));
  }

  // One offer at a time: the last thing that was done can be undone.
  #offer(text: string, run: () => void): void {
    this.#withdraw();
    notify(text, { label: t('page.analyse.bring_back'), run });
    this.#offered = notices().at(-1)?.id;
  }

  #withdraw(): void {
    if (this.#offered !== undefined) dismiss(this.#offered);
  }

  // --- keeping ---

  // Soon: whoever steps through a game need not wait for it.
  keepSoon(): void {
    this.#soon ??= setTimeout(() => this.keep(), 500);
  }

  keep(): void {
    clearTimeout(this.#soon);
    this.#soon = undefined;
    this.#shelf.set(key, this.#kept());
  }

  #kept(): string {
    const { study, nodes, current } = this.desk;
    return JSON.stringify({ record: study.text(), place: placeOf(nodes, current) });
  }

  // What was kept instead of all that is open. A text that cannot be read any more counts as none.
  #restore(text: string | null): void {
    const kept = this.#read(text);
    if (!kept) return;
    closeAll(this.games);
    this.games = [{ ok: true, value: kept.study }];
    this.chosen = 0;
    this.#show(kept.study, kept.place);
  }

  // The game as it was.
  #bringBack(text: string): void {
    const kept = this.#read(text);
    if (!kept) return;
    this.desk.study.close();
    const restored = { ok: true as const, value: kept.study };
    this.games = this.games.map((game, at) => (at === this.chosen ? restored : game));
    this.#show(kept.study, kept.place);
  }

  #read(text: string | null): { study: Study; place: number[] } | undefined {
    const { record, place } = storedObject(text) ?? {};
    if (typeof record !== 'string' || !Array.isArray(place)) return undefined;
    const study = this.core.openRecord(record)[0];
    return study?.ok ? { study: study.value, place: place.map(Number) } : undefined;
  }

  #fresh(): Study {
    const layout = this.core.layouts()[0];
    const study = layout && this.core.newStudy(studySettings(layout.position, layout.name));
    if (!study?.ok) throw new Error('no layout to begin with');
    this.games = [study];
    return study.value;
  }

  #layoutOf(position: Position): string {
    return this.core.layouts().find((layout) => layout.position === position.text)?.name ?? '';
  }
}

function isTooLong(study: Study): boolean {
  return study.nodes().length > mostTurns;
}

function tooLong(): string {
  return t('page.analyse.wrong.too_many_turns', { most: mostTurns });
}
