// The worker of one tab. Of all tabs' workers one owns the tables (a Web Lock says which); the others speak to it over a channel. When the owner's
// tab is closed the next one gets the lock and goes on from the log. Should an owner sleep while holding the lock, somebody who waits for it takes
// the lock away; whatever the sleeper still writes is refused by its number.
import type { FromPage, ToPage } from './messages';
import { Owner } from './owner';

type OnChannel =
  | { type: 'who' }
  | { type: 'owner' }
  | { type: 'ask'; tab: string; message: FromPage }
  | { type: 'tell'; tab: string; message: ToPage };

/** Programs that write other logs have tables of their own. */
const LOCK = `vierblatt-pocket-${__LOGS__.writes}`;
const tabLock = (tab: string) => `vierblatt-tab-${tab}`;
/** How long an owner may be silent while somebody waits for it. No bot thinks for so long. */
const SILENCE = 6000;
/** Connections take a server for gone that says nothing for a minute. */
const PING_EVERY = 25_000;

const page = self as unknown as {
  postMessage(message: ToPage): void;
  onmessage: ((event: MessageEvent<FromPage>) => void) | null;
};
const tab = [...crypto.getRandomValues(new Uint32Array(3))].map((n) => n.toString(36)).join('');
const channel = new BroadcastChannel(LOCK);
const locks: LockManager | undefined = navigator.locks;

let owner: Owner | null = null;
let isStarting = false;
/** Whether somebody owns the tables, as far as is known here. */
let isOwned = false;
/** What the page has open, and what it waits for. */
const ports = new Map<number, FromPage>();
const calls = new Map<number, FromPage>();
let silent: ReturnType<typeof setTimeout> | undefined;
/** The tabs that the owner knows of. */
const tabs = new Set<string>([tab]);

page.onmessage = ({ data }) => {
  // Answers to this worker's own pings.
  if (data.type === 'hear' && data.text.includes('"type":"pong"')) return;
  if (data.type === 'call') calls.set(data.call, data);
  if (data.type === 'connect') ports.set(data.port, data);
  if (data.type === 'disconnect') ports.delete(data.port);
  send(data);
};

channel.onmessage = ({ data }: MessageEvent<OnChannel>) => {
  if (data.type === 'who' && owner) channel.postMessage({ type: 'owner' });
  else if (data.type === 'owner' && !owner) newOwner();
  else if (data.type === 'ask' && owner) {
    know(data.tab);
    owner.take(data.tab, data.message);
  } else if (data.type === 'tell' && data.tab === tab && !owner) tell(data.message);
};

setInterval(() => {
  for (const port of ports.keys()) page.postMessage({ type: 'say', port, text: '{"type":"ping","nonce":0}' });
}, PING_EVERY);

if (locks) {
  // Held as long as this tab lives: so the owner learns when it is gone.
  void locks.request(tabLock(tab), () => new Promise(() => {}));
  waitForLock();
  channel.postMessage({ type: 'who' });
} else void own({ isLost: false });

function waitForLock(steal = false): void {
  const turn = { isLost: false };
  const held = locks?.request(LOCK, steal ? { steal } : {}, () =>
    own(turn).then(() => new Promise(() => {})),
  );
  held?.catch(() => {
    // Somebody has taken the lock away: this worker slept.
    turn.isLost = true;
    owner?.stop();
    owner = null;
    isOwned = false;
    waitForLock();
    channel.postMessage({ type: 'who' });
  });
}

/** From now on the tables are this worker's. */
async function own(turn: { isLost: boolean }): Promise<void> {
  isStarting = true;
  try {
    const started = await Owner.start(deliver, () => page.postMessage({ type: 'broken' }));
    if (turn.isLost) return started.stop();
    owner = started;
  } catch {
    return page.postMessage({ type: 'broken' });
  } finally {
    isStarting = false;
  }
  channel.postMessage({ type: 'owner' });
  newOwner();
}

/** The owner says something to a tab. */
function deliver(to: string, message: ToPage): void {
  if (to === tab) tell(message);
  else channel.postMessage({ type: 'tell', tab: to, message });
}

/** Something for the page. */
function tell(message: ToPage): void {
  listen();
  if (message.type === 'answer') calls.delete(message.call);
  if (message.type === 'close') ports.delete(message.port);
  page.postMessage(message);
}

/** Everything begins again with another owner: connections are made anew by the page, questions are asked again. */
function newOwner(): void {
  isOwned = true;
  listen();
  const [lost, unsaid] = [[...ports.values()], heldBack.splice(0)];
  const isNew = (one: FromPage) => unsaid.includes(one);
  for (const one of lost)
    if (one.type === 'connect' && !isNew(one)) {
      ports.delete(one.port);
      page.postMessage({ type: 'close', port: one.port });
    }
  for (const one of calls.values()) if (!isNew(one)) send(one);
  for (const one of unsaid) send(one);
}

/** What the page said before there was anybody to hear it. */
const heldBack: FromPage[] = [];

function send(message: FromPage): void {
  if (owner) return owner.take(tab, message);
  if (!isOwned) heldBack.push(message);
  else channel.postMessage({ type: 'ask', tab, message });
  if (message.type === 'disconnect') return;
  silent ??= setTimeout(() => {
    silent = undefined;
    if (locks && !owner && !isStarting) waitForLock(true);
  }, SILENCE);
}

/** Somebody has been heard. */
function listen(): void {
  clearTimeout(silent);
  silent = undefined;
}

/** The owner learns of a tab, and later that it is gone. */
function know(other: string): void {
  if (tabs.has(other)) return;
  tabs.add(other);
  void locks?.request(tabLock(other), () => {
    tabs.delete(other);
    owner?.leave(other);
  });
}
