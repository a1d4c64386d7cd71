// What a page and the tables in it say to each other: crates/pocket has the same in Rust.

/** From a page. */
export type FromPage =
  | { type: 'connect'; port: number; code: string }
  | { type: 'hear'; port: number; text: string; at: number }
  | { type: 'disconnect'; port: number }
  | { type: 'call'; call: number; method: string; path: string; body?: string };

/** A call that the tables themselves are not asked: tables that an older program plays on. */
export const OLDER = '/older';

/** To a page. */
export type ToPage =
  | { type: 'say'; port: number; text: string }
  | { type: 'close'; port: number }
  | { type: 'answer'; call: number; status: number; body: unknown }
  /** Whether games outlive this tab. */
  | { type: 'kept'; kept: boolean }
  /** It cannot go on: another worker has to. */
  | { type: 'broken' };

/** An entry of a log, and where a game starts. */
export interface Row {
  entry: string;
  hash: string;
}
export interface Start {
  number: number;
  first: number;
  checkpoint: string;
  before: string;
  hash: string;
}
export interface Found {
  start: Start | null;
  rows: Row[];
  is_last: boolean;
}
export interface Person {
  id: string;
  name: string;
}

/** What is to be stored: all of it, or nothing. */
export interface Append {
  table: string;
  first: number;
  rows: Row[];
  starts: Start[];
  summary: object | null;
  results: object[];
}
export type Outcome = 'done' | 'conflict' | 'full' | 'failed';

/** What is kept beside the logs. */
export interface Kept {
  person: Person | null;
  tables: { table: string; summary: object }[];
  results: { table: string; result: object }[];
}

/** What the tables want done, beside what is for pages. */
export type Wanted =
  | ({ type: 'append'; ticket: number } & Append)
  | { type: 'load'; ticket: number; table: string }
  | { type: 'game'; ticket: number; table: string; number: number }
  | { type: 'delete'; table: string }
  | ({ type: 'person' } & Person);
