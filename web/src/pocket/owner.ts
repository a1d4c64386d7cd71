// The tables of all tabs, in the one worker that owns them: a clock, randomness and storage for crates/pocket, which decides everything.
import { Pocket, load } from 'virtual:pocket';
import { OLDER, type FromPage, type Outcome, type ToPage, type Wanted } from './messages';
import { openStorage, type Storage, type StoredTable } from './storage';

/** No timer of a browser can be longer. */
const LONGEST_TIMER = 2 ** 31 - 1;

type Tell = (tab: string, message: ToPage) => void;

export class Owner {
  #pocket: InstanceType<NonNullable<typeof Pocket>>;
  #storage: Storage;
  #tell: Tell;
  #broken: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #thinking = new MessageChannel();
  #isThinking = false;
  #isStopped = false;
  /** Whose connections and calls they are, by the number they have here. */
  #ports = new Map<number, { tab: string; port: number }>();
  #calls = new Map<number, { tab: string; call: number }>();
  #next = 0;

  static async start(tell: Tell, broken: () => void): Promise<Owner> {
    if (!Pocket || !load) throw new Error('this page has no pocket');
    const made: { owner?: Owner } = {};
    const [storage] = await Promise.all([openStorage(() => made.owner?.say()), load()]);
    const kept = JSON.stringify(await storage.all());
    const seed = crypto.getRandomValues(new Uint8Array(32));
    const pocket = Pocket.start(seed, kept, Date.now());
    if (!pocket) throw new Error('what is kept cannot be read');
    made.owner = new Owner(pocket, storage, tell, broken);
    return made.owner;
  }

  private constructor(
    pocket: InstanceType<NonNullable<typeof Pocket>>,
    storage: Storage,
    tell: Tell,
    broken: () => void,
  ) {
    this.#pocket = pocket;
    this.#storage = storage;
    this.#tell = tell;
    this.#broken = broken;
    this.#thinking.port1.onmessage = () => {
      this.#isThinking = false;
      this.#do(() => this.#pocket.think(Date.now(), true));
    };
  }

  /** Says to all who are connected, or to one tab, whether anything is kept. */
  say(tab?: string): void {
    const tabs = tab ? [tab] : new Set([...this.#ports.values()].map((one) => one.tab));
    for (const one of tabs) this.#tell(one, { type: 'kept', kept: this.#storage.kept });
  }

  /** Something that a tab says. */
  take(tab: string, message: FromPage): void {
    if (message.type === 'call' && message.path === OLDER) return this.#listOlder(tab, message.call);
    if (message.type === 'call') {
      const call = ++this.#next;
      this.#calls.set(call, { tab, call: message.call });
      return this.#take({ ...message, call });
    }
    if (message.type === 'connect') {
      const port = ++this.#next;
      this.#ports.set(port, { tab, port: message.port });
      this.say(tab);
      return this.#take({ ...message, port });
    }
    const port = this.#portOf(tab, message.port);
    if (port === undefined) return;
    if (message.type === 'disconnect') this.#ports.delete(port);
    this.#take({ ...message, port });
  }

  /** A tab is gone, with all its connections. */
  leave(tab: string): void {
    for (const [port, one] of this.#ports)
      if (one.tab === tab) {
        this.#ports.delete(port);
        this.#take({ type: 'disconnect', port });
      }
  }

  /** Does nothing more: somebody else owns the tables now. */
  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#timer);
  }

  /** Lists tables that another program plays on, as the tables themselves are listed. */
  #listOlder(tab: string, call: number): void {
    const answer = (tables: StoredTable[]) => {
      const listed = tables.map(({ table, summary }) => ({ code: table, ...summary }));
      this.#tell(tab, { type: 'answer', call, status: 200, body: { tables: listed } });
    };
    void this.#storage.older().then(answer, () => answer([]));
  }

  #portOf(tab: string, port: number): number | undefined {
    for (const [n, one] of this.#ports) if (one.tab === tab && one.port === port) return n;
    return undefined;
  }

  #take({ type, ...what }: { type: string } & Record<string, unknown>): void {
    this.#do(() => this.#pocket.take(JSON.stringify({ [type]: what }), Date.now()));
  }

  /** Has the tables do something, and carries out what they want. */
  #do(run: () => string): void {
    if (this.#isStopped) return;
    let wanted: (ToPage | Wanted)[];
    try {
      wanted = JSON.parse(run()) as (ToPage | Wanted)[];
    } catch {
      // Nothing that comes from outside leads here. Whatever did: the log has all that was told, and another worker goes on from there.
      this.stop();
      return this.#broken();
    }
    for (const one of wanted) this.#carryOut(one);
    this.#wait();
  }

  #carryOut(wanted: ToPage | Wanted): void {
    switch (wanted.type) {
      case 'say':
      case 'close': {
        const to = this.#ports.get(wanted.port);
        if (wanted.type === 'close') this.#ports.delete(wanted.port);
        if (to) this.#tell(to.tab, { ...wanted, port: to.port });
        break;
      }
      case 'answer': {
        const to = this.#calls.get(wanted.call);
        this.#calls.delete(wanted.call);
        if (to) this.#tell(to.tab, { ...wanted, call: to.call });
        break;
      }
      case 'append': {
        const { ticket } = wanted;
        const stored = (outcome: Outcome) => this.#take({ type: 'stored', ticket, outcome });
        void this.#storage.append(wanted).then(stored, () => stored('failed'));
        break;
      }
      case 'load':
      case 'game': {
        const { ticket, table } = wanted;
        const reading =
          wanted.type === 'load' ? this.#storage.load(table) : this.#storage.game(table, wanted.number);
        void reading.then(
          (found) => this.#take({ type: 'read', ticket, found }),
          () => this.#take({ type: 'read', ticket, found: null, failed: true }),
        );
        break;
      }
      case 'delete':
        void this.#storage.remove(wanted.table).catch(() => {});
        break;
      case 'person':
        void this.#storage.person({ id: wanted.id, name: wanted.name }).catch(() => {});
        break;
    }
  }

  /** Thinks next, after whatever has arrived, or sleeps until the tables want to be woken. */
  #wait(): void {
    if (this.#pocket.has_to_think() && !this.#isThinking) {
      this.#isThinking = true;
      this.#thinking.port2.postMessage(null);
    }
    clearTimeout(this.#timer);
    const at = this.#pocket.wakes_at();
    if (at === undefined) return;
    const wait = Math.min(Math.max(0, at - Date.now()), LONGEST_TIMER);
    this.#timer = setTimeout(() => this.#take({ type: 'tick' }), wait);
  }
}
