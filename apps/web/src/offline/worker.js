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
