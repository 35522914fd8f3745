// Keeps all files of one build and hands them out when there is no network. What a server says is never kept.
const files = '__FILES__';
const CACHE = 'fray-__VERSION__';

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll(files))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { pathname, origin } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin || pathname.includes('/api/')) return;
  // The front page comes fresh when it can, so that a new build is seen at once; hashed files never change.
  const isPage = request.mode === 'navigate';
  const kept = () => caches.match(isPage ? './' : request, { ignoreSearch: isPage });
  event.respondWith(
    isPage
      ? fetch(request).catch(async () => (await kept()) ?? Response.error())
      : kept().then((found) => found ?? fetch(request)),
  );
});
