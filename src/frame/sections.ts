// What is far below is laid out when it comes near, so that the top of a page shows sooner. Once
// the page is there the rest follows, a section whenever nothing else is to do, on a busy phone
// each second: from then on the scroll bar tells the truth, and whatever measures the page finds it
// as it is read.
export function layOutSections(): void {
  const waiting = [...document.querySelectorAll<HTMLElement>('main > section, .later')];
  const whenIdle = () => requestIdleCallback(layOut, { timeout: 1000 });
  const layOut = () => {
    const section = waiting.shift();
    if (!section) return;
    section.style.contentVisibility = 'visible';
    whenIdle();
  };
  if ('requestIdleCallback' in window) addEventListener('load', whenIdle);
}
