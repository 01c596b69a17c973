import { environment } from '#src/config/environment.ts';
import { site } from '#src/content/identity.ts';
import { getFigureText, setting } from '#src/content/tables.ts';
import { buildTelephoneLink } from '#src/lib/telephone.ts';
import type { QuoteSettings } from './quote-settings.ts';
import { quoteSlots } from './slots.tsx';

/** Error messages name the telephone of the broker, because the broker answers requests. */
const contact = {
  email: site.contact.email,
  telephone: site.courtier.telephone,
  telephoneLink: buildTelephoneLink(site.courtier.telephone),
};

/** Plain values of the site for the form, so that its script contains no content. */
const settings = (): QuoteSettings => ({
  backend: environment.backend,
  contact,
  delays: {
    answer: getFigureText('delais', 'reponse'),
    express: getFigureText('delais', 'devis-express'),
  },
  toasts: {
    label: String(setting('notifications-nom')),
    hotkey: String(setting('notifications-touche')),
  },
  queries: {
    gcMinutes: Number(setting('requetes-memoire')),
    retries: Number(setting('requetes-essais')),
    longestSeconds: Number(setting('requetes-attente')),
  },
});

/**
 * The short form links to the explanation of the consent; the long form contains it.
 */
export const shortForm = () => ({ compact: true, ...settings(), slots: quoteSlots(contact) });
export const longForm = () => ({
  ...settings(),
  slots: quoteSlots(contact, {
    kept: getFigureText('delais', 'conservation-devis'),
    rights: getFigureText('delais', 'droits'),
  }),
});
