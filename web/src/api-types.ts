// The bodies and answers of the HTTP API. Made from crates/edge; do not edit:
// UPDATE_TYPES=1 cargo test -p vierblatt-edge

import type { Ask, GameView, Heard, Settings, TableView, Text, Why } from './protocol';
import type { EveningView, What } from './book/types';

/** Somebody who is known here. */
export type Me = {
  /** What stands for them in logs. */
  id: string,
  /** What they are called. */
  name: string,
  /** Whether it is a program that plays under this name. */
  program: boolean,
};

/** What somebody wants to be called. */
export type NameRequest = {
  /** 1 to 24 characters. */
  name: string,
};

/** A code that makes another device the same person, once. */
export type LinkCode = {
  /** The code, to be typed on the other device. */
  code: string,
  /** Until when, in milliseconds since 1970. */
  expires: number,
};

/** A one-time code, used. */
export type LinkRequest = {
  /** As it was typed. */
  code: string,
};

/** A secret for a program. */
export type Token = {
  /** For the header `Authorization: Bearer …`. It is shown once. */
  token: string,
};

/** A secret for a program, as it is wanted. */
export type TokenRequest = {
  /** What the program is called in the list of devices, up to 24 characters. */
  name?: string,
  /** `play` if nothing is said, or `read`. */
  scope?: TokenScope,
};

/** What a program may do in somebody's name. */
export type TokenScope = "play" | "read";

/** A device or a program that is signed in as somebody. */
export type Device = {
  /** What it is ended by. */
  id: string,
  /** What it is called; empty if nobody knows. */
  name: string,
  /** What it may do. */
  scope: Scope,
  /** Since when, in milliseconds since 1970. */
  created_at: number,
  /** When it was used last, to the day. */
  used_at: number,
  /** Whether it is the one that asks. */
  this: boolean,
};

/** Devices and programs. */
export type DeviceList = {
  /** The newest first. */
  devices: Array<Device>,
};

/** What a device or a program may do in somebody's name. */
export type Scope = "everything" | "play" | "read";

/** A game as clients need it to open a table. */
export type GameDescription = {
  /** Its id. */
  id: string,
  /** Its name, the same in all languages. */
  name: string,
  /** The fewest and the most who can play. */
  seats: [number, number],
  /** What a table may choose. */
  options: Array<GameOption>,
  /** The lowest and the highest level of its bots. */
  levels: [number, number],
  /** Whether a page that can is to run it for one person against bots, and not ask the server. */
  in_page?: boolean,
};

/** An option of a game as a form needs it. */
export type GameOption = { /** Its name. */ name: string, } & ({ "type": "choice", /** The words. */ words: Array<string>, /** The one where nobody chooses. */ default: string, } | { "type": "number", /** The smallest. */ min: number, /** The largest. */ max: number, /** The one where nobody chooses. */ default: number, });

/** What an option may be. */
export type OptionValues =
  | { "type": "choice", /** The words. */ words: Array<string>, /** The one where nobody chooses. */ default: string, }
  | { "type": "number", /** The smallest. */ min: number, /** The largest. */ max: number, /** The one where nobody chooses. */ default: number, };

/** What a table in a list is doing. */
export type ListStatus = "open" | "playing" | "over";

/** A table in a list. */
export type TableInList = {
  /** Tables are numbered in the order in which they were opened. */
  number: number,
  /** Its code, as in its link. */
  code: string,
  /** The game's id. */
  game: string,
  /** What it is doing. */
  status: ListStatus,
  /** How many seats it has. */
  seats: number,
  /** How many of them are taken. */
  taken: number,
  /** When it was opened, in milliseconds since 1970. */
  opened_at: number,
  /** When it last changed, to the day. */
  changed_at: number,
  /** When it is deleted if nothing happens at it, where tables are not kept for ever. */
  goes_at?: number,
};

/** Tables. */
export type TableList = {
  /** The newest first. */
  tables: Array<TableInList>,
};

/** How somebody did in one game. */
export type ResultInList = {
  /** Results are numbered in the order in which they came in. */
  number: number,
  /** The table's code. */
  table: string,
  /** The game's id. */
  game: string,
  /** Which game at this table, from 1. */
  game_number: number,
  /** Where they sat. */
  seat: number,
  /** How many played. */
  seats: number,
  /** The place: 1 is the first. */
  place: number,
  /** Points, as the game counts them. */
  points: number,
  /** The share of the win: 1 for the only winner, a half each for two. */
  won: number,
  /** When the game ended, in milliseconds since 1970. */
  ended_at: number,
};

/** Results. */
export type ResultList = {
  /** The newest first. */
  results: Array<ResultInList>,
};

/** Somebody's results in one game, summed up. */
export type GameStatistics = {
  /** The game's id. */
  game: string,
  /** How many games. */
  games: number,
  /** Shares of wins, added up. */
  wins: number,
  /** The mean place. */
  mean_place: number,
  /** The mean of points. */
  mean_points: number,
  /** The fewest points. */
  fewest_points: number,
  /** The most points. */
  most_points: number,
};

/** Results by game. */
export type StatisticsList = {
  /** In the order of the games' ids. */
  games: Array<GameStatistics>,
};

