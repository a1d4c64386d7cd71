// What the page asks the server for besides the table itself.
import type { GameView, Heard, Offered, Settings, TableView, Why } from './protocol';
import { keep, kept } from './settings.svelte';

/** An error by name, as the server tells it; `server-unreachable` where it does not answer. */
export class Trouble extends Error {
  constructor(
    readonly id: string,
    readonly status: number,
  ) {
    super(id);
  }
}

export interface Me {
  id: string;
  name: string;
}

/** An option of a game as a form needs it. */
export type GameOption = { name: string } & (
  | { type: 'choice'; words: string[]; default: string }
  | { type: 'number'; min: number; max: number; default: number }
);

export interface Game {
  id: string;
  name: string;
  seats: [number, number];
  options: GameOption[];
  levels: [number, number];
}

export interface ListedTable {
  number: number;
  code: string;
  game: string;
  status: 'open' | 'playing' | 'over';
  seats: number;
  taken: number;
  opened_at: number;
  changed_at: number;
}

export interface Result {
  number: number;
  table: string;
  game: string;
  game_number: number;
  seat: number;
  seats: number;
  place: number;
  points: number | null;
  won: number;
  ended_at: number;
}

export interface Statistics {
  game: string;
  games: number;
  wins: number;
  mean_place: number;
  mean_points: number | null;
  fewest_points: number | null;
  most_points: number | null;
}

/** Through whose eyes a game is stepped through: a seat's, everyone's, or with all cards open. */
export type Eyes = number | 'public' | 'open';

/** An action of a game that is over, and what came of it. */
export interface StepOfGame {
  n: number;
  action: string;
  heard: Heard[];
  /** With all cards open, `private` is a list by seat. */
  game: GameView;
}

export interface StepsOfGame {
  total: number;
  table: TableView;
  steps: StepOfGame[];
}

/** A hint: what the strongest bot would do; or why there is none. */
export type Hint = ({ type: 'hint'; n: number } & Offered) | { type: 'refused'; why: Why };

export interface Wanted {
  game: string;
  seats: number;
  options?: Record<string, string | number>;
  settings?: Partial<Settings>;
  /** The deal of this day, such as `2026-11-16`; for one player. */
  daily?: string;
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  let response: Response;
  try {
    response = await fetch(`/api${path}`, {
      method,
      ...(body === undefined
        ? {}
        : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
  } catch {
    throw new Trouble('server-unreachable', 0);
  }
  if (response.status === 204) return undefined as T;
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok) return answer as T;
  const id = (answer as { error?: string } | null)?.error ?? 'server-unreachable';
  throw new Trouble(id, response.status);
}

/** Who this browser is, or nobody yet. */
export async function me(): Promise<Me | null> {
  try {
    return await call<Me | null>('GET', '/me');
  } catch (error) {
    if (error instanceof Trouble && error.status === 401) return null;
    throw error;
  }
}

let listed: Promise<Game[]> | null = null;
const GAMES = 'vierblatt-games';

/** The games, asked for once; as they were the last time where the server does not answer. */
export function games(): Promise<Game[]> {
  listed ??= call<Game[]>('GET', '/games').then(
    (games) => {
      keep(GAMES, games);
      return games;
    },
    (error: unknown) => {
      listed = null;
      const known = kept<Game[]>(GAMES);
      if (known) return known;
      throw error;
    },
  );
  return listed;
}

export const come = (name: string) => call<Me>('POST', '/me', { name });
export const rename = (name: string) => call<Me>('PATCH', '/me', { name });
export const forget = () => call<void>('DELETE', '/me');
export const makeLink = () => call<{ code: string; expires: number }>('POST', '/me/link');
export const useLink = (code: string) => call<Me>('POST', '/link', { code });
export const myTables = async (status: ListedTable['status']) =>
  (await call<{ tables: ListedTable[] }>('GET', `/me/tables?status=${status}`)).tables;
export const myResults = async () => (await call<{ results: Result[] }>('GET', '/me/results')).results;
export const myStatistics = async () => (await call<{ games: Statistics[] }>('GET', '/me/statistics')).games;
export const openTables = async () => (await call<{ tables: ListedTable[] }>('GET', '/tables')).tables;
export const showTable = (code: string) => call<ListedTable>('GET', `/tables/${encodeURIComponent(code)}`);
export const openTable = (wanted: Wanted) => call<{ code: string; link: string }>('POST', '/tables', wanted);
export const join = (code: string) => call<unknown>('POST', `/tables/${encodeURIComponent(code)}/join`, {});
export const recordPath = (code: string, number: number) => `/api/tables/${code}/games/${number}/record`;
export const hint = (code: string) => call<Hint>('POST', `/tables/${encodeURIComponent(code)}/hint`);
export const steps = (code: string, number: number, view: Eyes, from: number) =>
  call<StepsOfGame>(
    'GET',
    `/tables/${encodeURIComponent(code)}/games/${number}/steps?view=${view}&from=${from}`,
  );
