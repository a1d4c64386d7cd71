// What is in a group's book. Made from crates/book; do not edit:
// UPDATE_TYPES=1 cargo test -p vierblatt-book

/** What an entry says. */
export type What =
  | { "group": { /** Its name. */ name: string, } }
  | { "link": { /** The hash of the secret in the link. */ hash: string, } }
  | { "member": { /** Drawn by the device that adds them. */ member: string, /** What they are called. */ name: string, } }
  | { "remove": { /** Who. */ member: string, /** Whether they are off it. */ removed: boolean, } }
  | { "merge": { /** Who is somebody else, */ member: string, /** and who; none: they are two after all. */ into: string | null, } }
  | { "claim": { /** Which one; none: nobody. */ member: string | null, } }
  | { "sheet": Opening }
  | { "cell": { /** The sheet. */ sheet: string, /** The round, from 1. */ round: number, /** The player's place on the sheet, from 0. */ player: number, /** The points; none: the cell is empty. */ value: number | null, /** The entries it replaces: those that stood there for whoever wrote it. */ over?: Array<string>, /** How the points came about, where they were counted. */ how?: How, } }
  | { "close": { /** The sheet. */ sheet: string, /** Whether it is full. */ closed: boolean, } }
  | { "discard": { /** The sheet. */ sheet: string, /** Whether it is thrown away. */ discarded: boolean, } }
  | { "evening": { /** The day: 2026-12-24. */ day: string, /** Where. */ place: string, /** What. */ note: string, } }
  | { "roster": { /** The members. */ members: Array<string>, /** The name; empty: none. */ name: string, } }
  | { "season": { /** Drawn by the device. */ season: string, /** Its name; empty: there is no such season any more. */ name: string, /** The first day. */ from: string, /** The last day. */ until: string, } }
  | { "table": { /** The table's code. */ code: string, } }
  | { "photo": { /** The sheet. */ sheet: string, /** What the photo is found by; none: it is taken away. */ photo: string | null, } };

/** A new sheet. */
export type Opening = {
  /** The game's id; empty: any other game. */
  game: string,
  /** What the other game is called. */
  title?: string,
  /** The members who play, in the order in which they sit. A bot is `~bot` and a number. */
  players: Array<string>,
  /** Who deals first, by place. */
  dealer: number,
  /** Whether few points are good. */
  fewest_win: boolean,
  /** It ends when somebody has so many points. */
  target?: number,
  /** It ends after so many rounds. */
  rounds?: number,
  /** The day it belongs to: 2026-12-24. */
  day: string,
  /** Points that are known already, by round and then by player: old paper, a spreadsheet, an online game. */
  points?: Array<Array<number | null>>,
  /** Whether that is all. */
  closed?: boolean,
  /** The online game it was: the table's code and the number of the game there. */
  online?: [string, number],
};

/** How points were counted. */
export type How = {
  /** How many of each item. */
  counts: { [key in string]: number },
  /** Whether this player said STOP. */
  caller?: boolean,
};

/** A book as somebody sees it who has its link. */
export type BookView = {
  /** The group's name. */
  name: string,
  /** How many entries the log has: to ask for what comes after them. */
  position: number,
  /** Whether you began the group. */
  owner: boolean,
  /** The member you are. */
  me: string | null,
  /** Everybody, by name; also those who were removed, because old sheets name them. */
  members: Array<MemberView>,
  /** Sheets that are open, and the latest that are closed; the newest first. */
  sheets: Array<SheetView>,
  /** Named groups of people. */
  rosters: Array<RosterView>,
  /** Spans of days that are counted by themselves, the latest first. */
  seasons: Array<SeasonView>,
  /** The latest online tables that belong to the book, by code. */
  tables: Array<string>,
  /** How many sheets count in the book. */
  counted: number,
};

/** A member. */
export type MemberView = {
  /** What they are named by in entries. */
  id: string,
  /** What they are called. */
  name: string,
  /** Whether they are off the list. */
  removed: boolean,
  /** Whether somebody with a device has said to be them. */
  claimed: boolean,
  /** Others that are the same person. */
  merged: Array<string>,
};

/** The same people together. */
export type RosterView = {
  /** The members. */
  members: Array<string>,
  /** What they are called together. */
  name: string,
};

/** A span of days. */
export type SeasonView = {
  /** What it is named by. */
  id: string,
  /** Its name. */
  name: string,
  /** The first day. */
  from: string,
  /** The last day. */
  until: string,
};

/** A sheet with all that was written on it. */
export type SheetView = {
  /** What it is named by. */
  id: string,
  /** The game's id; empty: any other game. */
  game: string,
  /** What the other game is called. */
  title: string,
  /** The members who play, in the order in which they sit. */
  players: Array<string>,
  /** Who deals first, by place. */
  dealer: number,
  /** Whether few points are good. */
  fewest_win: boolean,
  /** It ends when somebody has so many points. */
  target: number | null,
  /** It ends after so many rounds. */
  rounds: number | null,
  /** The day. */
  day: string,
  /** When it was opened. */
  opened_at: number,
  /** Whether it is full. */
  closed: boolean,
  /** Whether something is to be chosen on it. */
  disputed: boolean,
  /** The online game it was: the table's code and the number of the game. */
  online: [string, number] | null,
  /** What its photo is found by. */
  photo: string | null,
  /** The cells that something was written into. */
  cells: Array<CellView>,
};

