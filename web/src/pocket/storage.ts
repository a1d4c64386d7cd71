// Where the logs of tables in this page are kept: IndexedDB, or memory where the browser keeps nothing. It only stores and reads; what the
// entries mean, and whether they are whole, is known in crates/pocket.
import type { Append, Found, Kept, Outcome, Person, Row, Start } from './messages';

export interface Storage {
  /** Whether what is stored outlives this tab. */
  readonly kept: boolean;
  /** Beside the logs. */
  all(): Promise<Kept>;
  /** What is shown of tables whose logs only another program can read. */
  older(): Promise<StoredTable[]>;
  append(append: Append): Promise<Outcome>;
  load(table: string): Promise<Found | null>;
  game(table: string, number: number): Promise<Found | null>;
  remove(table: string): Promise<void>;
  person(person: Person): Promise<void>;
}

const NAME = 'vierblatt';
const VERSION = 1;

/** The best storage there is. `full` is told when from now on nothing is kept. */
export async function openStorage(full: () => void): Promise<Storage> {
  try {
    const database = await open();
    // A newer page wants to change how things are kept: it must not wait for this one.
    database.onversionchange = () => database.close();
    return new Falling(new Kept_(database), full);
  } catch {
    return new Memory();
  }
}

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, VERSION);
  request.onupgradeneeded = () => {
    const database = request.result;
    database.createObjectStore('entries');
    database.createObjectStore('starts');
    database
      .createObjectStore('tables', { keyPath: 'order', autoIncrement: true })
      .createIndex('table', 'table', { unique: true });
    database.createObjectStore('results', { autoIncrement: true });
    database.createObjectStore('people');
  };
  return done(request);
}

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

export interface StoredTable {
  order?: number;
  table: string;
  summary: object;
  /** Which logs the program writes that began it; tables from before there were versions have none. The service worker reads it, too. */
  writes?: number;
}

/** Whether this program can play a table on. */
const isReadable = ({ writes = 1 }: { writes?: number }) =>
  writes >= __LOGS__.reads && writes <= __LOGS__.writes;

type StoredResult = Kept['results'][number] & { writes?: number };

const of = (table: string, from = 0, to = Infinity) => IDBKeyRange.bound([table, from], [table, to]);

class Kept_ implements Storage {
  readonly kept = true;
  #database: IDBDatabase;

  constructor(database: IDBDatabase) {
    this.#database = database;
  }

  async all(): Promise<Kept> {
    const stores = this.#database.transaction(['people', 'tables', 'results']);
    const [person, stored, played] = await Promise.all([
      done<Person | undefined>(stores.objectStore('people').get('here')),
      done<StoredTable[]>(stores.objectStore('tables').getAll()),
      done<StoredResult[]>(stores.objectStore('results').getAll()),
    ]);
    // Another program's tables are left to it.
    const tables = stored.filter(isReadable).map(({ table, summary }) => ({ table, summary }));
    const results = played.filter(isReadable).map(({ table, result }) => ({ table, result }));
    return { person: person ?? null, tables, results };
  }

  async older(): Promise<StoredTable[]> {
    const tables = this.#database.transaction('tables').objectStore('tables');
    return (await done<StoredTable[]>(tables.getAll())).filter((table) => !isReadable(table));
  }

  append({ table, first, rows, starts, summary, results }: Append): Promise<Outcome> {
    const all = this.#database.transaction(['entries', 'starts', 'tables', 'results'], 'readwrite');
    let outcome: Outcome = 'failed';
    const ended = new Promise<Outcome>((resolve) => {
      all.oncomplete = () => resolve('done');
      all.onabort = () => resolve(all.error?.name === 'QuotaExceededError' ? 'full' : outcome);
    });
    const entries = all.objectStore('entries');
    const last = entries.openKeyCursor(of(table), 'prev');
    last.onsuccess = () => {
      const key = last.result?.key as [string, number] | undefined;
      if ((key ? key[1] + 1 : 0) !== first) {
        outcome = 'conflict';
        return all.abort();
      }
      rows.forEach((row, n) => entries.add(row, [table, first + n]));
      for (const start of starts) all.objectStore('starts').put(start, [table, start.number]);
      const { writes } = __LOGS__;
      for (const result of results) all.objectStore('results').add({ table, result, writes });
      if (!summary) return;
      const tables = all.objectStore('tables');
      const before = tables.index('table').get(table);
      before.onsuccess = () =>
        tables.put({ writes, ...(before.result as StoredTable | undefined), table, summary });
    };
    return ended;
  }

