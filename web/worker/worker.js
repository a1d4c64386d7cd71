// The service worker: the page, the score pad, the rules and the tables in the page are there without a network. What is played at a
// server comes from there and is never kept here. `VERSION` and `FILES` are filled in when the page is built.

/** @type {string} */
const version = VERSION;
/** @type {string[]} */
const files = FILES;
const cacheName = `vierblatt-${version}`;
const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));

worker.addEventListener('install', (event) => {
  const fill = caches.open(cacheName).then((cache) => cache.addAll(['/', ...files]));
  event.waitUntil(fill.then(() => worker.skipWaiting()));
});

worker.addEventListener('activate', (event) => {
  const clean = caches.keys().then((names) => {
    const old = names.filter((name) => name.startsWith('vierblatt-') && name !== cacheName);
    return Promise.all(old.map((name) => caches.delete(name)));
  });
  event.waitUntil(clean.then(() => worker.clients.claim()));
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin || url.pathname.startsWith('/api')) return;
  if (request.mode === 'navigate') event.respondWith(fetch(request).catch(() => kept('/')));
  // Their names change with their content.
  else if (url.pathname.startsWith('/assets/')) event.respondWith(kept(request).catch(() => keep(request)));
  else event.respondWith(fetch(request).catch(() => kept(request)));
});

worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const show = worker.clients.matchAll({ type: 'window' }).then((windows) => windows[0]?.focus());
  event.waitUntil(show);
});

/** What is kept, or an error. @param {Request | string} request */
async function kept(request) {
  const found = await (await caches.open(cacheName)).match(request, { ignoreVary: true });
  if (!found) throw new Error('not kept');
  return found;
}

/** Fetches and keeps. @param {Request} request */
async function keep(request) {
  const response = await fetch(request);
  if (response.ok) await (await caches.open(cacheName)).put(request, response.clone());
  return response;
}
