// One book on this device: what the server told last, and what was written here and is still to be sent. Both are kept in the
// browser, so that everything works without a network and nothing is lost when the page is closed.
import { Trouble } from '../api';
import { beSomebody, suggestion, who } from '../me.svelte';
import { toast } from '../parts/toast.svelte';
import { keep, kept } from '../settings.svelte';
import { troubleText } from '../trouble';
import * as calls from './calls';
import { idOf, overlay, type OwnEntry } from './overlay';
import type { BookView, What } from './types';

/** An entry that waits; once it is sent, how long the log must be to have it. */
type Waiting = OwnEntry & { sent?: number };

/** What is kept of a book besides what the server told. */
interface Kept {
  device: string;
  /** Whose device: another person on the same browser is another device. */
  person: string;
  next: number;
  waiting: Waiting[];
}

/** A book in the list of this browser. */
export interface Listed {
  code: string;
  name: string;
}

const LIST = 'vierblatt-books';
/** How many entries are sent at once. */
const AT_ONCE = 100;
/** How long after a failure the server is asked again, in milliseconds. */
const AGAIN = 2000;
const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';

/** Letters that nobody else draws. */
export function drawn(count = 12): string {
  const bytes = crypto.getRandomValues(new Uint8Array(count));
  return [...bytes].map((byte) => LETTERS[byte % LETTERS.length]).join('');
}

export const listed = (): Listed[] => kept<Listed[]>(LIST) ?? [];

export function enlist(book: Listed): void {
  keep(LIST, [book, ...listed().filter(({ code }) => code !== book.code)].slice(0, 50));
}

/** Forgets a book on this device. */
export function delist(code: string): void {
  keep(
    LIST,
    listed().filter((book) => book.code !== code),
  );
  for (const end of ['', '-view']) localStorage.removeItem(`vierblatt-book-${code}${end}`);
  open.delete(code);
}

export class Book {
  #told: BookView | null = $state.raw(null);
  #waiting: Waiting[] = $state.raw([]);
  /** Whether the server answers. */
  isOnline = $state(true);
  /** Why the book cannot be shown. */
  trouble: Trouble | null = $state.raw(null);
  readonly #key: string;
  #users = 0;
  #stop: AbortController | null = null;
  #isSending = false;

  constructor(readonly code: string) {
    this.#key = `vierblatt-book-${code}`;
    this.#told = kept<BookView>(`${this.#key}-view`);
    this.#waiting = this.#kept().waiting;
  }

  // Not derived values: those end with the screen on which the book was opened first.

  /** What is shown. */
  get view(): BookView | null {
    return this.#told && overlay(this.#told, this.#waiting);
  }

  /** How many entries only this device has. */
  get unsent(): number {
    return this.#waiting.filter(({ sent }) => sent === undefined).length;
  }

  /** What is kept now; another tab may have changed it. */
  #kept(): Kept {
    const found = kept<Kept>(this.#key);
    const person = who()?.id ?? found?.person ?? '';
    if (found && found.person === person) return found;
    return { device: drawn(), person, next: 1, waiting: found?.waiting ?? [] };
  }

  #keep(state: Kept): void {
    this.#waiting = state.waiting;
    keep(this.#key, state);
  }

  /** Writes entries; they are shown at once and sent when they can be. The ids of the entries. */
  write(...whats: What[]): string[] {
    const state = this.#kept();
    const at = Date.now();
    const entries = whats.map((what, n) => ({ device: state.device, n: state.next + n, at, what }));
    this.#keep({ ...state, next: state.next + whats.length, waiting: [...state.waiting, ...entries] });
    void this.send();
    return entries.map(idOf);
  }

