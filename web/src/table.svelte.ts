// The table as the page shows it: what the connection knows, as state that screens follow.
import { isHere } from './api';
import { Connection, type Known, type Link, type Outcome, type Socket } from './connection';
import type { Ask, Reaction, Why } from './protocol';
import { keep, kept } from './settings.svelte';
import { Shares } from './shares';

/** A quick reaction that is being shown. */
export interface Shown {
  id: number;
  seat: number;
  reaction: Reaction;
}

const REACTION_SHOWN = 3000;

export class Table {
  known: Known | null = $state.raw(null);
  link: Link = $state('connecting');
  /** Why the connection is closed for good. */
  why: Why | null = $state.raw(null);
  /** How many requests are under way. */
  asking = $state(0);
  reactions: Shown[] = $state([]);
  /** This page's own part in the deals. */
  readonly shares: Shares;
  #connection: Connection;
  #reacted = 0;
  #hurry = () => {
    if (document.visibilityState === 'visible') this.#connection.hurry();
  };
  #lose = () => this.#connection.lose();

  /** `local` opens connections to tables in this page, where the code is of one. */
  constructor(code: string, local?: (code: string) => Socket) {
    const key = `vierblatt-values-${code}`;
    this.shares = new Shares({ load: () => kept(key) ?? [], save: (values) => keep(key, values) }, () =>
      crypto.getRandomValues(new Uint8Array(32)),
    );
    const address = new URL(`/api/tables/${code}/socket`, location.href);
    address.protocol = address.protocol.replace('http', 'ws');
    this.#connection = new Connection(
      {
        open: () => (local && isHere(code) ? local(code) : new WebSocket(address)),
        now: () => performance.now(),
        after: (ms, run) => {
          const timer = setTimeout(run, ms);
          return () => clearTimeout(timer);
        },
        random: Math.random,
      },
      {
        known: (known) => this.#know(known),
        link: (link, why) => {
          this.link = link;
          this.why = why;
        },
        reaction: (seat, reaction) => this.#react(seat, reaction),
      },
    );
    addEventListener('online', this.#hurry);
    if (!isHere(code)) addEventListener('offline', this.#lose);
    document.addEventListener('visibilitychange', this.#hurry);
  }

  #know(known: Known): void {
    this.known = known;
    const own = this.shares.next(known.table, known.you);
    // Nothing for people to wait for or to read: where it is refused, the game starts without it.
    if (own) void this.#connection.ask(own);
  }

  async ask(ask: Ask): Promise<Outcome> {
    this.asking += 1;
    try {
      return await this.#connection.ask(ask);
    } finally {
      this.asking -= 1;
    }
  }

  close(): void {
    removeEventListener('online', this.#hurry);
    removeEventListener('offline', this.#lose);
    document.removeEventListener('visibilitychange', this.#hurry);
    this.#connection.close();
  }

  #react(seat: number, reaction: Reaction): void {
    const id = ++this.#reacted;
    this.reactions = [...this.reactions.filter((shown) => shown.seat !== seat), { id, seat, reaction }];
    setTimeout(() => (this.reactions = this.reactions.filter((shown) => shown.id !== id)), REACTION_SHOWN);
  }
}
