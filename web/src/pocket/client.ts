// The page's way to the tables in it: the same calls and the same connections as to a server.
import { Trouble } from '../api';
import type { ErrorBody } from '../api-types';
import { toast } from '../parts/toast.svelte';
import { t } from '../text.svelte';
import type { FromPage, ToPage } from './messages';

/** How often a worker that broke is replaced while the page lives. */
const MOST_WORKERS = 5;

type Answer = { status: number; body: unknown };

let worker: Worker | null = null;
let workers = 0;
let next = 0;
let isKept = true;
const calls = new Map<number, { message: FromPage; settle: (answer: Answer) => void }>();
const sockets = new Map<number, Local>();

function send(message: FromPage): void {
  worker ??= start();
  worker?.postMessage(message);
}

function start(): Worker | null {
  if (workers >= MOST_WORKERS) return null;
  workers += 1;
  const started = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'vierblatt' });
  started.onmessage = ({ data }: MessageEvent<ToPage>) => take(data);
  started.onerror = () => replace();
  return started;
}

/** The worker cannot go on. Another one reads what was stored; connections are made anew, and questions are asked again. */
function replace(): void {
  worker?.terminate();
  worker = null;
  for (const socket of [...sockets.values()]) socket.end();
  if (workers >= MOST_WORKERS) {
    for (const { settle } of calls.values()) settle({ status: 0, body: null });
    return calls.clear();
  }
  for (const { message } of calls.values()) send(message);
}

function take(message: ToPage): void {
  switch (message.type) {
    case 'say':
      return sockets.get(message.port)?.onmessage?.({ data: message.text });
    case 'close':
      return sockets.get(message.port)?.end();
    case 'answer':
      calls.get(message.call)?.settle(message);
      return void calls.delete(message.call);
    case 'kept':
      if (isKept && !message.kept) toast(t('here-not-kept'));
      return void (isKept = message.kept);
    case 'broken':
      return replace();
  }
}

/** Asks for something, as `/api` of a server. */
export async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const message: FromPage = {
    type: 'call',
    call: ++next,
    method,
    path,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  };
  const answer = await new Promise<Answer>((settle) => {
    calls.set(message.call, { message, settle });
    send(message);
    if (!worker) settle({ status: 0, body: null });
  });
  if (answer.status >= 200 && answer.status < 300) return answer.body as T;
  throw new Trouble((answer.body as Partial<ErrorBody> | null)?.error ?? 'server-storage', answer.status);
}

/** A connection to a table, which looks like a socket. */
export class Local {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  #port = ++next;

  constructor(code: string) {
    sockets.set(this.#port, this);
    queueMicrotask(() => {
      send({ type: 'connect', port: this.#port, code });
      this.onopen?.();
    });
  }

  send(text: string): void {
    if (sockets.has(this.#port)) send({ type: 'hear', port: this.#port, text, at: Date.now() });
  }

  close(): void {
    if (sockets.delete(this.#port)) send({ type: 'disconnect', port: this.#port });
  }

  /** The other side has closed it. */
  end(): void {
    if (sockets.delete(this.#port)) this.onclose?.();
  }
}
