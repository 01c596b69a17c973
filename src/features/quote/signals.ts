import { quoteFields } from '#shared/quote-fields.ts';

/**
 * What is said beside the nine answers: a field that no person sees and the seconds on the page, which tell a machine from a
 * person, and the version of the words that were agreed to.
 */
export function signalsOf(form: HTMLFormElement | null): string {
  const lure = form?.elements.namedItem('site_web') as HTMLInputElement | null | undefined;
  const seconds = Math.round(performance.now() / 1000);
  return new URLSearchParams({
    site_web: lure?.value ?? '',
    duree: String(seconds),
    accord: quoteFields.rgpd.version,
  }).toString();
}
