import { addScript } from './add-script.ts';
import { define, part } from './element.ts';
import { readJson, write } from './storage.ts';

const key = 'cookies';

type Choice = { mesure: boolean; le: string };

/** What was answered, for so many months. */
function rememberedFor(months: number): Partial<Choice> | undefined {
  const choice = readJson<Choice>(key);
  const until = new Date(choice?.le ?? '');
  until.setMonth(until.getMonth() + months);
  return until > new Date() ? choice : undefined;
}

/** Only a provider that the site names, and only after an agreement. */
function measure(source: string | undefined) {
  if (source && !document.querySelector(`script[src="${source}"]`)) addScript(source);
}

/** Asks once, remembers the answer for some months, can be asked again from the footer. Nothing is kept before. */
export const defineCookieBanner = () =>
  define('cookie-banner', (banner) => {
    const box = part<HTMLInputElement>(banner, '[name="mesure"]');
    const remembered = () => rememberedFor(Number(banner.dataset.months));
    const showDetails = (open: boolean) => {
      banner.querySelector('[data-details]')?.toggleAttribute('hidden', !open);
      // Not what the browser has filled in again.
      box.checked = remembered()?.mesure ?? false;
    };
    const take = (mesure: boolean) => {
      write(key, JSON.stringify({ mesure, le: new Date().toISOString() } satisfies Choice));
      banner.hidden = true;
      showDetails(false);
      if (mesure) measure(banner.dataset.measure);
    };
    const choice = remembered();
    if (!choice) banner.hidden = false;
    else if (choice.mesure) measure(banner.dataset.measure);
    banner.addEventListener('click', (event) => {
      const answer = (event.target as Element).closest<HTMLElement>('[data-answer]')?.dataset.answer;
      if (answer === 'personnaliser') showDetails(true);
      else if (answer === 'enregistrer') take(box.checked);
      else if (answer) take(answer === 'accepter');
    });
    // What takes the focus meanwhile comes to rest above the banner, not under it; a message that the field before
    // it shows on being left comes first.
    document.addEventListener('focusin', ({ target }) => {
      const makeRoom = () => {
        // By keyboard only: what moves under a pointer loses its click.
        if (banner.hidden || !(target as Element).matches(':is(main, footer) :focus-visible')) return;
        const covered = (target as Element).getBoundingClientRect().bottom + 8 - banner.getBoundingClientRect().top;
        if (covered > 0) window.scrollBy(0, covered);
      };
      for (const delay of [0, 200]) setTimeout(makeRoom, delay);
    });
    banner.addEventListener('keydown', (event) => {
      if (event.key === 'Escape') take(false);
    });
    for (const opener of document.querySelectorAll('[data-open-cookies]')) {
      opener.addEventListener('click', () => {
        banner.hidden = false;
        showDetails(true);
        banner.focus();
      });
    }
  });
