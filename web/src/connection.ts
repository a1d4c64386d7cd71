// One table over one WebSocket, as docs/protocol.md says: numbered updates, a gap means to ask again for
// everything, a request keeps its id until it is answered, and a lost connection heals by itself.
import {
  VERSION,
  type Ask,
  type ChatLine,
  type GameView,
  type Heard,
  type Reaction,
  type TableView,
  type ToClient,
  type ToServer,
  type Why,
  type You,
} from './protocol';

/** How the connection is. `closed` is for good; its `why` says why. */
export type Link = 'connecting' | 'open' | 'lost' | 'closed';

/** What is known of the table. */
export interface Known {
  n: number;
  you: You;
  table: TableView;
  game: GameView | null;
  /** When `game` arrived, by `performance.now()`: clocks run from then. */
  at: number;
  /** All that was heard in this game, oldest first. */
  heard: Heard[];
  /** What was heard with the latest message. */
  fresh: Heard[];
  chat: ChatLine[];
}

/** What became of a request. */
export type Outcome = { done: true } | { done: false; why: Why };

/** Who wants to be told. */
export interface Listener {
  known(known: Known): void;
  link(link: Link, why: Why | null): void;
  reaction(seat: number, reaction: Reaction): void;
}

/** What of a WebSocket a connection uses; a table in this page has one of its own. */
export interface Socket {
  onopen: ((event: Event) => void) | (() => void) | null;
  onmessage: ((event: MessageEvent) => void) | ((event: { data: string }) => void) | null;
  onclose: ((event: CloseEvent) => void) | (() => void) | null;
  send(text: string): void;
  close(): void;
}

/** What a connection needs of the world around it; tests have a world of their own. */
export interface World {
  open(): Socket;
  now(): number;
  after(ms: number, run: () => void): () => void;
  random(): number;
}

const FIRST_WAIT = 300;
const LONGEST_WAIT = 10_000;
/** The server pings every 25 seconds; silence for longer than two of them means it is gone. */
const SILENCE = 60_000;
/** How often a request is made again that the server could not store. */
const STORE_TRIES = 4;

interface Pending {
  ask: Ask;
  tries: number;
  settle(outcome: Outcome): void;
}

export class Connection {
  #world: World;
  #listener: Listener;
  #socket: Socket | null = null;
  #known: Known | null = null;
  #link: Link = 'connecting';
  #pending = new Map<string, Pending>();
  #prefix: string;
  #asked = 0;
  #failures = 0;
  #since = 0;
  #stopWaiting = () => {};
  #stopWatching = () => {};

  constructor(world: World, listener: Listener) {
    this.#world = world;
    this.#listener = listener;
    this.#prefix = Math.floor(world.random() * 36 ** 8).toString(36);
    this.#connect();
  }

  /** Asks the table for something. Settles when it is answered, however often the connection is lost before. */
  ask(ask: Ask): Promise<Outcome> {
    const id = `${this.#prefix}-${++this.#asked}`;
    return new Promise((settle) => {
      this.#pending.set(id, { ask, tries: 0, settle });
      if (this.#link === 'open') this.#send({ type: 'ask', id, ask });
    });
  }

  /** The network is back, or the page is looked at again: no reason to wait any longer. */
  hurry(): void {
    if (this.#link !== 'lost') return;
    this.#stopWaiting();
    this.#connect();
  }

  /** The network is gone; the browser says so before the socket notices. */
  lose(): void {
    if (this.#link === 'open' || this.#link === 'connecting') this.#again(0);
  }

  close(): void {
    this.#drop();
    this.#stopWaiting();
    this.#link = 'closed';
  }

  #connect(): void {
    const socket = this.#world.open();
    this.#socket = socket;
    this.#watch();
    socket.onopen = () => {
      // From the beginning where nothing is known, so that the log is whole also after a reload.
      this.#since = this.#known?.n ?? 0;
      this.#send({ type: 'hello', version: VERSION, since: this.#since, changes: true });
    };
    socket.onmessage = (event: { data: unknown }) => {
      this.#watch();
      this.#take(JSON.parse(String(event.data)) as ToClient);
    };
    socket.onclose = () => this.#again();
  }

  #watch(): void {
    this.#stopWatching();
    this.#stopWatching = this.#world.after(SILENCE, () => this.#again(0));
  }

  /** Lets go of the socket without hearing of it again. */
  #drop(): void {
    this.#stopWatching();
    const socket = this.#socket;
    this.#socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  #again(wait?: number): void {
    if (this.#link === 'closed') return;
    this.#drop();
    this.#stopWaiting();
    const longest = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#failures);
    this.#failures += 1;
    this.#become('lost');
    // Spread out, so that a server that starts again is not asked by everyone at once.
    const ms = wait ?? longest * (0.5 + this.#world.random() / 2);
    this.#stopWaiting = this.#world.after(ms, () => this.#connect());
  }

  #send(message: ToServer): void {
    this.#socket?.send(JSON.stringify(message));
  }

  #become(link: Link, why: Why | null = null): void {
    if (this.#link === link && !why) return;
    this.#link = link;
    this.#listener.link(link, why);
  }

  #take(message: ToClient): void {
    switch (message.type) {
      case 'welcome':
        this.#failures = 0;
        this.#keep(welcomed(this.#known, message, this.#since, this.#world.now()));
        this.#become('open');
        for (const [id, { ask }] of this.#pending) this.#send({ type: 'ask', id, ask });
        break;
      case 'update': {
        const after = this.#known && updated(this.#known, message, this.#world.now());
        if (after === 'gap' || after === null) this.#again(0);
        else if (after !== 'old') this.#keep(after);
        break;
      }
      case 'done':
        this.#settle(message.id, { done: true });
        break;
      case 'refused':
        this.#refused(message.id, message.why);
        break;
      case 'chat':
        if (this.#known) this.#keep({ ...this.#known, chat: [...this.#known.chat, message.line], fresh: [] });
        break;
      case 'reaction':
        this.#listener.reaction(message.seat, message.reaction);
        break;
      case 'ping':
        this.#send({ type: 'pong', nonce: message.nonce });
        break;
      case 'bye':
        if (message.reconnect) this.#again();
        else {
          this.#drop();
          this.#become('closed', message.why);
        }
        break;
    }
  }

  #keep(known: Known): void {
    this.#known = known;
    // A table that moves to another node welcomes again on the same connection, and goes on from what was said on it.
    this.#since = known.n;
    this.#listener.known(known);
  }

  #refused(id: string, why: Why): void {
    const pending = this.#pending.get(id);
    if (pending && why.kind === 'storage' && pending.tries < STORE_TRIES) {
      pending.tries += 1;
      this.#world.after(FIRST_WAIT * 2 ** pending.tries, () => {
        if (this.#link === 'open' && this.#pending.has(id)) this.#send({ type: 'ask', id, ask: pending.ask });
      });
    } else this.#settle(id, { done: false, why });
  }

  #settle(id: string, outcome: Outcome): void {
    const pending = this.#pending.get(id);
    this.#pending.delete(id);
    pending?.settle(outcome);
  }
}