  async load(table: string): Promise<Found | null> {
    const stores = this.#database.transaction(['entries', 'starts']);
    const last = await done(stores.objectStore('starts').openCursor(of(table), 'prev'));
    const start = (last?.value as Start | undefined) ?? null;
    const rows = await done<Row[]>(stores.objectStore('entries').getAll(of(table, start?.first ?? 0)));
    return rows.length ? { start, rows, is_last: true } : null;
  }

  async game(table: string, number: number): Promise<Found | null> {
    const stores = this.#database.transaction(['entries', 'starts']);
    const [start, next] = await done<Start[]>(stores.objectStore('starts').getAll(of(table, number), 2));
    if (start?.number !== number) return null;
    const range = of(table, start.first, next ? next.first - 1 : Infinity);
    return { start, rows: await done<Row[]>(stores.objectStore('entries').getAll(range)), is_last: !next };
  }

  async remove(table: string): Promise<void> {
    const all = this.#database.transaction(['entries', 'starts', 'tables'], 'readwrite');
    all.objectStore('entries').delete(of(table));
    all.objectStore('starts').delete(of(table));
    const tables = all.objectStore('tables');
    const order = await done(tables.index('table').getKey(table));
    if (order !== undefined) await done(tables.delete(order));
  }

  async person(person: Person): Promise<void> {
    await done(this.#database.transaction('people', 'readwrite').objectStore('people').put(person, 'here'));
  }
}

/** Nothing is kept: a private window, or a browser that forbids it. */
class Memory implements Storage {
  readonly kept = false;
  #rows = new Map<string, Row[]>();
  #starts = new Map<string, Start[]>();

  async all(): Promise<Kept> {
    return { person: null, tables: [], results: [] };
  }

  async older(): Promise<StoredTable[]> {
    return [];
  }

  async append({ table, first, rows, starts }: Append): Promise<Outcome> {
    const known = this.#rows.get(table) ?? [];
    if (known.length !== first) return 'conflict';
    this.#rows.set(table, [...known, ...rows]);
    this.#starts.set(table, [...(this.#starts.get(table) ?? []), ...starts]);
    return 'done';
  }

  async load(table: string): Promise<Found | null> {
    const rows = this.#rows.get(table);
    const start = this.#starts.get(table)?.at(-1) ?? null;
    return rows ? { start, rows: rows.slice(start?.first ?? 0), is_last: true } : null;
  }

  async game(table: string, number: number): Promise<Found | null> {
    const starts = this.#starts.get(table) ?? [];
    const at = starts.findIndex((start) => start.number === number);
    const [start, next] = [starts[at], starts[at + 1]];
    if (!start) return null;
    return { start, rows: this.#rows.get(table)?.slice(start.first, next?.first) ?? [], is_last: !next };
  }

  async remove(table: string): Promise<void> {
    this.#rows.delete(table);
    this.#starts.delete(table);
  }

  async person(): Promise<void> {}

  /** Takes over what another storage has of a table. */
  async copy(from: Storage, table: string): Promise<void> {
    const starts: Start[] = [];
    const rows: Row[] = [];
    const latest = await from.load(table);
    if (!latest) return;
    // Earlier games are not needed to play on; their places stay empty.
    rows.length = latest.start?.first ?? 0;
    rows.push(...latest.rows);
    if (latest.start) starts.push(latest.start);
    this.#rows.set(table, rows);
    this.#starts.set(table, starts);
  }
}

/** Keeps what it can. Once there is no more room it goes on in memory, so that a game can be played to its end. */
class Falling implements Storage {
  #kept: Storage;
  #memory: Memory | null = null;
  #copied = new Set<string>();
  #full: () => void;

  constructor(kept: Storage, full: () => void) {
    this.#kept = kept;
    this.#full = full;
  }

  get kept(): boolean {
    return this.#memory === null;
  }

  all = () => this.#kept.all();
  older = () => this.#kept.older();
  remove = (table: string) => this.#kept.remove(table);
  person = (person: Person) => this.#kept.person(person);

  async append(append: Append): Promise<Outcome> {
    if (!this.#memory) {
      const outcome = await this.#kept.append(append);
      if (outcome !== 'full') return outcome;
      this.#memory = new Memory();
      this.#full();
    }
    await this.#copy(append.table);
    return this.#memory.append(append);
  }

  async load(table: string): Promise<Found | null> {
    if (!this.#memory) return this.#kept.load(table);
    await this.#copy(table);
    return this.#memory.load(table);
  }

  async game(table: string, number: number): Promise<Found | null> {
    const found = this.#memory && this.#copied.has(table) ? await this.#memory.game(table, number) : null;
    return found ?? this.#kept.game(table, number);
  }

  async #copy(table: string): Promise<void> {
    if (this.#copied.has(table)) return;
    this.#copied.add(table);
    await this.#memory?.copy(this.#kept, table);
  }
}
