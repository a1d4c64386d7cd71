// The connection in a world of its own: a server that says what a test wants, and time that stands still.
import { beforeEach, describe, expect, it } from 'vitest';
import { Connection, type Known, type Link, type Outcome } from '../src/connection';
import type { GameView, TableView, ToClient, ToServer, Why } from '../src/protocol';

class Socket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  sent: ToServer[] = [];
  isClosed = false;
  send(text: string): void {
    this.sent.push(JSON.parse(text) as ToServer);
  }
  close(): void {
    this.isClosed = true;
  }
  says(message: ToClient): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const table = (game_number = 1) => ({ code: 'ABC234', game_number, seats: [] }) as unknown as TableView;
const game = (round: number) =>
  ({ public: { round }, turn: [], legal: [], totals: [] }) as unknown as GameView;
const heard = (n: number) => ({ n, event: {}, text: { id: `event-${n}`, args: {} } });
const welcome = (n: number, missed: number[] = [], number = 1): ToClient => ({
  type: 'welcome',
  version: 1,
  n,
  you: { seat: 0, host: true },
  table: table(number),
  game: game(n),
  missed: missed.map(heard),
  chat: [],
});
const update = (after: number, n: number): ToClient => ({
  type: 'update',
  after,
  n,
  heard: [heard(n)],
  game: game(n),
});
const part = (after: number, n: number, changed: object, mine: object): ToClient => ({
  ...(update(after, n) as Extract<ToClient, { type: 'update' }>),
  game: { ...game(n), partial: true, public: changed, private: mine },
});
const late: Why = { text: { id: 'table-late', args: {} }, kind: 'late' };

let sockets: Socket[];
let timers: { at: number; run: () => void; isOff: boolean }[];
let now: number;
let known: Known | null;
let links: Link[];
let connection: Connection;

function pass(ms: number): void {
  now += ms;
  for (const timer of timers.filter((one) => !one.isOff && one.at <= now)) {
    timer.isOff = true;
    timer.run();
  }
}
const socket = () => sockets.at(-1) as Socket;

beforeEach(() => {
  [sockets, timers, now, known, links] = [[], [], 0, null, []];
  connection = new Connection(
    {
      open: () => {
        sockets.push(new Socket());
        return socket() as unknown as WebSocket;
      },
      now: () => now,
      after: (ms, run) => {
        const timer = { at: now + ms, run, isOff: false };
        timers.push(timer);
        return () => void (timer.isOff = true);
      },
      random: () => 0.5,
    },
    { known: (what) => (known = what), link: (link) => links.push(link), reaction: () => {} },
  );
  socket().onopen?.();
});

describe('numbers', () => {
  it('asks from the beginning when it is new, so that the log is whole', () => {
    expect(socket().sent).toEqual([{ type: 'hello', version: 1, since: 0, changes: true }]);
    socket().says(welcome(2, [1, 2]));
    expect(known?.heard.map((one) => one.n)).toEqual([1, 2]);
    expect(known?.fresh).toEqual([]);
    expect(links).toEqual(['open']);
  });

  it('takes in what follows, and knows what it knows', () => {
    socket().says(welcome(2, [1, 2]));
    socket().says(update(2, 3));
    socket().says(update(2, 3));
    expect(known?.n).toBe(3);
    expect(known?.heard.map((one) => one.n)).toEqual([1, 2, 3]);
    expect(known?.fresh.map((one) => one.n)).toEqual([3]);
    expect(sockets.length).toBe(1);
  });

  it('says hello again at a gap, and goes on from where it was', () => {
    socket().says(welcome(2, [1, 2]));
    socket().says(update(4, 5));
    pass(0);
    expect(sockets.length).toBe(2);
    socket().onopen?.();
    expect(socket().sent).toEqual([{ type: 'hello', version: 1, since: 2, changes: true }]);
    socket().says(welcome(5, [3, 4, 5]));
    expect(known?.heard.map((one) => one.n)).toEqual([1, 2, 3, 4, 5]);
    expect(known?.fresh.map((one) => one.n)).toEqual([3, 4, 5]);
  });

  it('goes on from where it was when it is welcomed again on the same connection', () => {
    socket().says(welcome(2, [1, 2]));
    socket().says(update(2, 3));
    socket().says(welcome(5, [4, 5]));
    expect(known?.heard.map((one) => one.n)).toEqual([1, 2, 3, 4, 5]);
    expect(known?.fresh.map((one) => one.n)).toEqual([4, 5]);
    expect(sockets.length).toBe(1);
  });

  it('puts a view together from what has changed, and says hello again if it has nothing to put it to', () => {
    socket().says(welcome(2));
    const whole = { ...game(3), public: { round: 3, pile: ['35'] }, private: { hand: ['10'], barred: null } };
    socket().says({ type: 'update', after: 2, n: 3, heard: [], game: whole });
    socket().says(part(3, 4, { pile: [] }, {}));
    socket().says(part(4, 5, {}, { barred: '10' }));
    const expected = { public: { round: 3, pile: [] }, private: { hand: ['10'], barred: '10' } };
    expect(known?.game).toEqual({ ...game(5), ...expected });
    socket().says(part(3, 4, { pile: ['35'] }, {}));
    pass(0);
    expect(sockets.length).toBe(2);
  });

  it('forgets the log of the game before', () => {
    socket().says(welcome(2, [1, 2]));
    socket().says({ type: 'update', after: 2, n: 3, heard: [heard(3)], table: table(2), game: game(3) });
    expect(known?.heard.map((one) => one.n)).toEqual([3]);
  });

  it('believes a welcome that knows less', () => {
    socket().says(welcome(4, [1, 2, 3, 4]));
    socket().onclose?.();
    pass(1000);
    socket().onopen?.();
    socket().says(welcome(3));
    expect(known?.n).toBe(3);
    expect(known?.heard.map((one) => one.n)).toEqual([1, 2, 3]);
  });
});

