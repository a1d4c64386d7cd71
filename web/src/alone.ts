// Tables for one person and bots: at the server if it answers soon and has not left them to the page, else in this page.
import * as api from './api';
import type {
  ListStatus,
  Me,
  OpenTable,
  OpenedTable,
  ResultInList,
  ResultList,
  StatisticsList,
  TableInList,
  TableList,
} from './api-types';
import { beSomebody } from './me.svelte';
import { OLDER } from './pocket/messages';
import { keep, kept } from './settings.svelte';
import { HAS_SERVER } from './site';

/** Nobody waits longer for a server to play against bots. */
const PATIENCE = 2500;
/** Whether there have ever been tables in this page: only then they are asked for. */
const KEY = 'vierblatt-here';

/** Opens a table, and gives the way to it. */
export async function openAlone(wanted: OpenTable, name: string): Promise<string> {
  if (!__POCKET__) return atServer(wanted, name);
  if (!HAS_SERVER || navigator.onLine === false || (!wanted.daily && (await isMeantHere(wanted.game))))
    return openHere(wanted, name);
  try {
    const late = new Promise<never>((_, reject) =>
      setTimeout(() => reject(new api.Trouble('server-unreachable', 0)), PATIENCE),
    );
    return await Promise.race([atServer(wanted, name), late]);
  } catch (error) {
    if (error instanceof api.Trouble && error.id === 'server-unreachable') return openHere(wanted, name);
    throw error;
  }
}

/** Whether the server wants such games to be played in the page. */
async function isMeantHere(id: string): Promise<boolean> {
  const games = await api.games().catch(() => []);
  return games.some((game) => game.id === id && game.in_page);
}

async function atServer(wanted: OpenTable, name: string): Promise<string> {
  await beSomebody(name);
  return (await api.openTable(wanted)).link;
}

/** Opens a table in this page. */
export async function openHere(wanted: OpenTable, name: string): Promise<string> {
  await api.callHere('POST', '/me', { name: [...name.trim()].slice(0, 24).join('') });
  const { link } = await api.callHere<OpenedTable>('POST', '/tables', wanted);
  keep(KEY, true);
  return link;
}

/** What the tables in this page know; nothing where there were never any. */
async function known<T>(path: string): Promise<T | null> {
  return __POCKET__ && kept(KEY) ? api.callHere<T>('GET', path).catch(() => null) : null;
}

/** My tables in this page, also those that an older program plays on. */
export async function tablesHere(status: ListStatus): Promise<TableInList[]> {
  const lists = await Promise.all([
    known<TableList>(`/me/tables?status=${status}`),
    status === 'playing' ? known<TableList>(OLDER) : null,
  ]);
  return lists.flatMap((list) => list?.tables ?? []).filter((table) => table.status === status);
}

/** My results in this page, the newest first. */
export const resultsHere = async (): Promise<ResultInList[]> =>
  (await known<ResultList>('/me/results'))?.results ?? [];

export const statisticsHere = async () => (await known<StatisticsList>('/me/statistics'))?.games ?? [];

/** Who played in this page last. */
export const nameHere = async (): Promise<string> => (await known<Me | null>('/me'))?.name ?? '';
