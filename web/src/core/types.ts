// What the page knows of the game: plain values that come from the C++ rules (src/wasm). No rule is
// written in TypeScript; whoever wants to know what is possible asks a Core.

export type Colour = 'black' | 'white' | 'red' | 'yellow';
export type Mode = 'duel' | 'trio' | 'teams' | 'tandem';
export type Direction = 'E' | 'NE' | 'NW' | 'W' | 'SW' | 'SE';
export type Cell = string; // 'a1' to 'i9'
export type Language = 'en' | 'de' | 'fr' | 'sv' | 'ru' | 'cs';
export type Notation = 'standard' | 'nacre' | 'playstrategy';

// Something, or one sentence for programmers that says what is wrong and where.
export type Answer<T> = { ok: true; value: T } | { ok: false; message: string };

export interface Ruleset {
  mode: Mode;
  colours: Colour[]; // in the order of their turns
  sides: Colour[][]; // who plays together
  goal: number; // ejections that win, usually
  layout: string; // the usual one
  marbles: number; // of a colour, at the start
}

export interface Layout {
  name: string;
  mode: Mode;
  position: string;
}

export interface Position {
  text: string;
  mode: Mode;
  turn: Colour;
  goal: number;
  ejected: number[]; // by each side
  lost: Partial<Record<Colour, number>>; // marbles of each colour that are off the board
  marbles: Record<Cell, Colour>; // occupied cells only
  over: boolean; // no move can be made any more
}

// A legal move and what it does.
export interface Move {
  text: string; // standard notation, unique in its position
  direction: Direction;
  broadside: boolean;
  own: Cell[]; // the marbles that move, rear first in line; a broadside's in reading order
  pushed: Cell[]; // foes that go along, nearest first
  ejected?: { colour: Colour; from: Cell };
}

// The answer to any attempt at a move.
export interface Verdict {
  reason: string; // 'legal', 'pac', 'push_blocked' ...; 'unreadable' if typed and no move at all
  where: Cell[]; // the cells that are the reason
  move?: string; // if legal: its text
  sentence: string; // why not, or what the move does, for the player
}

export type TimeControl =
  | { kind: 'none' }
  | { kind: 'each'; seconds: number; increment: number }
  | { kind: 'game'; seconds: number };

export interface DrawRules {
  agreement: boolean;
  repetitions: number; // 0: never
  quiet: number; // 0: never
}

export interface SeatSettings {
  name: string; // empty: called by the colour
  level: number; // 0: a person; 1 to 10: the computer
}

export interface GameSettings {
  position: string; // where it begins; goal included
  layout: string; // its name, or '' if it begins elsewhere
  time: TimeControl;
  draws: DrawRules;
  undo: boolean;
  pause: boolean;
  seats: Partial<Record<Colour, SeatSettings>>;
}

export interface Result {
  why: string; // 'goal', 'no_move', 'resignation', 'flag', 'game_time', 'repetition', ...
  winner: number; // a side, -1: a draw
  whose?: Colour;
  sentence: string; // "White resigns. Black wins!"
  score: string; // "1-0"
}

export interface Ply {
  by: Colour;
  move: string; // '--' for a turn that was skipped
  after: string; // position text
  left?: number; // milliseconds on the player's clock, after the move
}

// A whole game, as it stands.
export interface GameState {
  settings: GameSettings;
  position: Position;
  plies: Ply[];
  result?: Result;
  paused: boolean;
  retired: Colour[];
  agreed: Colour[]; // to a draw; empty: no offer stands
  offeredBy?: Colour; // if one stands
  quiet: number; // plies since the last ejection
  taken: Colour[][]; // the marbles each side has ejected, in order
  clocks: Partial<Record<Colour, number>>; // milliseconds left at the time asked for
  gameClock?: number;
  running: boolean; // time runs
  overAt?: number; // when the running time will be used up, if nobody moves
}

export type Action =
  | { kind: 'play'; move: string }
  | { kind: 'resign' | 'offer' | 'accept' | 'decline' | 'undo' | 'pause' | 'resume' | 'time' };

// Why an action was refused: `why` names it, `sentence` says it, `where` marks cells.
export interface Refusal {
  why: string;
  sentence: string;
  where: Cell[];
}

// One game, played on this page. Times are milliseconds since 1970. `act` changes the game or
// answers with a refusal and changes nothing. To undo goes back to where a person was to move.
export interface Game {
  state(now: number): GameState;
  act(seat: Colour, action: Action, now: number): Refusal | undefined;
  record(now: number): string;
  close(): void;
}

