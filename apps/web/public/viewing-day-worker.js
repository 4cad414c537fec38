// Keeps the planned viewing day, its receipts and the saved vehicles readable without signal. Registered for the addresses
// of these pages: no other page of the site goes through it. With a connection the site always answers; a copy is shown
// only when it does not.

const pages = ['/viewing-day', '/saved-vehicles'];
const receipts = '/viewing-day/receipt/';
const prefix = 'viewing-day-';
// The build is in this script's address: a new build is another worker with another cache.
const cacheName = prefix + (new URL(self.location.href).searchParams.get('build') ?? '');
// In a yard with one bar a request may hang for minutes.
const patienceMs = 5000;
const mostFiles = 150;

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => names.filter((name) => name.startsWith(prefix) && name !== cacheName))
      .then((old) => Promise.all(old.map((name) => caches.delete(name)))),
  );
});

self.addEventListener('message', (event) => {
  const { kind, page, files } = event.data ?? {};
  const url = new URL(page ?? '/', self.location.origin);
  if (kind === 'keep' && isKept(url)) {
    event.waitUntil(
      fetchAndKeep(url, files ?? [])
        .then((html) => (url.pathname === '/viewing-day' ? keepReceipts(html) : null))
        .catch(() => {}),
    );
  }
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (request.mode === 'navigate') {
    if (pages.includes(url.pathname) || url.pathname.startsWith(receipts))
      event.respondWith(openPage(event, url));
  } else if (isFile(url.pathname)) {
    event.respondWith(openFile(request));
  }
});

/** Of viewing days, those with vehicles in them. */
function isKept({ origin, pathname, searchParams }) {
  if (origin !== self.location.origin) return false;
  if (pathname === '/viewing-day') return searchParams.has('pick');
  return pathname === '/saved-vehicles' || pathname.startsWith(receipts);
}

/** Scripts, styles, fonts and pictures: their addresses change with their content. */
function isFile(path) {
  return path.startsWith('/assets/') || path.startsWith('/media/');
}

async function openPage(event, url) {
  const answer = fetch(event.request);
  // Only a page that was opened successfully replaces the copy.
  event.waitUntil(
    answer
      .then((response) =>
        response.ok && !response.redirected && isKept(url) ? keep(url, response.clone(), []) : null,
      )
      .catch(() => {}),
  );
  const copy = await findCopy(url);
  if (!copy) return answer;
  const soon = new Promise((resolve) => setTimeout(resolve, patienceMs, null));
  const first = await Promise.race([answer, soon]).catch(() => null);
  return first ?? copy;
}

/** A copy of this page, or the way to the day of which there is one. */
async function findCopy(url) {
  const cache = await caches.open(cacheName);
  const exact = await cache.match(url.href);
  if (exact) return exact;
  const requests = await cache.keys();
  const other = requests.find((request) => new URL(request.url).pathname === url.pathname);
  if (!other) return null;
  return url.pathname === '/viewing-day' ? Response.redirect(other.url, 302) : cache.match(other);
}

/** A file that is not in the cache is not added: what a page needs was kept with it. */
async function openFile(request) {
  const cache = await caches.open(cacheName);
  return (await cache.match(request.url)) ?? fetch(request);
}

async function fetchAndKeep(url, files) {
  const response = await fetch(url.href, { credentials: 'same-origin' });
  return response.ok && !response.redirected ? keep(url, response, files) : '';
}

/** A receipt is signed in the yard. Those of the last day go. */
async function keepReceipts(html) {
  const wanted = new Set(html.match(/\/viewing-day\/receipt\/\w+/g));
  const cache = await caches.open(cacheName);
  for (const request of await cache.keys()) {
    const { pathname } = new URL(request.url);
    if (pathname.startsWith(receipts) && !wanted.has(pathname)) await cache.delete(request);
  }
  for (const path of wanted) await fetchAndKeep(new URL(path, self.location.origin), []);
}

/** Keeps a page with its files, removes the earlier copy of it, and returns its HTML. */
async function keep(url, response, files) {
  const cache = await caches.open(cacheName);
  const html = await response.clone().text();
  const named = html.match(/\/(?:assets|media)\/[\w./@-]+/g) ?? [];
  const wanted = [...new Set([...files.filter(isFile), ...named])].slice(0, mostFiles);
  await Promise.all(wanted.map((path) => addFile(cache, path)));
  for (const request of await cache.keys()) {
    const other = new URL(request.url);
    if (other.pathname === url.pathname && other.href !== url.href) await cache.delete(request);
  }
  await cache.put(url.href, response);
  return html;
}

/** A picture that cannot be fetched must not lose the page. */
async function addFile(cache, path) {
  const href = new URL(path, self.location.origin).href;
  if (await cache.match(href)) return;
  const response = await fetch(href).catch(() => null);
  if (response?.ok) await cache.put(href, response);
}
