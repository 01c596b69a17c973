import { defineElement, getPart } from '#src/lib/element.ts';
import { loadMeasurement, readCookieChoice, writeCookieChoice } from './cookie-choice.client.ts';

/**
 * HTML content of the banner. The build removes it from all pages and writes it into this constant.
 */
declare const QUESTION: string;

/**
 * Starts the cookie banner. It stores nothing before the visitor answers. A control in the footer
 * opens the banner again.
 */
defineElement('cookie-banner', (banner) => {
  if (!banner.firstElementChild) banner.innerHTML = QUESTION;
  const box = getPart<HTMLInputElement>(banner, '[name="mesure"]');
  const showDetails = (open: boolean) => {
    banner.querySelector('[data-details]')?.toggleAttribute('hidden', !open);
    // Overwrites the value that the browser restores after a reload.
    box.checked = readCookieChoice(banner)?.mesure ?? false;
  };
  const saveChoice = (mesure: boolean) => {
    writeCookieChoice(mesure);
    banner.hidden = true;
    showDetails(false);
    if (mesure) loadMeasurement(banner);
  };
  const reopen = () => {
    banner.hidden = false;
    showDetails(true);
    banner.focus();
  };
  if (!readCookieChoice(banner)) banner.hidden = false;
  if ('reopened' in banner.dataset) reopen();
  banner.addEventListener('click', (event) => {
    const answer = (event.target as Element).closest<HTMLElement>('[data-answer]')?.dataset.answer;
    if (answer === 'personnaliser') showDetails(true);
    else if (answer === 'enregistrer') saveChoice(box.checked);
    else if (answer) saveChoice(answer === 'accepter');
  });
  // Scrolls the page if the banner covers the focused element (WCAG 2.4.11). Scrolls again after
  // 200 ms, because leaving the previous field may show an error that moves the page.
  document.addEventListener('focusin', ({ target }) => {
    const makeRoom = () => {
      // Ignores focus by a click, because scrolling would move the target away from the pointer.
      if (banner.hidden || !(target as Element).matches(':is(main, footer) :focus-visible')) return;
      const covered =
        (target as Element).getBoundingClientRect().bottom + 8 - banner.getBoundingClientRect().top;
      if (covered > 0) window.scrollBy(0, covered);
    };
    for (const delay of [0, 200]) setTimeout(makeRoom, delay);
  });
  banner.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') saveChoice(false);
  });
  for (const opener of document.querySelectorAll('[data-open-cookies]'))
    opener.addEventListener('click', reopen);
});
