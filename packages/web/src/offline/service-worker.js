// Keeps all files of one build and hands them out when there is no network. What a server says is never kept.
// A server may wake it when something waits for a player and no page is open.
const files = '__FILES__';
const CACHE = 'fray-__VERSION__';
// What a call says was left here by the page, in its reader's language.
const WORDS = 'fray-words';

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => Promise.all(files.map((file) => keep(cache, file))))
      .then(() => self.skipWaiting()),
  );
});

/** A file whose name tells its content is taken from an older build where that had it, too: a new version fetches what changed. */
async function keep(cache, file) {
  const same = file.startsWith('./assets/') ? await caches.match(file) : undefined;
  if (same === undefined) await cache.add(file);
  else await cache.put(file, same);
}

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(
          names.filter((name) => name !== CACHE && name !== WORDS).map((name) => caches.delete(name)),
        ),
      )
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

self.addEventListener('push', (event) => event.waitUntil(call(event.data?.json() ?? {})));

async function call({ game, table }) {
  const kept = await (await caches.open(WORDS)).match('words.json');
  const { titles = {}, waits = '' } = kept === undefined ? {} : await kept.json();
  await self.registration.showNotification(titles[game] ?? 'Fray', { body: waits, tag: table, data: table });
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(show(`${self.registration.scope}#/online/${event.notification.data}`));
});

async function show(address) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = pages.find(({ url }) => url === address) ?? pages[0];
  if (there === undefined) return self.clients.openWindow(address);
  await there.focus();
  if (there.url === address) return undefined;
  return there.navigate(address).catch(() => self.clients.openWindow(address));
}