/** A cell of a sheet. */
export type CellView = {
  /** The round, from 1. */
  round: number,
  /** The player's place, from 0. */
  player: number,
  /** The points that stand there; the latest where several are to be chosen from. */
  value: number | null,
  /** How they were counted. */
  how: How | null,
  /** The entries that stand there: to be named by whatever replaces them. */
  heads: Array<string>,
  /** What is to be chosen from; empty where nothing is. */
  choices: Array<ChoiceView>,
  /** What stood there before, the oldest first. */
  before: Array<ChoiceView>,
  /** Who wrote what stands there: a member, or nobody known. */
  by: string | null,
  /** When. */
  at: number,
};

/** Something that was written into a cell. */
export type ChoiceView = {
  /** The points. */
  value: number | null,
  /** Who wrote them: a member, or nobody known. */
  by: string | null,
  /** When. */
  at: number,
};

/** A day of the book. */
export type EveningView = {
  /** The day. */
  day: string,
  /** Where it was. */
  place: string,
  /** What is worth remembering. */
  note: string,
  /** Its sheets, in the order in which they were opened. */
  sheets: Array<SheetLine>,
};

/** A sheet in a list. */
export type SheetLine = {
  /** What it is named by. */
  id: string,
  /** The game's id; empty: any other game. */
  game: string,
  /** What the other game is called. */
  title: string,
  /** The members who played. */
  players: Array<string>,
  /** Everybody's points. */
  totals: number[],
  /** The places of those who won. */
  winners: Array<number>,
  /** The online game it was. */
  online: [string, number] | null,
  /** What its photo is found by. */
  photo: string | null,
};

/** All figures of a book, or of one season of it. */
export type Figures = {
  /** How many sheets count. */
  sheets: number,
  /** On how many days. */
  evenings: number,
  /** By game, those played most first. */
  games: Array<GameFigures>,
  /** The same people again, those most often together first. */
  rosters: Array<RosterFigures>,
};

/** A game in the book. */
export type GameFigures = {
  /** The game's id; empty: any other game. */
  game: string,
  /** What the other game is called. */
  title: string,
  /** How many sheets count, without those with bots and those of one player. */
  sheets: number,
  /** Those who played it, the most wins first. */
  members: Array<MemberFigures>,
  /** How strong they are, with how much is known of it. */
  ratings: Array<Place>,
  /** The records board. */
  records: Array<BookRecord>,
  /** The same for sheets with bots. */
  with_bots: Array<MemberFigures>,
  /** The same for games for one. */
  alone: Array<MemberFigures>,
};

/** How a member does in a game. */
export type MemberFigures = {
  /** Who. */
  member: string,
  /** How many games. */
  games: number,
  /** Wins; a shared one counts as a part. */
  wins: number,
  /** The mean of totals. */
  mean: number,
  /** The best total. */
  best: number,
};

/** The same people together. */
export type RosterFigures = {
  /** Who. */
  members: Array<string>,
  /** What they are called together; empty: nobody has named them. */
  name: string,
  /** How many sheets. */
  sheets: number,
  /** The wins of each, in the order of `members`. */
  wins: Array<number>,
};

/** Where a member stands. */
export type Place = {
  /** Who. */
  member: string,
  /** The place by the middle of what is known. */
  place: number,
  /** The best place it may well be, */
  from: number,
  /** and the worst. */
  until: number,
  /** After how many games. */
  games: number,
};

/** A record. */
export type BookRecord = {
  /** Which. */
  kind: RecordKind,
  /** Whose. */
  member: string,
  /** How many points, games or rounds. */
  value: number,
  /** On which sheet; of a streak the last. */
  sheet: string,
  /** On which day. */
  day: string,
};

/** What was never done better, or worse. */
export type RecordKind = "lowest_total" | "highest_total" | "best_round" | "worst_round" | "longest_streak" | "closest_finish" | "greatest_comeback" | "rounds_without_win";

/** A member's page. */
export type MemberPage = {
  /** Who. */
  member: string,
  /** How many games. */
  games: number,
  /** Wins; a shared one counts as a part. */
  wins: number,
  /** Games with bots among them, which count nowhere else on this page. */
  with_bots: number,
  /** Games for one, which count nowhere else on this page either, */
  alone: number,
  /** and how many of them were won. */
  alone_won: number,
  /** By game, and within each by number of players and by round. */
  slices: Array<Slice>,
  /** The latest games, the oldest first: how much of the others was left behind, from 0 (last) to 1 (first). */
  form: Array<number>,
  /** Against each other member, those met most often first. */
  rivals: Array<Rival>,
};

/** Games of one kind. */
export type Slice = {
  /** The game's id; empty: any other game. */
  game: string,
  /** What the other game is called. */
  title: string,
  /** With so many players; none: with any number. */
  players: number | null,
  /** In this round; none: whole games. */
  round: number | null,
  /** How many games or rounds. */
  games: number,
  /** How many of them were won; a shared win counts as a part. */
  wins: number,
  /** The mean of points. */
  mean: number,
};

/** Somebody met on sheets. */
export type Rival = {
  /** Who. */
  member: string,
  /** How often one was ahead of them, */
  ahead: number,
  /** behind them, */
  behind: number,
  /** or level. */
  level: number,
};
