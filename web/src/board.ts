// What a board gets from the page and gives to it. A game's board is `games/<id>/web/Board.svelte`; it is found
// by its place, so that a new game needs no line here. Boards import everything from `$page`.
import type { Component, Snippet } from 'svelte';
import type { Known, Link, Outcome } from './connection';
import { offered } from './offers';
import type {
  Ask,
  ClockView,
  GameView,
  Heard,
  Offered,
  RaceView,
  Reaction,
  TableView,
  Text,
  Why,
  You,
} from './protocol';
import type { Verdict } from './shares';
import type { Shown } from './table.svelte';
import { say } from './text.svelte';

export { default as Avatar } from './parts/Avatar.svelte';
export { default as Card } from './parts/Card.svelte';
export { default as Clover } from './parts/Clover.svelte';
export { default as Court } from './parts/Court.svelte';
export { default as Dialog } from './parts/Dialog.svelte';
export { default as Clock } from './parts/Clock.svelte';
export { default as Hand } from './parts/Hand.svelte';
export { default as Mini } from './parts/Mini.svelte';
export { default as Pattern } from './parts/Pattern.svelte';
export { default as Pile } from './parts/Pile.svelte';
export { default as ReactionSign } from './parts/ReactionSign.svelte';
export { default as Seal } from './parts/Seal.svelte';
export { default as Shell } from './parts/Shell.svelte';
export { Flip } from './flip';
export { announce } from './parts/live.svelte';
export { lessMotion, paced, settings } from './settings.svelte';
export { buzz, play } from './sound';
export { exactly, touching } from './offers';
export { linkFor } from './share';
export { say, spoken, t } from './text.svelte';
export type { Leaf } from './leaves';
export type { ClockView, Heard, Offered, Outcome, RaceView, Reaction, TableView, Text, Why, You };

/** The game as one viewer sees it, with the types a board knows its views to have. */
export type GameOf<Public, Private> = Omit<GameView, 'public' | 'private'> & {
  public: Public;
  /** Not there for those who only watch. */
  private?: Private;
};

/** How a board is shown: played on, watched, stepped through, or with fixtures in the gallery. */
export type Mode = 'play' | 'watch' | 'replay' | 'gallery';

/** What every board gets, and hands on to the `Shell`. */
export interface BoardProps<Public = unknown, Private = unknown> {
  table: TableView;
  /** `you.seat` is null for those who only watch. */
  you: You;
  game: GameOf<Public, Private>;
  /** What the game asks now, in words; the shell shows it where a board says nothing else. */
  asks: string;
  /**
   * What I may do: each action with its words and with the cards, piles and places to touch for it. A board lights
   * these and sends the action back as it is; it decides nothing about the game.
   */
  offers: Offered[];
  /** A message by name in words, such as those of an offer. */
  says(text: Text | null): string;
  /** The number of the last entry that is known; changes with every update. */
  n: number;
  /** When `game` arrived, by `performance.now()`: `clock.left` and `race.left` run from then. */
  at: number;
  /** All that was heard in this game, oldest first. */
  heard: Heard[];
  /** What was heard with the latest update. */
  fresh: Heard[];
  mode: Mode;
  /** In a replay with all cards face up: what each seat sees besides, by seat. */
  opened?: Private[] | undefined;
  /** There too: everything face up, as referees write it. */
  open?: unknown;
  /** Whether a request is under way. */
  busy: boolean;
  /** What a bot would do, once the player has asked for a hint: the board may light what it touches. */
  hint: Offered | null;
  /**
   * Does something that is offered. Also something that cannot be done, as records write it: the server says why,
   * and the page shows it with the rule. Resolves to whether it was done.
   */
  act(action: string): Promise<boolean>;
  /** Claims in a race: what to throw, in order, and how long after painting the card the player acted. */
  claim(actions: string[], reactionMs: number): Promise<boolean>;
  /** Tells the player something in passing: a refusal, a message by name, or words. */
  tell(what: Why | Text | string): void;
  /** What somebody is called. */
  name(seat: number): string;
  /** Everything else, for the shell alone. */
  page: PageProps;
}