/** A welcome replaces everything but what was heard before, which it goes on from. */
export function welcomed(
  known: Known | null,
  welcome: Extract<ToClient, { type: 'welcome' }>,
  since: number,
  at: number,
): Known {
  const { n, you, table, game, missed, chat } = welcome;
  const goesOn = known && known.table.game_number === table.game_number;
  const before = goesOn ? known.heard.filter((heard) => heard.n <= Math.min(since, n)) : [];
  const heard = standing([...before, ...missed], game);
  return { n, you, table, game, at, chat, heard, fresh: known ? missed : [] };
}

/** What an update makes of what is known: something new, `old` for what is known already, or a `gap`. */
export function updated(
  known: Known,
  update: Extract<ToClient, { type: 'update' }>,
  at: number,
): Known | 'old' | 'gap' {
  if (update.after > known.n) return 'gap';
  // A part that is not taken in would be missing from then on.
  if (update.after < known.n) return update.n > known.n || update.game?.partial ? 'gap' : 'old';
  if (update.game?.partial && !known.game) return 'gap';
  const table = update.table ?? known.table;
  const game = update.game ? whole(known.game, update.game) : known.game;
  const heard = table.game_number === known.table.game_number ? known.heard : [];
  const before = standing(heard, game);
  return {
    n: update.n,
    you: update.you ?? known.you,
    table,
    game,
    at: update.game ? at : known.at,
    heard: update.heard.length || before !== known.heard ? [...before, ...update.heard] : before,
    fresh: update.heard,
    chat: renamed(known.chat, known.table, table),
  };
}

/** What was heard and still counts: what was taken back is as if it had never been. */
export function standing(heard: Heard[], game: GameView | null): Heard[] {
  const void_ = game?.taken_back ?? [];
  const counts = ({ n }: Heard) => !void_.some(([from, to]) => n > from && n <= to);
  return void_.length && !heard.every(counts) ? heard.filter(counts) : heard;
}

/** What was said by somebody who is called something else from now on, under the new name. */
export function renamed(chat: ChatLine[], before: TableView, after: TableView): ChatLine[] {
  const names = after.seats.map(({ occupant }, seat) => {
    const was = before.seats[seat]?.occupant;
    if (occupant.type !== 'person' || was?.type !== 'person' || !was.name || !occupant.name) return null;
    return was.name === occupant.name ? null : { was: was.name, is: occupant.name };
  });
  if (!names.some(Boolean)) return chat;
  return chat.map((line) => {
    const name = line.seat === null ? null : names[line.seat];
    return name && line.name === name.was ? { ...line, name: name.is } : line;
  });
}

/** The view that a part of it makes of the one before: of what all see and what only I see, what has changed. */
function whole(before: GameView | null, now: GameView): GameView {
  if (!now.partial || !before) return now;
  const { partial: _, ...view } = now;
  const together = (old: unknown, changed: unknown) => ({ ...(old as object), ...(changed as object) });
  return {
    ...view,
    public: together(before.public, now.public),
    private: together(before.private, now.private),
  };
}
