// Stores the emergency pages on the device for reading without a network, or removes them again.
import { defineElement, getPart } from '#src/lib/element.ts';
import { cachePrefix, offlinePages, offlineWorker } from './offline.ts';

/**
 * Waits until the service worker is active. It caches the files before that. Rejects if the browser
 * discards the worker (state « redundant »), because caching has failed.
 */
const waitForActivation = ({ installing, waiting, active }: ServiceWorkerRegistration) =>
  new Promise<void>((resolve, reject) => {
    const worker = installing ?? waiting ?? active;
    const checkState = () => {
      if (worker?.state === 'activated') resolve();
      if (!worker || worker.state === 'redundant') reject(new Error('not kept'));
    };
    worker?.addEventListener('statechange', checkState);
    checkState();
  });

async function findRegistrations(): Promise<ServiceWorkerRegistration[]> {
  const all = await navigator.serviceWorker.getRegistrations();
  return all.filter(({ installing, waiting, active }) =>
    (active ?? waiting ?? installing)?.scriptURL.includes(offlineWorker),
  );
}

const listCaches = async (of = '') =>
  (await caches.keys()).filter((name) => name.startsWith(`${cachePrefix} ${of}`));

async function keepPages() {
  for (const scope of offlinePages) {
    const register = async (script: string) =>
      waitForActivation(
        await navigator.serviceWorker.register(script, { scope, updateViaCache: 'none' }),
      );
    await register(offlineWorker);
    // Installs the worker again from a different address if the cache is empty. This happens if a
    // page stayed open after a removal: the browser then reuses the old worker without an install
    // event.
    if ((await listCaches(`${scope} `)).length === 0) await register(`${offlineWorker}?2`);
  }
}

async function deleteCaches() {
  for (const name of await listCaches()) await caches.delete(name);
}

async function forgetPages() {
  await deleteCaches();
  // Deletes the caches a second time, because unregister() waits for a pending update, which may
  // have added a cache.
  await Promise.all((await findRegistrations()).map((registration) => registration.unregister()));
  await deleteCaches();
}

/**
 * Reads which pages are stored. Includes registrations of pages that only an earlier release
 * offered, so that visitors can remove these too.
 */
async function readState() {
  const found = await findRegistrations();
  const active = found.filter((each) => each.active).map(({ scope }) => new URL(scope).pathname);
  return {
    isKept: offlinePages.every((page) => active.includes(page)),
    isForgettable: found.length > 0,
  };
}

defineElement('keep-offline', async (offer) => {
  const getButton = (name: string) => getPart<HTMLButtonElement>(offer, `[data-act="${name}"]`);
  const showStatus = (outcome: string) =>
    offer.querySelector('[role="status"]')?.replaceChildren(offer.dataset[outcome] ?? '');
  const showState = (
    { isKept, isForgettable }: Awaited<ReturnType<typeof readState>>,
    outcome: string,
  ) => {
    for (const [name, isShown] of Object.entries({ keep: !isKept, forget: isForgettable }))
      Object.assign(getButton(name), { hidden: !isShown, disabled: false });
    showStatus(outcome);
  };
  const runAction = async (work: () => Promise<void>, meanwhile: string, outcome: string) => {
    for (const name of ['keep', 'forget']) getButton(name).disabled = true;
    showStatus(meanwhile);
    const before = await readState();
    try {
      await work();
      showState(await readState(), outcome);
    } catch {
      // Removes what this attempt has stored, but only if no page was available offline before.
      if (!before.isForgettable) await forgetPages().catch(() => undefined);
      showState(before, 'refused');
    }
  };
  // Shows nothing if the browser has no service workers, for example without HTTPS or in some
  // private windows.
  const state = await readState().catch(() => undefined);
  if (!state) return;
  offer.hidden = false;
  showState(state, state.isKept ? 'kept' : '');
  getButton('keep').addEventListener('click', () => runAction(keepPages, 'keeping', 'kept'));
  getButton('forget').addEventListener('click', () =>
    runAction(forgetPages, 'forgetting', 'forgotten'),
  );
});
