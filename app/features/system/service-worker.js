/** Caches the offline page and its files for one build and language; no personal response. */
const CACHE = `site${self.location.search}`;
const OFFLINE_PAGE = '/offline';
const ASSETS = /\/assets\/[\w.-]+/g;

self.addEventListener('install', (event) => event.waitUntil(keepOfflinePage()));
self.addEventListener('activate', (event) => event.waitUntil(takeOver()));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.mode === 'navigate') event.respondWith(loadPage(event));
  else if (origin === self.location.origin && pathname.startsWith('/assets/')) event.respondWith(loadAsset(request));
});
self.addEventListener('push', (event) => event.waitUntil(show(event.data.json())));
self.addEventListener('notificationclick', (event) => event.waitUntil(openPage(event.notification)));

async function keepOfflinePage() {
  const cache = await caches.open(CACHE);
  const answer = await fetch(OFFLINE_PAGE, { cache: 'reload' });
  if (!answer.ok) throw new Error(`The page for no connection answered ${answer.status}`);
  const page = await answer.clone().text();
  await cache.addAll([...new Set(page.match(ASSETS))]);
  await cache.put(OFFLINE_PAGE, answer);
  await self.skipWaiting();
}

async function takeOver() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)));
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

async function loadPage({ request, preloadResponse }) {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch {
    return (await caches.match(OFFLINE_PAGE, { ignoreVary: true })) ?? Response.error();
  }
}

/** Names with a hash never change. */
async function loadAsset(request) {
  const kept = await caches.match(request, { ignoreVary: true });
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) {
    const cache = await caches.open(CACHE);
    await cache.put(request, answer.clone());
  }
  return answer;
}

/** The gateway's message (addPushSubscription). */
function show({ title, text, path, tag }) {
  const icon = new URLSearchParams(self.location.search).get('icon') ?? undefined;
  return self.registration.showNotification(title, { body: text, icon, tag, data: { path } });
}

/** In a tab of the site, if one is open. */
async function openPage(notification) {
  notification.close();
  const page = new URL(notification.data.path, self.location.origin);
  if (page.origin !== self.location.origin) return;
  const [tab] = await self.clients.matchAll({ type: 'window' });
  // A browser may refuse the focus.
  await tab?.focus().catch(() => {});
  await (tab ? tab.navigate(page.href) : self.clients.openWindow(page.href));
}
