// Keeps a few pages on the device for a time without network, once asked to; and forgets them again.
import { cachePrefix, offlinePages, offlineWorker } from '../offline.ts';

/** Once all that the page is made of is kept; a browser that is out of room, or may not keep anything, drops the worker. */
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
  return all.filter(({ installing, waiting, active }) => (active ?? waiting ?? installing)?.scriptURL.endsWith(offlineWorker));
}

async function keep() {
  for (const scope of offlinePages)
    await settled(await navigator.serviceWorker.register(offlineWorker, { scope, updateViaCache: 'none' }));
}

const patience = 3000;

async function forget() {
  for (const name of await caches.keys()) if (name.startsWith(`${cachePrefix} `)) await caches.delete(name);
  // Where the network says nothing, the browser first waits for the update that it has asked for; nothing is kept any more.
  const gone = Promise.all((await ours()).map((registration) => registration.unregister()));
  await Promise.race([gone, new Promise((resolve) => setTimeout(resolve, patience))]);
}

class KeepOffline extends HTMLElement {
  async connectedCallback() {
    // Without a secure connection, and in some private windows, there is nothing to offer.
    if (!navigator.serviceWorker) return;
    const isKept = await ours().then(
      (found) => found.length === offlinePages.length,
      () => undefined,
    );
    if (isKept === undefined) return;
    this.hidden = false;
    this.#show(isKept, isKept ? 'kept' : '');
    this.#button('keep').addEventListener('click', () => this.#act(keep, true));
    this.#button('forget').addEventListener('click', () => this.#act(forget, false));
  }

  async #act(work: () => Promise<void>, isKept: boolean) {
    for (const name of ['keep', 'forget']) this.#button(name).disabled = true;
    this.#say('working');
    try {
      await work();
      this.#show(isKept, isKept ? 'kept' : 'forgotten');
    } catch {
      await forget().catch(() => undefined);
      this.#show(false, 'refused');
    }
  }

  #show(isKept: boolean, outcome: string) {
    for (const [name, isShown] of [
      ['keep', !isKept],
      ['forget', isKept],
    ] as const) {
      const button = this.#button(name);
      button.hidden = !isShown;
      button.disabled = false;
    }
    this.#say(outcome);
  }

  #say(outcome: string) {
    const status = this.querySelector('[role="status"]');
    if (status) status.textContent = this.dataset[outcome] ?? '';
  }

  #button(name: string) {
    return this.querySelector(`[data-act="${name}"]`) as HTMLButtonElement;
  }
}

customElements.define('keep-offline', KeepOffline);

// Where the browser does not print what a shut door hides.
addEventListener('beforeprint', () => {
  if (CSS.supports('selector(::details-content)')) return;
  for (const door of document.querySelectorAll('details')) door.open = true;
});
