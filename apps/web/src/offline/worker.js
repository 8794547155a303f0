// The service worker, as text: the build fills in the version and the files (build/offline.ts).
const SHELF = `trollmoot-${__VERSION__}`;
const FILES = __FILES__;

/** A few at a time, because the reader may already be playing. */
async function fill(shelf) {
  for (let i = 0; i < FILES.length; i += 4) await shelf.addAll(FILES.slice(i, i + 4));
}

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(SHELF)
      .then(fill)
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  const isOld = (name) => name.startsWith('trollmoot-') && name !== SHELF;
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter(isOld).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

const kept = (what) => caches.match(what, { ignoreSearch: true, ignoreVary: true });

/** Someone waits for the reader. The server writes it in the reader's language. */
async function tell(told) {
  const { title, body, url, tag, waiting } = told;
  const options = { body, tag, renotify: true, icon: 'icon.svg', badge: 'icon.svg', data: { url } };
  await self.registration.showNotification(title, options);
  await self.navigator.setAppBadge?.(waiting).catch(() => {});
}

self.addEventListener('push', (event) => {
  if (event.data !== null) event.waitUntil(tell(event.data.json()));
});

/** To the table: in a tab that shows it already, or in a new one. */
async function go(url) {
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = tabs.find((tab) => url !== '/' && tab.url.includes(url.split('?')[0]));
  await (open === undefined ? self.clients.openWindow(new URL(url, self.registration.scope)) : open.focus());
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(go(event.notification.data.url));
});

// The browser has changed its subscription on its own.
self.addEventListener('pushsubscriptionchange', (event) => {
  const { options } = event.oldSubscription ?? event.newSubscription ?? {};
  if (options === undefined) return;
  const headers = { 'content-type': 'application/json' };
  event.waitUntil(
    self.registration.pushManager
      .subscribe(options)
      .then((made) => fetch('/api/alerts/push', { method: 'POST', headers, body: JSON.stringify(made) })),
  );
});

// Built files never change under their name, so the cache answers. The page itself comes from the network if it can.
self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== 'GET' || url.origin !== self.location.origin || url.pathname.includes('/api/')) return;
  if (event.request.mode === 'navigate') {
    event.respondWith(fetch(event.request).catch(() => kept('./')));
    return;
  }
  event.respondWith(kept(event.request).then((answer) => answer ?? fetch(event.request)));
});