describe('requests', () => {
  it('are asked again by the same name until they are answered', async () => {
    socket().says(welcome(1));
    const outcome = connection.ask({ do: 'act', n: 1, action: '35' });
    const first = socket().sent.at(-1);
    socket().onclose?.();
    expect(links.at(-1)).toBe('lost');
    pass(1000);
    socket().onopen?.();
    socket().says(welcome(1));
    expect(socket().sent.at(-1)).toEqual(first);
    socket().says({ type: 'done', id: (first as { id: string }).id, n: 2 });
    expect(await outcome).toEqual({ done: true });
    socket().onclose?.();
    pass(1000);
    socket().onopen?.();
    socket().says(welcome(2));
    expect(socket().sent.length).toBe(1);
  });

  it('wait for the connection', () => {
    void connection.ask({ do: 'start' });
    expect(socket().sent.length).toBe(1);
    socket().says(welcome(1));
    expect(socket().sent.length).toBe(2);
  });

  it('are refused with the reason', async () => {
    socket().says(welcome(1));
    const outcome = connection.ask({ do: 'start' });
    const { id } = socket().sent.at(-1) as { id: string };
    socket().says({ type: 'refused', id, why: late });
    expect(await outcome).toEqual({ done: false, why: late } satisfies Outcome);
  });

  it('are made again when they could not be stored, and not for ever', async () => {
    socket().says(welcome(1));
    const outcome = connection.ask({ do: 'start' });
    const { id } = socket().sent.at(-1) as { id: string };
    const why: Why = { ...late, kind: 'storage' };
    for (let tries = 0; tries < 4; tries += 1) {
      socket().says({ type: 'refused', id, why });
      pass(10_000);
      expect(socket().sent.length).toBe(3 + tries);
    }
    socket().says({ type: 'refused', id, why });
    expect((await outcome).done).toBe(false);
  });
});

describe('a lost connection', () => {
  it('is tried again, each time a little later', () => {
    const waits = [];
    for (let tries = 0; tries < 8; tries += 1) {
      const before = timers.length;
      socket().onclose?.();
      const timer = timers.slice(before).find((one) => !one.isOff);
      waits.push((timer?.at ?? 0) - now);
      pass(waits.at(-1) ?? 0);
    }
    expect(waits).toEqual([225, 450, 900, 1800, 3600, 7200, 7500, 7500]);
  });

  it('does not wait when the network is back', () => {
    socket().says(welcome(1));
    connection.lose();
    expect(links.at(-1)).toBe('lost');
    const { length } = sockets;
    connection.hurry();
    expect(sockets.length).toBe(length + 1);
  });

  it('is noticed when nothing is heard any more', () => {
    socket().says(welcome(1));
    pass(60_000);
    expect(links.at(-1)).toBe('lost');
  });

  it('answers pings at once', () => {
    socket().says({ type: 'ping', nonce: 7 });
    expect(socket().sent.at(-1)).toEqual({ type: 'pong', nonce: 7 });
  });

  it('comes back after a goodbye, if it may', () => {
    socket().says({ type: 'bye', why: late, reconnect: true });
    pass(1000);
    expect(sockets.length).toBe(2);
    socket().says({ type: 'bye', why: late, reconnect: false });
    expect(links.at(-1)).toBe('closed');
    pass(100_000);
    expect(sockets.length).toBe(2);
  });
});
