// Runs beside one kept page, whose address is its scope. The page comes from the network first;
// what was kept answers once the network has failed or has said nothing for three seconds. The
// files it is made of come from what was kept with it. A new version keeps all its files before it
// takes the place of the old one, whose copy goes as a whole.
import { cachePrefix } from './offline.ts';

/**
 * From a page to all that it is made of, itself included, and what changes when any of it does: put
 * in by finish/.
 */
declare const KEPT: { version: string; files: Record<string, string[]> };
// The library of workers and that of pages cannot be had together.
declare const registration: ServiceWorkerRegistration;
declare const skipWaiting: () => Promise<void>;
type Lasting = Event & { waitUntil: (work: Promise<unknown>) => void };
type Asked = Event & { request: Request; respondWith: (answer: Promise<Response>) => void };

const patience = 3000;
const page = new URL(registration.scope).pathname;
const files = KEPT.files[page] ?? [];
const ofThisPage = `${cachePrefix} ${page} `;
const name = ofThisPage + KEPT.version;

/** Nothing is to be kept of this page any more: what was kept goes, and this worker with it. */
const isRetired = files.length === 0;

async function keep() {
  // Another worker for the same files keeps them over again: if that fails, the copy in use stays.
  const isThere = await caches.has(name);
  const cache = await caches.open(name);
  try {
    await cache.addAll(files.map((file) => new Request(file, { cache: 'reload' })));
  } catch (error) {
    if (!isThere) await caches.delete(name);
    throw error;
  }
}

async function forgetFormer() {
  const former = (await caches.keys()).filter(
    (each) => each.startsWith(ofThisPage) && each !== name,
  );
  await Promise.all(former.map((each) => caches.delete(each)));
  if (isRetired) await registration.unregister();
}

/** Asked for by the name of its cache, so that what was forgotten is not made anew. */
const copyOf = (file: string) => caches.match(file, { cacheName: name, ignoreVary: true });

async function answer(request: Request, file: string): Promise<Response> {
  // What the page is made of is as it was kept with it: a deployment may have taken it away since.
  if (file !== page) return (await copyOf(file)) ?? fetch(request);
  const given = fetch(request);
  const inTime = await Promise.race([
    given.catch(() => undefined),
    new Promise<undefined>((resolve) => setTimeout(resolve, patience)),
  ]);
  if (inTime && inTime.status < 500) return inTime;
  return (await copyOf(file)) ?? given;
}

addEventListener('install', (event) =>
  (event as Lasting).waitUntil((isRetired ? Promise.resolve() : keep()).then(skipWaiting)),
);
addEventListener('activate', (event) => (event as Lasting).waitUntil(forgetFormer()));
addEventListener('fetch', (event) => {
  const { request, respondWith } = event as Asked;
  const { origin, pathname } = new URL(request.url);
  if (request.method === 'GET' && origin === location.origin && files.includes(pathname))
    respondWith.call(event, answer(request, pathname));
});
