import { quoteFields } from '#shared/quote-fields.ts';
import { inputId } from './go-to-field.ts';

/**
 * What is said beside the nine answers: a field that no person sees and the seconds on the page,
 * which tell a machine from a person, and the version of the words that were agreed to.
 */
export function signals(): string {
  const lure = document.getElementById(inputId('site-web')) as HTMLInputElement | null;
  const seconds = Math.round(performance.now() / 1000);
  return new URLSearchParams({
    site_web: lure?.value ?? '',
    duree: String(seconds),
    accord: quoteFields.rgpd.version,
  }).toString();
}
