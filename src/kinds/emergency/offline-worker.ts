// Service worker for one offline page; its scope is this page. It requests the page from the
// network and uses the cached copy after an error or three seconds. For other files it uses the
// cache first. A new version caches all its files before it deletes the old cache.
import { cachePrefix } from './offline.ts';

/**
 * Files that each page needs, including the page itself, and a hash of all files. The build defines
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
 * True if a newer version of the site no longer offers this page offline. The worker then removes
 * its cache and itself.
 */
const isRetired = files.length === 0;

async function cacheFiles() {
  // If this cache already exists, a worker with the same files only refreshes it. A failure must
  // then not delete it.
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

/** Uses caches.match(), because caches.open() would create the cache again after its deletion. */
const findCopy = (file: string) => caches.match(file, { cacheName: cacheName, ignoreVary: true });

async function answerRequest(request: Request, file: string): Promise<Response> {
  // Uses the cache first, because a later deployment may have removed files that the cached page
  // needs.
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
