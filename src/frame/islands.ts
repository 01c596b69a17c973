// Wakes each island of the page for itself: once the page is idle, when it comes near, or at its first touch, whichever
// comes first. What islands have in common is fetched and run once.

/** From the name of an island to its scripts, each after those that it needs: put in when the export is finished. */
declare const ISLAND_FILES: Record<string, string[]>;

type Module = { default: (island: HTMLElement) => void };

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** Fetched side by side, run one a task: together they would hold up a finger for a moment. */
async function load(files: string[]): Promise<Module> {
  for (const href of files) document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  let last: unknown;
  for (const file of files) {
    last = await import(file);
    await nextTask();
  }
  return last as Module;
}

/** Past whatever a cache kept in place of a file; a browser asks again for a module that did not come. */
const reload = (files: string[]) => Promise.all(files.map((file) => fetch(file, { cache: 'reload' })));

const woken = new WeakSet<Element>();

async function wake(island: HTMLElement) {
  if (woken.has(island)) return;
  woken.add(island);
  const files = ISLAND_FILES[island.dataset.island ?? ''] ?? [];
  try {
    const { default: start } = await load(files).catch(() => reload(files).then(() => load(files)));
    if (island.hasAttribute('data-failed')) mend(island);
    start(island);
  } catch {
    fail(island);
  }
}

/** What is drawn stays; who asks it to do something is told that it cannot. It is tried again once the network is back. */
function fail(island: HTMLElement) {
  woken.delete(island);
  addEventListener('online', () => void wake(island), { once: true });
  if (island.hasAttribute('data-failed')) return;
  island.setAttribute('data-failed', '');
  // The browser can send this one by itself, and it says so when it is asked to.
  const form = island.querySelector('form[method="post"]');
  if (form?.hasAttribute('data-waiting')) form.setAttribute('data-dead', '');
  form?.removeAttribute('data-waiting');
  if (form) return;
  const say = ({ target }: Event) => {
    if (!island.hasAttribute('data-failed') || (target as Element).closest('a, .accordion-trigger')) return;
    island.removeEventListener('change', say);
    island.removeEventListener('click', say);
    const text = document.createElement('p');
    text.className = 'callout';
    text.dataset.lost = '';
    text.role = 'alert';
    text.textContent =
      'Cette partie de la page n’a pas pu être chargée : vos choix n’y changent rien. Rechargez la page ; le reste se lit et s’utilise.';
    island.before(text);
  };
  island.addEventListener('change', say);
  island.addEventListener('click', say);
}

function mend(island: HTMLElement) {
  island.removeAttribute('data-failed');
  const text = island.previousElementSibling;
  if (text?.matches('[data-lost]')) text.remove();
}

const near = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) if (isIntersecting) wake(target as HTMLElement);
  },
  { rootMargin: '300px' },
);
const whenIdle = (act: () => void) =>
  requestAnimationFrame(() =>
    'requestIdleCallback' in window ? requestIdleCallback(act, { timeout: 2000 }) : setTimeout(act, 300),
  );

for (const island of document.querySelectorAll<HTMLElement>('[data-island]')) {
  const act = () => void wake(island);
  for (const touch of ['pointerdown', 'focusin', 'keydown']) island.addEventListener(touch, act, { once: true, passive: true });
  // Touched before this script had come.
  if (island.contains(document.activeElement)) act();
  if (island.dataset.start === 'visible') near.observe(island);
  if (island.dataset.start === 'idle') whenIdle(act);
}