/** What only the shell needs. */
export interface PageProps {
  link: Link;
  chat: Known['chat'];
  reactions: Shown[];
  ask(ask: Ask): Promise<boolean>;
  /** Takes my last move back at once; not there where others have to agree. */
  undo?: (() => void) | undefined;
  /** In a replay: goes to the step that told an entry of this number. */
  jump?: ((n: number) => void) | undefined;
  /** Asks for a hint; not there where there is none to be had. */
  hint?: (() => Promise<void>) | undefined;
  /** The hint in words, with its reason, for the moment it was asked for. */
  hintWords?: string | null | undefined;
  /** What there is to say about a game that was played alone, once it is over. */
  afterword?: string | null | undefined;
  /** What the finished game says about this page's own value in its deals. */
  verdict?: Verdict | null | undefined;
  /** In a first game: what is said, in place of the guide. */
  lesson?: Snippet | undefined;
  /** A position to think about: nobody explains the game, and there is nobody to react to. */
  quiet?: boolean | undefined;
  /** What the board's module says about words, rounds and rules. */
  module: BoardModule;
}

/** A button in the action bar. */
export interface Action {
  /** The words on it. */
  text: string;
  /** What it does: an action that is offered, or anything else. */
  act: string | (() => void);
  /** The one thing most people do now; at most one. */
  main?: boolean;
  /** A key that does the same, as in `KeyboardEvent.key`. */
  key?: string;
  /** Cannot be done now. The button stays, and a tap still calls `act`, so that the reason is told. */
  off?: boolean;
}

/** A key of a board, besides those of its actions. Listed in the help. */
export interface Key {
  /** As in `KeyboardEvent.key`. */
  key: string;
  /** What it does, in words. */
  text: string;
  run(): void;
}

/** A step of the guide through a first game. */
export interface Step {
  /** A name that stays, so that nobody is told twice. */
  id: string;
  text: string;
  /** Whether now is the time for it. Steps come one at a time, in order of the list. */
  when: boolean;
}

/** What a board says of a seat in the strip at the top. */
export interface SeatNotes {
  /** Cards in hand. */
  cards?: number;
  /** How many of them are a fan of backs; all of them where a board says nothing. */
  hand?: number;
  /** Points; from `game.totals` where a board says nothing. */
  points?: number;
  /** A word or two: "passed", "skips". */
  note?: string;
  /** Stepped back: out of this trick, out of the round. */
  away?: boolean;
}

/** What a round came to, for the score sheet and the chart. */
export interface Round {
  /** What the round is called on the sheet, such as its number. */
  title: string;
  /** Points of the round by seat. */
  points: number[];
}

/** What a board's file exports: the board, and what else the page wants to know of the game. */
export interface BoardModule {
  default: Component<BoardProps>;
  /** Rounds that are over, from what was heard. */
  rounds?(heard: Heard[]): Round[];
  /** An argument of a message in words, such as a card as records write it. */
  words?(name: string, value: string): string;
  /** The cards that an argument of a message is, if it is any; several for a hand. */
  cards?(name: string, value: string): string[];
  /** A card as small as a word, for the log. */
  Mini?: Component<{ card: string }>;
  /** Whether the log keeps this; everything where a board says nothing. */
  keeps?(heard: Heard, table: TableView): boolean;
  /** Whether this is said aloud to those who do not see it; everything where a board says nothing. */
  speaks?(heard: Heard): boolean;
  /** Whether the fewest points win. */
  fewestWin?: boolean;
}

/** What a board is told of the game in words, and what can be done. */
export function inWords(
  game: GameView,
  name: (seat: number) => string,
  module: BoardModule,
): Pick<BoardProps, 'asks' | 'offers' | 'says'> {
  const says = (text: Text | null) => (text ? say(text, name, module.words) : '');
  return { asks: says(game.prompt ?? null), offers: offered(game), says };
}

const boards = import.meta.glob<BoardModule>('../../games/*/web/Board.svelte');
const plain = () => import('./parts/PlainBoard.svelte') as unknown as Promise<BoardModule>;

/** The board of a game; a plain one that lists what can be done where a game has none. */
export function loadBoard(game: string): Promise<BoardModule> {
  return (boards[`../../games/${game}/web/Board.svelte`] ?? plain)();
}
