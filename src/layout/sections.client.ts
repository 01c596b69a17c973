// The CSS property content-visibility delays the layout of sections far below, so that the first
// screen appears sooner. After the load event, this script renders them one by one in idle time, so
// that the scroll bar gets its exact size.
export function renderLaterSections(): void {
  const waiting = [...document.querySelectorAll<HTMLElement>('main > section, .later')];
  const whenIdle = () => requestIdleCallback(showNext, { timeout: 1000 });
  const showNext = () => {
    const section = waiting.shift();
    if (!section) return;
    section.style.contentVisibility = 'visible';
    whenIdle();
  };
  if ('requestIdleCallback' in window) addEventListener('load', whenIdle);
}
