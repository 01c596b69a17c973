// Hydrates each island at the moment that its data-start attribute names: when the page is idle,
// when the island comes near the viewport, or at the first interaction.

/**
 * Scripts that each island needs, in the order in which to run them. The build defines this
 * constant.
 */
declare const ISLAND_FILES: Record<string, string[]>;

type Module = { default: (island: HTMLElement) => void };

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/**
 * Loads the scripts in parallel, but runs each in a separate task, because one long task would
 * block the input of the visitor.
 */
async function loadModule(files: string[]): Promise<Module> {
  for (const href of files) {
    if (startedItems.has(href)) continue;
    startedItems.add(href);
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
    );
  }
  let last: unknown;
  for (const file of files) {
    // Loads a failed script again without the HTTP cache, which may contain an error page. Firefox
    // before 155 repeats the first failure until a reload, so the notice proposes a reload.
    last = await import(file).catch(() =>
      fetch(file, { cache: 'reload' }).then(() => import(file)),
    );
    await nextTask();
  }
  return last as Module;
}

/** Islands whose hydration has started, and addresses of scripts that were requested. */
const startedItems = new Set<Element | string>();

let reconnections = 0;

async function hydrateIsland(island: HTMLElement) {
  if (startedItems.has(island)) return;
  startedItems.add(island);
  const before = reconnections;
  const files = ISLAND_FILES[island.dataset.island ?? ''] ?? [];
  try {
    const { default: start } = await loadModule(files);
    delete island.dataset.failed;
    findNotice(island)?.remove();
    start(island);
  } catch {
    markFailed(island);
    // Retries immediately if the network has returned before this failure, because no `online`
    // event will follow.
    if (reconnections > before) hydrateIsland(island);
  }
}

/** Keeps the HTML of the server. A later interaction with the island shows a notice. */
function markFailed(island: HTMLElement) {
  startedItems.delete(island);
  island.dataset.failed = '';
  // The attribute data-dead allows the browser to submit the form without React.
  const waiting = island.querySelector('[data-waiting]');
  waiting?.setAttribute('data-dead', '');
  waiting?.removeAttribute('data-waiting');
}

const findNotice = (island: Element) => island.querySelector(':scope > [role=alert]');

function showNotice({ target }: Event) {
  const element = target as Element;
  const island = element.closest('[data-failed]');
  if (!island || findNotice(island) || element.closest('a, [method=post], .accordion-trigger'))
    return;
  island.insertAdjacentHTML(
    'afterbegin',
    '<p class="callout" role="alert">Cette partie de la page n’a pas pu être chargée. ' +
      'Rechargez la page.',
  );
}
for (const type of ['change', 'click']) document.addEventListener(type, showNotice);

addEventListener('online', () => {
  reconnections++;
  for (const island of document.querySelectorAll<HTMLElement>('[data-failed]'))
    hydrateIsland(island);
});

const observer = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries)
      if (isIntersecting) hydrateIsland(target as HTMLElement);
  },
  { rootMargin: '300px' },
);
const runWhenIdle = (act: () => void) =>
  requestAnimationFrame(() =>
    'requestIdleCallback' in window
      ? requestIdleCallback(act, { timeout: 2000 })
      : setTimeout(act, 300),
  );

for (const island of document.querySelectorAll<HTMLElement>('[data-island]')) {
  const act = () => void hydrateIsland(island);
  for (const touch of ['pointerdown', 'focusin', 'keydown'])
    island.addEventListener(touch, act, { once: true });
  // Hydrates immediately if the visitor has focused the island before this script ran.
  if (island.contains(document.activeElement)) act();
  if (island.dataset.start === 'visible') observer.observe(island);
  if (island.dataset.start === 'idle') runWhenIdle(act);
}
