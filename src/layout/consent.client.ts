import { addScript } from '#src/lib/add-script.ts';
import { loadMeasurement, readCookieChoice } from './cookie-choice.client.ts';

/** Address of the script cookie-banner.client.ts. The build defines this constant. */
declare const COOKIE_BANNER: string;

/**
 * Loads the script of the cookie banner, either at once, if the browser has no stored choice, or
 * when the visitor opens the banner again.
 */
export function startConsent(): void {
  const banner = document.querySelector<HTMLElement>('cookie-banner');
  if (!banner) return;
  const choice = readCookieChoice(banner);
  if (choice?.mesure) loadMeasurement(banner);
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
