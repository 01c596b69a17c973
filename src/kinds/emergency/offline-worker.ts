// Service worker of one offline page, which is its scope. It requests the page from the network
// first and uses the cached copy after an error or three seconds. It takes other files from the
// cache first. A new version caches all files before it replaces the old cache.
import { cachePrefix } from './offline.ts';

/**
 * Files of each page, including the page itself, and the hash of these files. The build defines
 * this constant.
 */
declare const KEPT: { version: string; files: Record<string, string[]> };
// These types are declared here, because TypeScript's webworker library conflicts with its dom
// library.
declare const registration: ServiceWorkerRegistration;
declare const skipWaiting: () => Promise<void>;
type ExtendableEventLike = Event & { waitUntil: (work: Promise<unknown>) => void };
type FetchEventLike = Event & {
  request: Request;
  respondWith: (answer: Promise<Response>) => void;
};

const NETWORK_TIMEOUT_MS = 3000;
const page = new URL(registration.scope).pathname;
const files = KEPT.files[page] ?? [];
const pagePrefix = `${cachePrefix} ${page} `;
const cacheName = pagePrefix + KEPT.version;

/**
 * True if the site no longer offers this page offline. The worker then removes the cache and
 * itself.
 */
const isRetired = files.length === 0;

async function cacheFiles() {
  // Remembers whether the cache exists. A worker with the same files refreshes this cache, so a
  // failure must not delete it.
  const isThere = await caches.has(cacheName);
  const cache = await caches.open(cacheName);
  try {
    await cache.addAll(files.map((file) => new Request(file, { cache: 'reload' })));
  } catch (error) {
    if (!isThere) await caches.delete(cacheName);
    throw error;
  }
}

async function deleteOldCaches() {
  const oldNames = (await caches.keys()).filter(
    (each) => each.startsWith(pagePrefix) && each !== cacheName,
  );
  await Promise.all(oldNames.map((each) => caches.delete(each)));
  if (isRetired) await registration.unregister();
}

/** Uses caches.match(), because caches.open() would create a deleted cache again. */
const findCopy = (file: string) => caches.match(file, { cacheName: cacheName, ignoreVary: true });

async function answerRequest(request: Request, file: string): Promise<Response> {
  // Reads the cache first, because a later deployment may have removed the files of the cached
  // page.
  if (file !== page) return (await findCopy(file)) ?? fetch(request);
  const networkAnswer = fetch(request);
  const inTime = await Promise.race([
    networkAnswer.catch(() => undefined),
    new Promise<undefined>((resolve) => setTimeout(resolve, NETWORK_TIMEOUT_MS)),
  ]);
  if (inTime && inTime.status < 500) return inTime;
  return (await findCopy(file)) ?? networkAnswer;
}

addEventListener('install', (event) =>
  (event as ExtendableEventLike).waitUntil(
    (isRetired ? Promise.resolve() : cacheFiles()).then(skipWaiting),
  ),
);
addEventListener('activate', (event) =>
  (event as ExtendableEventLike).waitUntil(deleteOldCaches()),
);
addEventListener('fetch', (event) => {
  const { request, respondWith } = event as FetchEventLike;
  const { origin, pathname } = new URL(request.url);
  if (request.method === 'GET' && origin === location.origin && files.includes(pathname))
    respondWith.call(event, answerRequest(request, pathname));
});
