// One running game on this page: the rules' Game, the people who move on the board, the computers
// who are asked when it is their turn, the clock, and what was last said about it. All changes go
// through `#act`; after each the game is kept and whoever is next is attended to.

import type {
  Action,
  Colour,
  Core,
  Game,
  GameState,
  Move,
  Ruleset,
  Thinker,
  Verdict,
} from '../core/types';
import { t } from '../i18n/words.svelte';
import { failure, forHint, forMove } from './computer';
import { actorIn, askedIn, canUndo, personsIn } from './roles';
import { fullNameOf, isPerson, seatAt } from '../game/seats';
import { View } from './view.svelte';

export interface Table {
  core: Core;
  thinker: Thinker;
  now: () => number;
  pace: () => number; // milliseconds for which a move is to be seen before a computer's follows
  keep: (record: string) => string | undefined; // a newer record, if another page has gone on
}

export interface Said {
  tone: 'plain' | 'warn';
  text: string;
}

export class Session {
  state: GameState = $state.raw()!;
  thinking: Colour | undefined = $state();
  seeking: boolean = $state(false); // for a hint
  hinted: Move | undefined = $state.raw();
  said: Said | undefined = $state.raw();
  following: boolean = $state(false); // another page goes on with the game
  readonly view: View;

  #game: Game;
  #ticket = 0; // of the question that was asked last; an answer to an earlier one is too late
  #changedAt = -Infinity;
  #alarm: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly table: Table,
    game: Game,
  ) {
    this.#game = game;
    this.view = new View(table.core, () => this.state);
    this.#read();
    this.#attend();
  }

  close(): void {
    this.#ticket++;
    clearTimeout(this.#alarm);
    this.table.thinker.stop();
    this.#game.close();
  }

  // --- how it stands ---

  get ruleset(): Ruleset {
    return this.view.ruleset;
  }

  get turn(): Colour {
    return this.state.position.turn;
  }

  get persons(): Colour[] {
    return personsIn(this.state, this.ruleset);
  }

  get actor(): Colour | undefined {
    return actorIn(this.state, this.ruleset);
  }

  get asked(): Colour | undefined {
    return askedIn(this.state, this.ruleset);
  }

  // A person's word on a draw is wanted.
  get questioned(): Colour | undefined {
    return this.asked && this.persons.includes(this.asked) ? this.asked : undefined;
  }

  get canUndo(): boolean {
    return canUndo(this.state, this.ruleset);
  }

  get personToMove(): boolean {
    const { result, paused } = this.state;
    return !result && !paused && this.persons.includes(this.turn) && !this.following;
  }

  get record(): string {
    return this.#game.record(this.table.now());
  }

  // The moves that a person may make here and now.
  get moves(): Move[] {
    const open = this.view.isAtEnd && this.personToMove;
    return open ? this.table.core.moves(this.state.position.text) : [];
  }

  // --- what people do ---

  play(move: string): void {
    this.#act(this.turn, { kind: 'play', move });
  }

  refuse(verdict: Verdict): void {
    this.#refused(verdict.sentence);
  }

  resign(): void {
    if (this.actor) this.#act(this.actor, { kind: 'resign' });
  }

  offerDraw(): void {
    const by = this.actor;
    const offered = by && this.#act(by, { kind: 'offer' });
    // A person is asked, which says it all.
    if (offered && !this.questioned) this.#say('page.play.draw_offered', by);
  }

  answerDraw(kind: 'accept' | 'decline'): void {
    const by = this.asked;
    if (by && this.#act(by, { kind }) && kind === 'decline')
      this.#say('page.play.draw_declined', by);
  }

  pause(): void {
    this.#act(this.turn, { kind: 'pause' });
  }

  resume(): void {
    this.#act(this.turn, { kind: 'resume' });
  }

  undo(): void {
    if (this.#act(this.turn, { kind: 'undo' }))
      this.said = { tone: 'plain', text: t('page.play.taken_back') };
  }

  async hint(): Promise<void> {
    if (!this.personToMove) return;
    const ticket = ++this.#ticket;
    this.seeking = true;
    this.said = undefined;
    const { text } = this.state.position;
    await this.#ask(ticket, this.table.thinker.think(this.record, forHint), (move) => {
      this.hinted = this.table.core.moves(text).find((m) => m.text === move);
      const what = this.table.core.sentence(text, move);
      this.said = { tone: 'plain', text: t('page.play.hint', { what }) };
    });
  }

  // --- other pages, another language ---

  keep(): void {
    if (this.following) return;
    const newer = this.table.keep(this.record);
    if (newer !== undefined) this.follow(newer);
  }

  // Another page has gone on with this game.
  follow(record: string): void {
    const game = this.table.core.openGame(record, this.table.now());
    if (!game.ok) return this.#refused(t('page.play.broken'));
    this.#drop();
    this.view.toEnd();
    this.#game.close();
    this.#game = game.value;
    this.following = true;
    this.#read();
  }

  lead(): void {
    this.following = false;
    this.#read();
    this.#attend();
  }

  // The sentences of the state are in the language it was asked for in.
  reread(): void {
    this.said = undefined;
    this.#read();
  }

  // --- inside ---

  #act(seat: Colour, action: Action): boolean {
    this.following = false;
    const retired = this.state.retired;
    const refusal = this.#game.act(seat, action, this.table.now());
    if (refusal) this.#refused(refusal.sentence);
    else {
      this.#changed();
      this.#sayWhoIsOut(retired);
    }
    return refusal === undefined;
  }

  #changed(): void {
    this.#drop();
    this.view.toEnd();
    this.said = undefined;
    this.#changedAt = this.table.now();
    this.#read();
    this.keep();
    this.#attend();
  }

  #read(): void {
    this.state = this.#game.state(this.table.now());
    clearTimeout(this.#alarm);
    const { overAt } = this.state;
    if (overAt === undefined || this.following) return;
    this.#alarm = setTimeout(() => this.#checkTime(), Math.max(0, overAt - this.table.now()));
  }

  // Time may have run out; a timer may also wake a little too early.
  #checkTime(): void {
    const over = this.state.overAt !== undefined && this.table.now() >= this.state.overAt;
    if (over) this.#act(this.turn, { kind: 'time' });
    else this.#read();
  }

  #drop(): void {
    this.#ticket++;
    this.table.thinker.stop();
    this.thinking = undefined;
    this.seeking = false;
    this.hinted = undefined;
  }

  // Asks the computer that is to move, or whose word on a draw is wanted.
  #attend(): void {
    const { settings, result, paused } = this.state;
    const computer = (seat: Colour) => !isPerson(settings.seats, seat);
    if (result || this.following) return;
    if (this.asked) {
      if (computer(this.asked)) void this.#askAboutDraw(this.asked);
    } else if (computer(this.turn) && !paused) void this.#askForMove();
  }

  async #askForMove(): Promise<void> {
    const ticket = ++this.#ticket;
    this.thinking = this.turn;
    const { level } = seatAt(this.state.settings.seats, this.turn);
    const thought = this.table.thinker.think(this.record, forMove(level));
    const seen = this.#seen();
    await this.#ask(ticket, Promise.all([thought, seen]), ([move]) => {
      if (move !== undefined) this.play(move);
    });
  }

  async #askAboutDraw(seat: Colour): Promise<void> {
    const ticket = ++this.#ticket;
    this.thinking = seat;
    const thought = this.table.thinker.agrees(this.record, seat);
    await this.#ask(ticket, thought, (agrees) => {
      this.#act(seat, { kind: agrees ? 'accept' : 'decline' });
      if (!agrees) this.#say('page.play.draw_declined', seat);
    });
  }

  // Does something with the answer, unless it comes too late.
  async #ask<T>(ticket: number, answer: Promise<T | undefined>, use: (value: T) => void) {
    try {
      const value = await answer;
      if (ticket !== this.#ticket) return;
      this.thinking = undefined;
      this.seeking = false;
      if (value !== undefined) use(value);
    } catch (error) {
      if (ticket !== this.#ticket) return;
      this.#drop();
      this.#refused(failure(error));
    }
  }

  // Resolves when the last move has been on the board long enough to be seen; it must not cost the
  // computer its game.
  #seen(): Promise<void> {
    const left = this.state.clocks[this.turn] ?? this.state.gameClock ?? Infinity;
    const pace = Math.min(this.table.pace(), left / 100);
    const rest = this.#changedAt + pace - this.table.now();
    return rest > 0 ? new Promise((resolve) => setTimeout(resolve, rest)) : Promise.resolve();
  }

  // Of a game that goes on without them; how a game ended is said anyway.
  #sayWhoIsOut(before: readonly Colour[]): void {
    const { retired, result, clocks } = this.state;
    const out = retired.find((colour) => !before.includes(colour));
    if (out && !result) this.#say(clocks[out] === 0 ? 'cause.flag' : 'cause.resignation', out);
  }

  #say(key: string, seat: Colour): void {
    const player = fullNameOf(this.state.settings.seats, seat);
    this.said = { tone: 'plain', text: t(key, { player }) };
  }

  #refused(sentence: string): void {
    this.said = { tone: 'warn', text: sentence };
  }
}
