// The service worker: the page, the score pad, the rules and the tables in the page are there without a network. What is played at a
// server comes from there and is never kept here. `VERSION`, `FILES` and `LOGS` are filled in when the page is built.
//
// A newer page replaces an older one at once, with one exception: a game in the page whose log the newer program cannot read is played on by the
// program that began it. The whole older page stays until such games are over, and is what their address shows.

/** @type {string} */
const version = VERSION;
/** @type {string[]} */
const files = FILES;
/** Which logs the program writes, and the oldest that it reads: `src/pocket/version.json`. @type {{ writes: number, reads: number }} */
const logs = LOGS;
const PREFIX = 'vierblatt-';
const cacheName = PREFIX + version;
/** Says in a cache which logs its program writes. */
const WRITES = './log-version';
const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
/** The folder that the page lies in. */
const base = new URL('./', location.href).pathname;
/** Whether there are only files and no server: then every address that is not a file shows the page. */
const hasOnlyFiles = location.search === '?files';

worker.addEventListener('install', (event) => {
  const fill = caches.open(cacheName).then(async (cache) => {
    await cache.addAll(['./', ...files]);
    await cache.put(WRITES, new Response(String(logs.writes)));
  });
  event.waitUntil(fill.then(() => worker.skipWaiting()));
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(tidy().then(() => worker.clients.claim()));
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  const path = url.pathname.startsWith(base) ? url.pathname.slice(base.length) : 'api';
  if (request.method !== 'GET' || url.origin !== location.origin || /^api(\/|$)/.test(path)) return;
  if (request.mode === 'navigate') {
    event.respondWith(page(request, /^t\/(~[^/]+)$/.exec(path)?.[1]));
    event.waitUntil(tidy());
  }
  // Their names change with their content.
  else if (path.startsWith('assets/')) event.respondWith(anyKept(request).catch(() => keep(request)));
  else event.respondWith(fetch(request).catch(() => kept(request)));
});

worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const show = worker.clients.matchAll({ type: 'window' }).then((windows) => windows[0]?.focus());
  event.waitUntil(show);
});

/** The page for an address: the newest, or the one whose program plays this table on. @param {Request} request @param {string | undefined} table */
async function page(request, table) {
  const older = table && (await olderProgram(table));
  if (older) return kept('./', older);
  try {
    const response = await fetch(request);
    return hasOnlyFiles && !response.ok ? await kept('./') : response;
  } catch {
    return kept('./');
  }
}

/** What is kept, or an error. @param {Request | string} request */
async function kept(request, name = cacheName) {
  const found = await (await caches.open(name)).match(request, { ignoreVary: true });
  if (!found) throw new Error('not kept');
  return found;
}

/** What is kept for this page or for an older one. @param {Request} request */
async function anyKept(request) {
  const found = await caches.match(request, { ignoreVary: true });
  if (!found) throw new Error('not kept');
  return found;
}

/** Fetches and keeps. @param {Request} request */
async function keep(request) {
  const response = await fetch(request);
  if (response.ok) await (await caches.open(cacheName)).put(request, response.clone());
  return response;
}

/** Deletes older pages: all but the last one, which may still be open, and those whose games are not over. */
async function tidy() {
  const older = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== cacheName);
  if (older.length < 2) return;
  const needed = new Set((await unfinished()).map(({ writes }) => writes));
  const last = older.at(-1);
  for (const name of older) if (name !== last && !needed.has(await writesOf(name))) await caches.delete(name);
}

/** Which logs the program of a page writes. @param {string} name */
async function writesOf(name) {
  const found = await (await caches.open(name)).match(WRITES);
  return found ? Number(await found.text()) : 1;
}

/** The page whose program plays a table on, where this one cannot. @param {string} table */
async function olderProgram(table) {
  const writes = (await unfinished()).find((one) => one.table === table)?.writes;
  if (writes === undefined) return null;
  for (const name of (await caches.keys()).reverse())
    if (name.startsWith(PREFIX) && (await writesOf(name)) === writes) return name;
  return null;
}

/**
 * The tables in the page whose game is not over and whose log this program cannot read: as `src/pocket/storage.ts` keeps them.
 * @returns {Promise<{ table: string, writes: number }[]>}
 */
function unfinished() {
  return new Promise((resolve) => {
    const request = indexedDB.open('vierblatt');
    // There is none, and looking for one must not make one.
    request.onupgradeneeded = () => request.transaction?.abort();
    request.onerror = () => resolve([]);
    request.onsuccess = () => {
      const database = request.result;
      const all = database.transaction('tables').objectStore('tables').getAll();
      all.onerror = () => resolve([]);
      all.onsuccess = () => {
        database.close();
        const tables = all.result.map(({ table, writes = 1, summary }) => ({ table, writes, summary }));
        resolve(
          tables.filter(
            ({ writes, summary }) =>
              summary.status !== 'over' && (writes < logs.reads || writes > logs.writes),
          ),
        );
      };
    };
  });
}
