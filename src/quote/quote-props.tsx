import { environment } from '#src/config/environment.ts';
import { getSite } from '#src/content/identity.ts';
import { getFigureText, setting } from '#src/content/tables.ts';
import { buildTelephoneLink } from '#src/lib/telephone.ts';
import { Collection } from './collection.tsx';
import type { QuoteSettings } from './function.ts';
import { inputId } from './go-to-field.ts';
import { quoteMail } from './quote-mail.ts';
import { emptyQuote } from './values.ts';

/**
 * Contact for error messages. It has the telephone number of the broker, because the broker handles
 * the requests.
 */
const getContact = () => ({
  email: getSite().contact.email,
  telephone: getSite().courtier.telephone,
  telephoneLink: buildTelephoneLink(getSite().courtier.telephone),
});

/**
 * Returns the values of the site that the form needs. They are props, so that the script of the
 * form contains no content.
 */
const settings = (): QuoteSettings => ({
  backend: environment.backend,
  contact: getContact(),
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
 * Renders the parts that work without React. The hidden field is a trap: a person cannot see it,
 * but programs that send spam fill in every field.
 */
const WithoutScripts = () => (
  <>
    <div className="absolute -left-[100vw]" aria-hidden="true">
      <label htmlFor={inputId('site-web')}>Ne remplissez pas ce champ</label>
      <input
        id={inputId('site-web')}
        name="site_web"
        type="text"
        tabIndex={-1}
        autoComplete="off"
      />
    </div>
    <noscript>
      <button type="submit" className="button">
        Envoyer mes réponses
      </button>
    </noscript>
    <p className="when-dead mt-3">
      Votre navigateur n’a pas pu charger tout le formulaire. Le bouton envoie quand même vos
      réponses au courtier. Il vous donnera un numéro de demande dans sa réponse. Ou appelez le{' '}
      <a href={getContact().telephoneLink}>{getContact().telephone}</a>, ou{' '}
      <a href={quoteMail(getContact().email, emptyQuote)}>écrivez-nous</a> : l’e-mail est déjà
      commencé.
    </p>
  </>
);

/** Returns the parts of the form that only the server renders. */
const slots = () => ({
  'sans-scripts':
    environment.siteEnv === 'preview' ? (
      <p className="mt-3">Aperçu&nbsp;: ce formulaire n’envoie rien.</p>
    ) : (
      <WithoutScripts />
    ),
});

/**
 * Returns the props of the short form, without the slot `collecte`. The page must fill this slot
 * with the use of the answers, because the law requires this text next to the consent.
 */
export const shortForm = () => ({ compact: true, ...settings(), slots: slots() });
export const longForm = () => ({
  ...settings(),
  slots: {
    ...slots(),
    collecte: <Collection />,
  },
});