  /** Sends what waits, in the order in which it was written. */
  async send(): Promise<void> {
    if (this.#isSending) return;
    this.#isSending = true;
    try {
      for (;;) {
        const unsent = this.#kept().waiting.filter(({ sent }) => sent === undefined);
        const device = unsent[0]?.device;
        if (device === undefined) break;
        const batch = unsent.filter((entry) => entry.device === device).slice(0, AT_ONCE);
        if (!(await this.#sendBatch(device, batch))) break;
      }
    } finally {
      this.#isSending = false;
    }
  }

  /** Whether to go on. */
  async #sendBatch(device: string, batch: Waiting[]): Promise<boolean> {
    const done = (entries: Waiting[], sent?: number) => {
      const ids = new Set(entries.map(idOf));
      const state = this.#kept();
      const waiting = state.waiting.flatMap((entry) =>
        !ids.has(idOf(entry)) ? [entry] : sent === undefined ? [] : [{ ...entry, sent }],
      );
      this.#keep({ ...state, waiting });
    };
    try {
      const plain = batch.map(({ n, at, what }) => ({ n, at, what }));
      const { position } = await calls.write(this.code, device, plain);
      this.isOnline = true;
      done(batch, position);
      this.#prune();
      return true;
    } catch (error) {
      if (!(error instanceof Trouble) || error.status === 0 || error.status >= 500 || error.status === 429) {
        this.isOnline = false;
        return false;
      }
      if (error.status === 409) {
        // Somebody else used this browser: the same entries from a device of its own.
        const state = { ...this.#kept(), device: drawn(), next: 1 };
        const waiting = state.waiting.map((entry) =>
          entry.device === device && entry.sent === undefined
            ? { ...entry, device: state.device, n: state.next++ }
            : entry,
        );
        this.#keep({ ...state, waiting });
        return true;
      }
      // Nobody yet: somebody from now on, and the next try succeeds.
      if (error.status === 401) await beSomebody(suggestion()).catch(() => {});
      if (error.status === 401 || error.status === 404) return false;
      // One of them is refused: the others are sent without it.
      if (batch.length > 1) {
        for (const one of batch) if (!(await this.#sendBatch(device, [one]))) return false;
        return true;
      }
      toast(troubleText(error));
      done(batch);
      return true;
    }
  }

  /** Drops what has come back from the server. */
  #prune(): void {
    const position = this.#told?.position ?? 0;
    const state = this.#kept();
    const waiting = state.waiting.filter(({ sent }) => sent === undefined || sent > position);
    if (waiting.length !== state.waiting.length) this.#keep({ ...state, waiting });
  }

  #tell(view: BookView): void {
    this.#told = view;
    this.isOnline = true;
    this.trouble = null;
    keep(`${this.#key}-view`, view);
    enlist({ code: this.code, name: view.name });
    this.#prune();
  }

  /** Reads it now. */
  async refresh(): Promise<void> {
    this.#tell(await calls.read(this.code));
  }

  /** Follows the book while somebody looks at it. The function that ends that. */
  use(): () => void {
    this.#users += 1;
    if (this.#users === 1) void this.#follow();
    return () => {
      this.#users -= 1;
      if (this.#users === 0) this.#stop?.abort();
    };
  }

  async #follow(): Promise<void> {
    const stop = new AbortController();
    this.#stop = stop;
    let isFirst = true;
    const isOver = () => stop.signal.aborted;
    while (!isOver()) {
      try {
        await this.send();
        // After a failure the book is read at once, not only when it changes.
        const after = isFirst || !this.isOnline ? undefined : this.#told?.position;
        this.#tell(await calls.read(this.code, after, stop.signal));
        isFirst = false;
      } catch (error) {
        if (isOver()) return;
        if (error instanceof Trouble && error.status === 404) {
          this.trouble = error;
          return;
        }
        this.isOnline = false;
        await waited(AGAIN, stop.signal);
      }
    }
  }
}

/** A while, or until the network is back. */
function waited(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((done) => {
    const timer = setTimeout(go, ms);
    function go(): void {
      clearTimeout(timer);
      removeEventListener('online', go);
      done();
    }
    addEventListener('online', go);
    signal.addEventListener('abort', go);
  });
}

const open = new Map<string, Book>();

/** The book with this code, the same on all screens. */
export function bookOf(code: string): Book {
  const tidy = code.replace(/[^a-z0-9]/gi, '').toUpperCase();
  const found = open.get(tidy) ?? new Book(tidy);
  open.set(tidy, found);
  return found;
}
