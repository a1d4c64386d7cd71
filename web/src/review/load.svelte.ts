// Reviews as they arrive: what the server finds is told piece by piece, and put together here.
import { Trouble, callHere, isHere, type Eyes, type StepsOfGame } from '../api';
import type { ErrorBody } from '../api-types';
import { language } from '../settings.svelte';
import { HAS_SERVER } from '../site';
import type { Report } from './types';

/** A record as its file has it. */
export type Record_ = { game: string; seats: number; actions: string[]; names?: string[] } & Record<
  string,
  unknown
>;

/** The name of a record that somebody opened here, in addresses: it has no table. */
export const OPENED = 'record';
const KEPT = 'vierblatt-record';

let opened: Record_ | null = null;

/** Takes a record that somebody opened. It stays in this tab. */
export function open(text: string): Record_ {
  const record = JSON.parse(text) as Record_;
  if (typeof record !== 'object' || !Array.isArray(record.actions))
    throw new Trouble('server-no-record', 400);
  opened = record;
  known.delete(OPENED);
  try {
    sessionStorage.setItem(KEPT, text);
  } catch {
    // Without it the record is gone after a reload, and nothing worse.
  }
  return record;
}

/** The record that was opened in this tab. */
export function openedRecord(): Record_ {
  opened ??= JSON.parse(sessionStorage.getItem(KEPT) ?? 'null') as Record_ | null;
  if (!opened) throw new Trouble('server-not-found', 404);
  return opened;
}

/** The record of a game by its place in addresses: `CODE-1`, or what was opened here. */
export async function recordOf(place: string): Promise<Record_> {
  if (place === OPENED) return openedRecord();
  if (isHere(place)) return callHere('GET', `${gamePath(place)}/record`);
  return (await ask('GET', `${gamePath(place)}/record`)).json() as Promise<Record_>;
}

const gamePath = (place: string): string => {
  const [code = '', number = '1'] = place.split('-');
  return `/tables/${encodeURIComponent(code)}/games/${Number(number)}`;
};

async function ask(method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<Response> {
  if (!HAS_SERVER) throw new Trouble('server-unreachable', 0);
  let response: Response;
  try {
    response = await fetch(`/api${path}`, {
      method,
      ...(signal ? { signal } : {}),
      ...(body === undefined
        ? {}
        : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new Trouble('server-unreachable', 0);
  }
  if (response.ok) return response;
  const answer = (await response.json().catch(() => null)) as Partial<ErrorBody> | null;
  throw new Trouble(answer?.error ?? 'server-unreachable', response.status);
}

/** Steps of a record, as of a game that was played here. */
export async function stepsOf(
  record: Record_,
  eyes: Eyes,
  wanted: { from?: number; count?: number; choices?: boolean } = {},
): Promise<StepsOfGame> {
  const whose = eyes === 'public' ? {} : eyes === 'open' ? { open: true } : { seat: eyes };
  return (await ask('POST', '/steps', { record, ...whose, ...wanted })).json() as Promise<StepsOfGame>;
}

/** How a record goes on with bots in the other seats: this move first, until the seat has something to choose. */
export async function playOn(
  record: Record_,
  seat: number,
  seed: number,
  action?: string,
): Promise<{ actions: string[]; is_over: boolean }> {
  const asked = { record, seat, seed, ...(action === undefined ? {} : { action }) };
  return (await ask('POST', '/play-on', asked)).json() as Promise<{ actions: string[]; is_over: boolean }>;
}

/** The table of a game, with the names of those who sat there. */
export async function tableOf(place: string): Promise<StepsOfGame['table']> {
  if (place === OPENED) return (await stepsOf(openedRecord(), 'public', { count: 0 })).table;
  const path = `${gamePath(place)}/steps?view=public&from=0&count=1`;
  if (isHere(place)) return (await callHere<StepsOfGame>('GET', path)).table;
  return ((await (await ask('GET', path)).json()) as StepsOfGame).table;
}

/** A review that fills in while it is computed. */
export class Filling {
  report: Report | null = $state.raw(null);
  trouble: unknown = $state.raw(null);
  /** The whole of it, once it is there. */
  readonly done: Promise<Report>;
  readonly #stop = new AbortController();

  constructor(
    place: string,
    readonly language: string,
  ) {
    this.done = this.#read(place);
    this.done.catch((error: unknown) => {
      if (!this.#stop.signal.aborted) this.trouble = error;
    });
  }

  get isDone(): boolean {
    const progress = this.report?.progress;
    return !!progress && progress.done >= progress.all;
  }

  stop(): void {
    this.#stop.abort();
  }

  async #read(place: string): Promise<Report> {
    const { language } = this;
    const { signal } = this.#stop;
    // The server has not seen what was opened here or played in this page.
    const response =
      place === OPENED || isHere(place)
        ? await ask('POST', '/review', { record: await recordOf(place), language }, signal)
        : await ask('GET', `${gamePath(place)}/review?language=${language}`, undefined, signal);
    for await (const line of lines(response)) {
      if (line.trim()) this.report = merged(this.report, JSON.parse(line) as Report);
    }
    if (!this.isDone || !this.report) throw new Trouble('server-unreachable', 0);
    return this.report;
  }
}

/** What was found so far and what is new. */
export function merged(known: Report | null, piece: Report): Report {
  if (!known) return piece;
  return {
    ...piece,
    decisions: [...known.decisions, ...piece.decisions],
    luck: [...known.luck, ...piece.luck],
    curve: [...known.curve, ...piece.curve],
  };
}

async function* lines(response: Response): AsyncGenerator<string> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  while (reader) {
    const { value, done } = await reader.read();
    if (done) break;
    const parts = (rest + value).split('\n');
    rest = parts.pop() ?? '';
    yield* parts;
  }
  if (rest) yield rest;
}

const known = new Map<string, Filling>();

/** The review of a game, begun where nobody has asked for it yet. Screens that come one after the other share it. */
export function reviewOf(place: string): Filling {
  const found = known.get(place);
  if (found && found.language === language() && !found.trouble) return found;
  found?.stop();
  const filling = new Filling(place, language());
  known.set(place, filling);
  return filling;
}