/** A table to be opened. */
export type OpenTable = {
  /** The id of a game. */
  game: string,
  /** How many seats. */
  seats: number,
  /** The game's options that differ from their default. */
  options?: Record<string, string | number>,
  /** How the table is run, where that differs from the default. */
  settings?: Partial<Settings>,
  /** The day whose deal it is to be, as in 2026-12-24: the same for everybody who plays it alone. */
  daily?: string,
};

/** A table that was opened. */
export type OpenedTable = {
  /** Its code. */
  code: string,
  /** Where people find it. */
  link: string,
};

/** A game that was played in a page, without a server, against bots. */
export type SendGame = {
  /** The record: docs/record.md */
  record: object,
  /** Where you sat, from 0. */
  seat: number,
  /** How strong the bots in the other seats were, 1 to 5, in their order. */
  levels: Array<number>,
};

/** Where somebody wants to sit. */
export type JoinRequest = {
  /** Which seat; the first free one if none is named. */
  seat?: number,
};

/** A request to a table, as over the socket. */
export type AskRequest = {
  /** Your own name for it: the same again is not carried out again. */
  id: string,
  /** What you ask for. */
  ask: Ask,
};

/** What came of a request to a table, as over the socket. */
export type AskAnswer =
  | { "type": "done", /** Your name for it. */ id: string, /** The number of the last entry then. */ n: number, }
  | { "type": "refused", /** Your name for it. */ id: string, /** Why. */ why: Why, };

/** A hint, or why there is none. */
export type HintAnswer =
  | { "type": "hint", /** The number of the last entry it knows of. */ n: number, /** The action, as records write it. */ action: string, /** In words, by name; none where the game has none. */ text: Text | null, /** The cards, piles and places it touches, by their keys, in the order of choosing. */ touches: Array<string>, /** Of a hint: a fact that speaks for it, by name. */ reason?: Text, }
  | { "type": "afterword", /** By name; none where there is nothing to say. */ text: Text | null, }
  | { "type": "refused", /** Why. */ why: Why, };

/** A game of a table. */
export type PlayedGame = {
  /** Which one, from 1. */
  number: number,
  /** Whether it is over. */
  is_over: boolean,
};

/** The games of a table. */
export type GameList = {
  /** The newest first. */
  games: Array<PlayedGame>,
};

/** Part of a game, step by step. A keeper writes it; this is how it reads. */
export type Steps = {
  /** The table as it was at the end of the game. */
  table: TableView,
  /** How many steps the game has. */
  total: number,
  /** Those asked for. */
  steps: Array<Step>,
  /** How the game ended; none while it goes on. */
  outcome?: GameOutcome,
};

/** How a game ended. */
export type GameOutcome =
  | { /** The place of each seat. */ places: Array<number>, /** Its points. */ points: Array<number>, }
  | { /** Whether it was won. */ won: boolean, };

/** An action of a game that is over, and what came of it. */
export type Step = {
  /** Which one, from 1. */
  n: number,
  /** The action, as records write it. */
  action: string,
  /** What was heard. */
  heard: Array<Heard>,
  /** The game after it. With all cards open, `private` is a list by seat. */
  game: GameView,
  /** With all cards open: everything face up, as referees write it. */
  open?: unknown,
};

/** What a request got instead of an answer. */
export type ErrorBody = {
  /** What is wrong, by the name of its message. */
  error: string,
  /** More, for whoever writes a client. */
  detail: string | null,
};

/** A group that begins a book. */
export type NewBook = {
  /** The group's name, 1 to 24 characters. */
  name: string,
};

/** What opens a book. Whoever has it can read and write in it. */
export type BookLink = {
  /** The secret code, as it may be typed. */
  code: string,
  /** The page of the book. */
  link: string,
};

/** Entries of one device. */
export type EntriesRequest = {
  /** What the device is called in entries: letters and digits that it draws once. */
  device: string,
  /** At most 200. */
  entries: Array<DeviceEntry>,
};

/** An entry as a device makes it. */
export type DeviceEntry = {
  /** Its number on this device, from 1 without gaps: together with the device it is the entry's id. */
  n: number,
  /** When it was made, in milliseconds since 1970. */
  at: number,
  /** What it says. */
  what: What,
};

/** What became of entries. */
export type EntriesAnswer = {
  /** How many were new; the others were there already. */
  new: number,
  /** How many entries the book has now. */
  position: number,
};

/** Days of a book. */
export type EveningList = {
  /** The latest first. */
  evenings: Array<EveningView>,
};

/** A table of a spreadsheet. */
export type CsvRequest = {
  /** The text: docs/book.md */
  text: string,
};

/** Sheets that were read from a table; nothing is written yet. */
export type CsvSheets = {
  /** In the order of the table. */
  sheets: Array<CsvSheet>,
};

/** A sheet with names instead of members. */
export type CsvSheet = {
  /** The day. */
  day: string,
  /** Where it was. */
  place: string,
  /** The game's id, or what another game is called. */
  game: string,
  /** The players' names. */
  players: Array<string>,
  /** Points by round, then by player. */
  points: Array<Array<number | null>>,
};

/** A photo that was added. */
export type AddedPhoto = {
  /** What it is found by. */
  photo: string,
};
