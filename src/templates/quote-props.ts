import { environment } from '#src/config/environment.ts';
import { figureText } from '#src/content/figures.ts';
import { site } from '#src/content/site.ts';
import { figure, setting } from '#src/content/tables.ts';
import { telephoneLink } from '#src/domain/telephone.ts';
import type { QuoteSettings } from '#src/features/quote/settings.ts';

const text = (id: string) => figureText(figure('delais', id));

/** What the form must know of the site: plain values, so that it carries no content of its own. */
export const quoteProps = (): QuoteSettings => ({
  backend: environment.backend,
  contact: { email: site.contact.email, telephone: site.contact.telephone, telephoneLink: telephoneLink(site.contact.telephone) },
  broker: site.courtier.nom,
  publisher: site.editeur.nom,
  delays: { answer: text('reponse'), express: text('devis-express'), kept: text('conservation-devis'), rights: text('droits') },
  toasts: { label: String(setting('notifications-nom')), hotkey: String(setting('notifications-touche')) },
  queries: {
    gcMinutes: Number(setting('requetes-memoire')),
    retries: Number(setting('requetes-essais')),
    longestSeconds: Number(setting('requetes-attente')),
  },
});
