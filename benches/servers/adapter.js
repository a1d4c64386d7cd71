'use strict';
// Lets a load generator for card servers drive Vierblatt: how it is started, and one class, a player with one
// WebSocket. The generator knows tables where seats take turns, one move each; at ours a player may move
// twice in a row. So the generator's seats take turns at choosing, and whoever is really to move sends the
// choice over their own connection. A choice is with the generator's next seat once *all* players of the
// table have the update: what is timed is the slowest of them.
const path = require('node:path');
const WebSocket = require('ws');

const GAME = process.env.VIERBLATT_GAME ?? 'koenigs-romme';
// Nothing happens by itself: no clock, no pause between rounds, nobody is played for.
const SETTINGS = { clock: { type: 'none' }, pause: 0, listed: false, takeback: false, substitute: false };

// The generator chooses by the rules of its own game; ours come with the moves that are legal.
const rules = require(path.join(path.dirname(require.main.filename), 'rules'));
rules.choose = (view, rng) => view.legal[Math.floor(rng() * view.legal.length)];

// With VIERBLATT_WHOLE=1 every update has the whole view: for programs from before `changes` (docs/protocol.md).
const WHOLE = Boolean(process.env.VIERBLATT_WHOLE);
const together = (old, now) => ({
  ...now,
  public: { ...old.public, ...now.public },
  private: { ...old.private, ...now.private },
});

/** A table as all its players together know it; they share this object. */
class Table {
  constructor(code, secrets) {
    Object.assign(this, { code, secrets, players: [], told: 0, chooses: 0 });
  }

  /** A player was told something: pass it on, and let the next seat choose once everybody knows. */
  heard(player) {
    const { n } = player;
    const all = this.players;
    if (all.length < this.secrets.length || all.some((p) => p.n !== n || !p.game)) {
      return player.onUpdate(this.view(n, -1));
    }
    const mover = all.find((p) => p.game.turn.includes(p.you) && p.game.legal.length > 0);
    if (!mover) {
      if (player.over) player.playAgain();
      return player.onUpdate(this.view(n, -1));
    }
    if (n > this.told) {
      this.told = n;
      this.chooses = (this.chooses + 1) % all.length;
    }
    this.mover = mover;
    const view = this.view(n, this.chooses, mover.game.legal);
    for (const p of all) p.onUpdate(view);
  }

  view(n, turn, legal = []) {
    return { moveNo: n, turn, hand: [], top: 0, deckCount: 0, legal };
  }
}

class Player {
  n = 0;
  asked = 0;

  /** Somebody new. The connection itself belongs to a table: it is opened when they join one. */
  static async connect(url) {
    const player = new Player();
    player.url = url;
    const answer = await player.post('/api/me', { name: 'Player' });
    player.secret = /=([^;]*)/.exec(answer.headers.get('set-cookie'))[1];
    return player;
  }

  async post(where, body) {
    const headers = { 'content-type': 'application/json' };
    if (this.secret) headers.authorization = `Bearer ${this.secret}`;
    const answer = await fetch(this.url + where, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${where}: ${answer.status} ${await answer.text()}`);
    return answer;
  }

  async createTable(seats) {
    const answer = await this.post('/api/tables', { game: GAME, seats, settings: SETTINGS });
    return new Table((await answer.json()).code, Array(seats).fill(null));
  }

  /** The host has seat 0 already. Whoever comes last has the host start. */
  async join(table, seat) {
    this.table = table;
    if (seat > 0) await this.post(`/api/tables/${table.code}/join`, { seat });
    await this.open();
    table.players[seat] = this;
    table.secrets[seat] = this.secret;
    if (table.players.filter(Boolean).length < table.secrets.length) return;
    table.players[0].ask({ do: 'start' });
    await Promise.all(table.players.map((p) => new Promise((resolve) => { p.started = resolve; p.game && resolve(); })));
  }

  open() {
    return new Promise((resolve, reject) => {
      const url = `${this.url.replace('http', 'ws')}/api/tables/${this.table.code}/socket`;
      const headers = { authorization: `Bearer ${this.secret}` };
      const ws = (this.ws = new WebSocket(url, { perMessageDeflate: false, headers }));
      ws.on('open', () => this.send({ type: 'hello', version: 1, since: this.n || null, ...(WHOLE ? {} : { changes: true }) }));
      ws.on('error', reject);
      ws.on('message', (raw) => { this.receive(JSON.parse(raw)); resolve(); });
      ws.on('close', () => this.lost());
    });
  }

  send(message) {
    this.ws.send(JSON.stringify(message));
  }

  ask(ask) {
    this.asked += 1;
    this.send({ type: 'ask', id: `${this.asked}`, ask });
  }

  /** The generator's seat chose; whoever is to move does it. */
  play(action) {
    const { mover } = this.table;
    mover.ask({ do: 'act', n: mover.n, action });
  }

  playAgain() {
    if (this.wanted === this.n) return;
    this.wanted = this.n;
    this.ask({ do: 'rematch' });
  }

  receive(m) {
    if (m.type === 'welcome' || m.type === 'update') {
      if (m.type === 'update' && m.after > this.n) return this.ws.terminate(); // missed some: come again
      this.n = m.n;
      if (m.you) this.you = m.you.seat;
      if (m.table) this.over = m.table.status === 'over';
      if (m.game) {
        this.game = m.game.partial ? together(this.game, m.game) : m.game;
        this.started?.();
      }
      this.table.heard(this);
    } else if (m.type === 'ping') this.send({ type: 'pong', nonce: m.nonce });
    else if (m.type === 'refused') this.onEvent('rejected', m.why.text.id);
    else if (m.type === 'bye' && !m.reconnect) this.onEvent('gone', m.why.text.id);
  }

  /** Comes again, as any client does, and says what it knows. */
  lost() {
    if (this.closed) return;
    this.game = undefined; // nobody chooses before everybody is back
    this.onEvent('down');
    let tries = 0;
    const retry = () => {
      if (this.closed || ++tries > 100) return;
      this.open().then(() => this.onEvent('up'), () => {});
    };
    setTimeout(retry, 200);
  }

  /** Everybody's hand is in their own `private`; what all see has only how many cards there are. */
  leaks() {
    const { hands = [], draw, shown } = this.game?.public ?? {};
    return hands.some(Array.isArray) || Array.isArray(draw) || Boolean(shown && !this.over);
  }

  close() {
    this.closed = true;
    this.ws?.terminate();
  }

  onUpdate() {} // (view)            set by the generator
  onEvent() {} // (kind, detail)     'up' | 'down' | 'gone' | 'rejected' | 'error'
}

module.exports = {
  Player,
  url: (port) => `http://127.0.0.1:${port}`,
  server: (here, { port, dir }) => ({
    cmd: process.env.VIERBLATT ?? path.join(__dirname, '../../target/release/vierblatt'),
    args: ['serve', '--address', '127.0.0.1', '--port', String(port), '--data', dir, '--no-limits'],
    env: { RUST_LOG: 'warn' },
  }),
};
