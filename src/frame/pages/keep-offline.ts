// Keeps a few pages on the device for a time without network, once asked to; and forgets them
// again.
import { define, part } from '../element.ts';
import { cachePrefix, offlinePages, offlineWorker } from '../offline.ts';

/**
 * Once all that the page is made of is kept; a browser that is out of room, or may not keep
 * anything, drops the worker.
 */
const settled = ({ installing, waiting, active }: ServiceWorkerRegistration) =>
  new Promise<void>((resolve, reject) => {
    const worker = installing ?? waiting ?? active;
    const look = () => {
      if (worker?.state === 'activated') resolve();
      if (!worker || worker.state === 'redundant') reject(new Error('not kept'));
    };
    worker?.addEventListener('statechange', look);
    look();
  });

async function ours(): Promise<ServiceWorkerRegistration[]> {
  const all = await navigator.serviceWorker.getRegistrations();
  return all.filter(({ installing, waiting, active }) =>
    (active ?? waiting ?? installing)?.scriptURL.includes(offlineWorker),
  );
}

const copies = async (of = '') =>
  (await caches.keys()).filter((name) => name.startsWith(`${cachePrefix} ${of}`));

async function keep() {
  for (const scope of offlinePages) {
    const register = async (script: string) =>
      settled(await navigator.serviceWorker.register(script, { scope, updateViaCache: 'none' }));
    await register(offlineWorker);
    // A page that was open when it was forgotten still has its worker, and gets it back as it is;
    // another keeps it anew.
    if ((await copies(`${scope} `)).length === 0) await register(`${offlineWorker}?2`);
  }
}

async function dropCopies() {
  for (const name of await copies()) await caches.delete(name);
}

async function forget() {
  await dropCopies();
  // Where the network says nothing, the browser first ends the update that it has asked for, which
  // may keep a copy.
  await Promise.all((await ours()).map((registration) => registration.unregister()));
  await dropCopies();
}

/**
 * Whether all the pages are kept, and whether there is anything to forget: the pages may have been
 * others once.
 */
async function look() {
  const found = await ours();
  const active = found.filter((each) => each.active).map(({ scope }) => new URL(scope).pathname);
  return {
    isKept: offlinePages.every((page) => active.includes(page)),
    isForgettable: found.length > 0,
  };
}

define('keep-offline', async (offer) => {
  const buttonOf = (name: string) => part<HTMLButtonElement>(offer, `[data-act="${name}"]`);
  const say = (outcome: string) =>
    offer.querySelector('[role="status"]')?.replaceChildren(offer.dataset[outcome] ?? '');
  const show = ({ isKept, isForgettable }: Awaited<ReturnType<typeof look>>, outcome: string) => {
    for (const [name, isShown] of Object.entries({ keep: !isKept, forget: isForgettable }))
      Object.assign(buttonOf(name), { hidden: !isShown, disabled: false });
    say(outcome);
  };
  const act = async (work: () => Promise<void>, meanwhile: string, outcome: string) => {
    for (const name of ['keep', 'forget']) buttonOf(name).disabled = true;
    say(meanwhile);
    const before = await look();
    try {
      await work();
      show(await look(), outcome);
    } catch {
      // What was kept before this try stays.
      if (!before.isForgettable) await forget().catch(() => undefined);
      show(before, 'refused');
    }
  };
  // Without a secure connection, and in some private windows, there is nothing to offer.
  const state = await look().catch(() => undefined);
  if (!state) return;
  offer.hidden = false;
  show(state, state.isKept ? 'kept' : '');
  buttonOf('keep').addEventListener('click', () => act(keep, 'keeping', 'kept'));
  buttonOf('forget').addEventListener('click', () => act(forget, 'forgetting', 'forgotten'));
});
