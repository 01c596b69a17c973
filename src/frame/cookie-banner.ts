import { measure, remember, rememberedBy } from './choice.ts';
import { define, part } from './element.ts';

/**
 * What stands in the banner, as its component draws it: taken out of the pages when the export is
 * finished.
 */
declare const QUESTION: string;

/**
 * Asks once, remembers the answer for some months, can be asked again from the footer. Nothing is
 * kept before.
 */
define('cookie-banner', (banner) => {
  if (!banner.firstElementChild) banner.innerHTML = QUESTION;
  const box = part<HTMLInputElement>(banner, '[name="mesure"]');
  const showDetails = (open: boolean) => {
    banner.querySelector('[data-details]')?.toggleAttribute('hidden', !open);
    // Not what the browser has filled in again.
    box.checked = rememberedBy(banner)?.mesure ?? false;
  };
  const take = (mesure: boolean) => {
    remember(mesure);
    banner.hidden = true;
    showDetails(false);
    if (mesure) measure(banner);
  };
  const reopen = () => {
    banner.hidden = false;
    showDetails(true);
    banner.focus();
  };
  if (!rememberedBy(banner)) banner.hidden = false;
  if ('reopened' in banner.dataset) reopen();
  banner.addEventListener('click', (event) => {
    const answer = (event.target as Element).closest<HTMLElement>('[data-answer]')?.dataset.answer;
    if (answer === 'personnaliser') showDetails(true);
    else if (answer === 'enregistrer') take(box.checked);
    else if (answer) take(answer === 'accepter');
  });
  // What takes the focus meanwhile comes to rest above the banner, not under it; a message that the
  // field before it shows on being left comes first.
  document.addEventListener('focusin', ({ target }) => {
    const makeRoom = () => {
      // By keyboard only: what moves under a pointer loses its click.
      if (banner.hidden || !(target as Element).matches(':is(main, footer) :focus-visible')) return;
      const covered =
        (target as Element).getBoundingClientRect().bottom + 8 - banner.getBoundingClientRect().top;
      if (covered > 0) window.scrollBy(0, covered);
    };
    for (const delay of [0, 200]) setTimeout(makeRoom, delay);
  });
  banner.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') take(false);
  });
  for (const opener of document.querySelectorAll('[data-open-cookies]'))
    opener.addEventListener('click', reopen);
});
