// Wakes each island of the page for itself: once the page is idle, when it comes near, or at its
// first touch, whichever comes first. What islands have in common is fetched and run once.

/**
 * From the name of an island to its scripts, each after those that it needs: put in when the export
 * is finished.
 */
declare const ISLAND_FILES: Record<string, string[]>;

type Module = { default: (island: HTMLElement) => void };

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** Fetched side by side, run one a task: together they would hold up a finger for a moment. */
async function load(files: string[]): Promise<Module> {
  for (const href of files) {
    if (begun.has(href)) continue;
    begun.add(href);
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
    );
  }
  let last: unknown;
  for (const file of files) {
    // Once more, past whatever a cache kept in its place. Firefox before 155 gives its first
    // failure again until the page is reloaded, as the message says.
    last = await import(file).catch(() =>
      fetch(file, { cache: 'reload' }).then(() => import(file)),
    );
    await nextTask();
  }
  return last as Module;
}

/** Islands that are awake or being woken, and files that have been asked for. */
const begun = new Set<Element | string>();

/** How often the network has come back. */
let returns = 0;

async function wake(island: HTMLElement) {
  if (begun.has(island)) return;
  begun.add(island);
  const before = returns;
  const files = ISLAND_FILES[island.dataset.island ?? ''] ?? [];
  try {
    const { default: start } = await load(files);
    delete island.dataset.failed;
    noteIn(island)?.remove();
    start(island);
  } catch {
    fail(island);
    // It came back while this was still failing, and will not say so again.
    if (returns > before) wake(island);
  }
}

/** What is drawn stays, and says what it is worth once something is asked of it. */
function fail(island: HTMLElement) {
  begun.delete(island);
  island.dataset.failed = '';
  // A form that was asked to send says so; the browser can send it by itself.
  const waiting = island.querySelector('[data-waiting]');
  waiting?.setAttribute('data-dead', '');
  waiting?.removeAttribute('data-waiting');
}

const noteIn = (island: Element) => island.querySelector(':scope > [role=alert]');

function say({ target }: Event) {
  const asked = target as Element;
  const island = asked.closest('[data-failed]');
  if (!island || noteIn(island) || asked.closest('a, [method=post], .accordion-trigger')) return;
  island.insertAdjacentHTML(
    'afterbegin',
    '<p class="callout" role="alert">Cette partie de la page n’a pas pu être chargée. Rechargez la page.',
  );
}
for (const asked of ['change', 'click']) document.addEventListener(asked, say);

addEventListener('online', () => {
  returns++;
  for (const island of document.querySelectorAll<HTMLElement>('[data-failed]')) wake(island);
});

const near = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries)
      if (isIntersecting) wake(target as HTMLElement);
  },
  { rootMargin: '300px' },
);
const whenIdle = (act: () => void) =>
  requestAnimationFrame(() =>
    'requestIdleCallback' in window
      ? requestIdleCallback(act, { timeout: 2000 })
      : setTimeout(act, 300),
  );

for (const island of document.querySelectorAll<HTMLElement>('[data-island]')) {
  const act = () => void wake(island);
  for (const touch of ['pointerdown', 'focusin', 'keydown'])
    island.addEventListener(touch, act, { once: true });
  // Touched before this script had come.
  if (island.contains(document.activeElement)) act();
  if (island.dataset.start === 'visible') near.observe(island);
  if (island.dataset.start === 'idle') whenIdle(act);
}
