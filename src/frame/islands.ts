// Starts React on a page that has islands: once the page is idle, when an island comes near, or at its
// first touch, whichever comes first. The files to load are named by the attribute of our own element.
const files = (document.currentScript as HTMLScriptElement).dataset.files?.split(' ') ?? [];

/** One file a task: together they would hold up a finger for a moment. */
function start() {
  const src = files.shift();
  if (!src) return;
  const script = document.createElement('script');
  script.src = src;
  script.async = true;
  document.head.append(script);
  setTimeout(start);
}

const near = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && start(), {
  rootMargin: '300px',
});

for (const island of document.querySelectorAll<HTMLElement>('[data-island]')) {
  for (const touch of ['pointerdown', 'focusin', 'keydown']) island.addEventListener(touch, start, { once: true, passive: true });
  // Touched before this script had come.
  if (island.contains(document.activeElement)) start();
  if (island.dataset.island === 'visible') near.observe(island);
  if (island.dataset.island === 'idle') {
    requestAnimationFrame(() =>
      'requestIdleCallback' in window ? requestIdleCallback(start, { timeout: 2000 }) : setTimeout(start, 300),
    );
  }
}
