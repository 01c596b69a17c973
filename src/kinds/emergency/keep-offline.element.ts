// Makes a few pages available offline, or removes them again.
import { defineElement, getPart } from '#src/lib/element.ts';
import { cachePrefix, offlinePages, offlineWorker } from './offline.ts';

/**
 * Waits until the worker is active, which follows caching. Rejects if storage fails, because the
 * browser then discards the worker (redundant).
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
    // Installs the worker again from a different address. If a page stayed open after a removal,
    // the browser reuses its worker without an install event, and the cache stays empty.
    if ((await listCaches(`${scope} `)).length === 0) await register(`${offlineWorker}?2`);
  }
}

async function deleteCaches() {
  for (const name of await listCaches()) await caches.delete(name);
}

async function forgetPages() {
  await deleteCaches();
  // Deletes the caches twice. unregister() waits for a pending update, which may add a cache.
  await Promise.all((await findRegistrations()).map((registration) => registration.unregister()));
  await deleteCaches();
}

/**
 * Reads the state, with registrations of pages that an earlier release offered, so that visitors
 * can remove them too.
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
      // Keeps pages that were available offline before this attempt.
      if (!before.isForgettable) await forgetPages().catch(() => undefined);
      showState(before, 'refused');
    }
  };
  // Browsers have no service workers without HTTPS or in some private windows.
  const state = await readState().catch(() => undefined);
  if (!state) return;
  offer.hidden = false;
  showState(state, state.isKept ? 'kept' : '');
  getButton('keep').addEventListener('click', () => runAction(keepPages, 'keeping', 'kept'));
  getButton('forget').addEventListener('click', () =>
    runAction(forgetPages, 'forgetting', 'forgotten'),
  );
});
