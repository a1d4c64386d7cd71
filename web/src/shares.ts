// This page's own part in the deals, so that nobody can steer them: docs/fair-deals.md. Before a game it gives the table the hash of a random
// value, at its start it reveals the value, and at its end it checks that the game was dealt with it.
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Ask, TableView, You } from './protocol';

/** What is kept of a value: in the browser's storage, because a reload must not lose it. */
export interface Own {
  /** What the game with it is committed to. */
  commitment: string;
  value: string;
  hash: string;
  /** The hash of the list it was revealed to. It is never revealed to another one. */
  list?: string;
}

/** What the finished game says about this page's value: in it, not in it, or another game than the one that was shown at its start. */
export type Verdict = 'in' | 'missing' | 'changed';

/** Where values are kept. */
export interface Keep {
  load(): Own[];
  save(values: Own[]): void;
}

/** Of this game and the next. */
const MOST_KEPT = 2;

export function hashOf(commitment: string, value: string): string {
  const bytes = concatBytes(
    utf8ToBytes('vierblatt player value 1\n'),
    hexToBytes(commitment),
    hexToBytes(value),
  );
  return bytesToHex(sha256(bytes));
}

export function listHash({ commitment, shares = [] }: Pick<TableView, 'commitment' | 'shares'>): string {
  const seats = shares.map(({ seat, hash }) => concatBytes(Uint8Array.of(seat), hexToBytes(hash)));
  const bytes = concatBytes(utf8ToBytes('vierblatt share list 1\n'), hexToBytes(commitment), ...seats);
  return bytesToHex(sha256(bytes));
}

/** Whether a seed is the one that was committed to. */
export function fits(seed: string, commitment: string): boolean {
  return bytesToHex(sha256(hexToBytes(seed))) === commitment.toLowerCase();
}

export class Shares {
  #keep: Keep;
  #values: Own[];
  #random: () => Uint8Array;
  /** What was asked for since the page was loaded: another device of the same person may do the same, and the last one counts. */
  #asked = new Set<string>();

  constructor(keep: Keep, random: () => Uint8Array) {
    this.#keep = keep;
    this.#values = keep.load();
    this.#random = random;
  }

  /** What is to be asked of the table as it stands, if anything. */
  next(table: TableView, you: You): Ask | null {
    if (you.seat === null || table.daily !== null) return null;
    return table.status === 'playing' ? this.#reveal(table, you.seat) : this.#commit(table);
  }

  #commit(table: TableView): Ask | null {
    const commitment = table.next?.commitment ?? table.commitment;
    if (this.#asked.has(commitment)) return null;
    this.#asked.add(commitment);
    const own = this.#find(commitment) ?? this.#draw(commitment);
    return { do: 'commit', hash: own.hash };
  }

  #reveal(table: TableView, seat: number): Ask | null {
    const own = this.#find(table.commitment);
    const share = table.shares?.find((one) => one.seat === seat);
    if (!table.reveals || !own || share?.hash !== own.hash || share.value !== null) return null;
    const list = listHash(table);
    if (own.list !== undefined && own.list !== list) return null;
    const asked = `${table.commitment} reveal`;
    if (this.#asked.has(asked)) return null;
    this.#asked.add(asked);
    this.#store({ ...own, list });
    return { do: 'reveal', value: own.value };
  }

  /** What a finished game says about this page's value; nothing where it had none in it. */
  verdict(table: TableView, you: You): Verdict | null {
    if (!table.seed || you.seat === null) return null;
    const own = this.#find(table.commitment);
    if (own?.list === undefined) return null;
    if (!fits(table.seed, table.commitment) || listHash(table) !== own.list) return 'changed';
    return table.shares?.some(({ value }) => value === own.value) ? 'in' : 'missing';
  }

  #find(commitment: string): Own | undefined {
    return this.#values.find((own) => own.commitment === commitment);
  }

  #draw(commitment: string): Own {
    const value = bytesToHex(this.#random());
    const own = { commitment, value, hash: hashOf(commitment, value) };
    this.#store(own);
    return own;
  }

  #store(own: Own): void {
    const others = this.#values.filter((one) => one.commitment !== own.commitment);
    this.#values = [...others, own].slice(-MOST_KEPT);
    this.#keep.save(this.#values);
  }
}