// A record as a tree, for reading, trying out and writing. Node 0 is the start. The first child of
// a node is the main line.
export interface StudyNode {
  id: number;
  parent: number; // -1 for the start
  children: number[];
  move: string; // '' for the start, '--' for a skipped turn
  by: Colour;
  position: string; // after the move
  before: string; // a comment on the move before it is made, '' as a rule
  comment: string;
  marks: number[]; // PGN's glyphs: 1 "!", 2 "?", 3 "!!", 4 "??", 5 "!?", 6 "?!"
  clock?: number;
}
export interface Tag {
  name: string;
  value: string;
}
export interface Study {
  settings(): GameSettings;
  tags(): Tag[]; // what settings and result do not say
  // Of the game that was played, as long as it is the main line. What is tried out after the end of
  // a game is no part of it.
  result(): Result | undefined;
  score(): string; // "1-0", also where a record does not say why; "*" without a result
  nodes(): StudyNode[];
  // The child with that move, a new one if there was none. Turns that have to be skipped after it
  // are, and the last of them is the answer.
  add(parent: number, move: string): Answer<number>;
  remove(node: number): Answer<true>; // with all that follows
  promote(node: number): Answer<true>; // makes it its parent's main line
  comment(node: number, text: string): Answer<true>;
  mark(node: number, glyphs: number[]): Answer<true>;
  setTag(name: string, value: string): Answer<true>; // '' takes it away; 'Black' names the player
  text(): string; // the record
  line(node: number): string; // the record of the moves up to there, for a Thinker
  taken(node: number): Colour[][]; // the marbles each side has ejected up to there, in order
  close(): void;
}

// Asked about something that is no position, move or cell, it throws where it has no better answer.
export interface Core {
  language: Language; // of all sentences
  rulesets(): Ruleset[];
  layouts(): Layout[];
  // Reads any of the formats of a position.
  position(text: string): Answer<Position>;
  fen(position: string): string; // PlayStrategy's; '' if it cannot be said there
  moves(position: string): Move[];
  // A player takes these marbles and wants them to go this way.
  judge(position: string, marbles: Cell[], direction: Direction): Verdict;
  // The marbles that go along with this one when it is pulled from behind.
  lineFrom(position: string, rear: Cell, direction: Direction): Cell[];
  // A typed move, in any notation.
  readMove(position: string, text: string): Verdict;
  play(position: string, move: string): Position;
  sentence(position: string, move: string): string; // what the move does, for players
  // The marbles each side has ejected; which, where there are several foes, is a guess.
  taken(position: string): Colour[][];
  newGame(settings: GameSettings, now: number): Answer<Game>;
  // A game of a record, to go on with; a clocked one is paused. It is taken up at `now`.
  openGame(record: string, now: number): Answer<Game>;
  // All games of a text; those that are wrong say why. Bare moves do not say where a game begins:
  // in the standard layout, or this one.
  openRecord(text: string, layout?: string): Answer<Study>[];
  newStudy(settings: GameSettings): Answer<Study>;
  perft(position: string, depth: number): number;
}

// What the engine sees.
export interface Line {
  rank: number;
  depth: number;
  score: number; // hundredths of a marble, for the player to move
  plies?: number; // to the last ejection needed: won in so many, or lost if negative
  moves: string[];
  nodes: number;
  nps: number;
}
export interface ThinkLimits {
  level?: number; // 1 to 10; without it full strength
  milliseconds?: number;
  depth?: number;
  nodes?: number;
  lines?: number;
  only?: string[]; // consider these moves alone
  clock?: { left: number; increment: number };
  seed?: number;
}
// One search at a time: asking anew stops what went on before. It runs in a Worker. What is stopped
// resolves with undefined; what goes wrong rejects.
export interface Thinker {
  // From a record's text, so that repetitions are known, at its end. Resolves with the best move;
  // undefined also if there is none. A level with no other limit takes as long as a player would,
  // by the record's clock if it has one.
  think(
    record: string,
    limits: ThinkLimits,
    heard?: (line: Line) => void,
  ): Promise<string | undefined>;
  // Does a computer of this colour agree to a draw?
  agrees(record: string, seat: Colour): Promise<boolean | undefined>;
  stop(): void;
  bench(): Promise<{ nodes: number; nps: number } | undefined>;
  close(): void;
}
