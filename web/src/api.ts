// What the page asks the server for besides the table itself.
import type {
  AskAnswer,
  DeviceList,
  ErrorBody,
  GameDescription,
  HintAnswer,
  LinkCode,
  ListStatus,
  Me,
  OpenTable,
  OpenedTable,
  ResultList,
  SendGame,
  StatisticsList,
  Steps,
  TableInList,
  TableList,
  Token,
  TokenScope,
} from './api-types';
import { goesSoon } from './goes';
import { keep, kept } from './settings.svelte';
import { HAS_SERVER } from './site';

/** An error by name, as the server tells it; `server-unreachable` where it does not answer. */
export class Trouble extends Error {
  constructor(
    readonly id: string,
    readonly status: number,
  ) {
    super(id);
  }
}

export type {
  Device,
  GameDescription as Game,
  GameOption,
  GameStatistics as Statistics,
  HintAnswer as Hint,
  Me,
  OpenTable as Wanted,
  ResultInList as Result,
  Step as StepOfGame,
  Steps as StepsOfGame,
  TableInList as ListedTable,
  TokenScope,
} from './api-types';

/** Through whose eyes a game is stepped through: a seat's, everyone's, or with all cards open. */
export type Eyes = number | 'public' | 'open';

/** Whether a table is in this page and not at a server: its code says so. */
export const isHere = (code: string): boolean => code.startsWith('~');

/** Whether a game at a server was played in a page and sent there. */
export const isSent = (code: string): boolean => code.startsWith('0');

/** The same calls, to the tables in this page. */
export async function callHere<T>(method: string, path: string, body?: unknown): Promise<T> {
  if (!__POCKET__) throw new Trouble('server-unreachable', 0);
  return (await import('./pocket/client')).call<T>(method, path, body);
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  if (path.startsWith('/tables/~')) return callHere(method, path, body);
  if (!HAS_SERVER) throw new Trouble('server-unreachable', 0);
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
  // A host of files may answer anything with the page itself, which is not JSON: there is no server.
  const answer: unknown = await response.json().catch(() => undefined);
  if (response.ok && answer !== undefined) return answer as T;
  const id = (answer as Partial<ErrorBody> | null | undefined)?.error ?? 'server-unreachable';
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

let listed: Promise<GameDescription[]> | null = null;
const GAMES = 'vierblatt-games';

/** The games, asked for once; as they were the last time where the server does not answer. */
export function games(): Promise<GameDescription[]> {
  listed ??= call<GameDescription[]>('GET', '/games').then(
    (games) => {
      keep(GAMES, games);
      return games;
    },
    (error: unknown) => {
      listed = null;
      const known = kept<GameDescription[]>(GAMES);
      if (known) return known;
      if (__POCKET__) return callHere<GameDescription[]>('GET', '/games');
      throw error;
    },
  );
  return listed;
}

export const come = (name: string) => call<Me>('POST', '/me', { name });
export const rename = (name: string) => call<Me>('PATCH', '/me', { name });
export const forget = () => call<void>('DELETE', '/me');
export const makeLink = () => call<LinkCode>('POST', '/me/link');
export const devices = async () => (await call<DeviceList>('GET', '/me/devices')).devices;
export const endDevice = (id: string) => call<void>('DELETE', `/me/devices/${id}`);
export const makeToken = async (name: string, scope: TokenScope) =>
  (await call<Token>('POST', '/me/token', { name, scope })).token;
export const useLink = (code: string) => call<Me>('POST', '/link', { code });

/** How many tables a page of a list has, and how many pages are looked through. */
const PAGE = 50;
const MOST_PAGES = 20;

/** My newest tables, and of the others those that go soon: nothing goes without notice because it stands too far down. */
export async function myTables(status: ListStatus): Promise<TableInList[]> {
  const tables: TableInList[] = [];
  let page: TableInList[] = [];
  for (let n = 0; n < MOST_PAGES && (n === 0 || page.length >= PAGE); n += 1) {
    const before = page.at(-1)?.number;
    const rest = before === undefined ? '' : `&before=${before}`;
    page = (await call<TableList>('GET', `/me/tables?status=${status}${rest}`)).tables;
    tables.push(...(n === 0 ? page : page.filter((table) => goesSoon(table.goes_at))));
  }
  return tables;
}

export const myResults = async () => (await call<ResultList>('GET', '/me/results')).results;
export const myStatistics = async () => (await call<StatisticsList>('GET', '/me/statistics')).games;
export const openTables = async () => (await call<TableList>('GET', '/tables')).tables;
export const showTable = (code: string) => call<TableInList>('GET', `/tables/${encodeURIComponent(code)}`);
export const openTable = (wanted: OpenTable) => call<OpenedTable>('POST', '/tables', wanted);
export const sendGame = (game: SendGame) => call<OpenedTable>('POST', '/me/games', game);
export const join = (code: string) => call<AskAnswer>('POST', `/tables/${encodeURIComponent(code)}/join`, {});
export const recordPath = (code: string, number: number) => `/api/tables/${code}/games/${number}/record`;
export const hint = (code: string) => call<HintAnswer>('POST', `/tables/${encodeURIComponent(code)}/hint`);
export const steps = (code: string, number: number, view: Eyes, from: number) =>
  call<Steps>('GET', `/tables/${encodeURIComponent(code)}/games/${number}/steps?view=${view}&from=${from}`);

/** A game's record, as text. */
export async function record(code: string, number: number): Promise<string> {
  return JSON.stringify(await call('GET', `/tables/${code}/games/${number}/record`));
}
