import { addScript } from './add-script.ts';
import { measure, rememberedBy } from './choice.ts';

/** The address of cookie-banner.ts: put in when the export is finished. */
declare const COOKIE_BANNER: string;

/** The question, and what asks it, come only to who has not answered, or wants to answer anew. */
export function askForConsent(): void {
  const banner = document.querySelector<HTMLElement>('cookie-banner');
  if (!banner) return;
  const choice = rememberedBy(banner);
  if (choice?.mesure) measure(banner);
  if (choice) {
    const reopen = () => {
      banner.dataset.reopened = '';
      addScript(COOKIE_BANNER);
    };
    document
      .querySelector('[data-open-cookies]')
      ?.addEventListener('click', reopen, { once: true });
  } else addScript(COOKIE_BANNER);
}
