import { environment } from '#src/config/environment.ts';
import type { Slots } from '#src/ui/island/slot.tsx';
import { Collection, type Terms } from './collection.tsx';
import { inputId } from './go-to-field.ts';
import { quoteMail } from './quote-mail.ts';
import type { QuoteSettings } from './quote-settings.ts';
import { emptyQuote } from './values.ts';

/**
 * For machines that fill in every field they find: no person sees it or comes to it. Filled in, it
 * marks the request.
 */
const Lure = () => (
  <div className="quote-lure" aria-hidden="true">
    <label htmlFor={inputId('site-web')}>Ne remplissez pas ce champ</label>
    <input id={inputId('site-web')} name="site_web" type="text" tabIndex={-1} autoComplete="off" />
  </div>
);

/**
 * What the form does where scripts are blocked or have not come: the browser's own sending, and
 * other ways to reach us.
 */
const WithoutScripts = ({ contact }: { contact: QuoteSettings['contact'] }) => (
  <>
    <Lure />
    <noscript>
      <button type="submit" className="button">
        Envoyer mes réponses
      </button>
    </noscript>
    <p className="when-dead mt-3">
      Votre navigateur n’a pas pu charger tout le formulaire. Le bouton envoie quand même vos
      réponses au courtier. Il vous donnera un numéro de demande dans sa réponse. Ou appelez le{' '}
      <a href={contact.telephoneLink}>{contact.telephone}</a>, ou{' '}
      <a href={quoteMail(contact.email, emptyQuote)}>écrivez-nous</a> : l’e-mail est déjà commencé.
    </p>
  </>
);

/**
 * Parts of the form that React does not render in the browser: the text of the consent, and the
 * parts for visitors without scripts.
 */
export const quoteSlots = (contact: QuoteSettings['contact'], terms?: Terms): Slots => ({
  'sans-scripts':
    environment.siteEnv === 'preview' ? (
      <p className="mt-3">Aperçu&nbsp;: ce formulaire n’envoie rien.</p>
    ) : (
      <WithoutScripts contact={contact} />
    ),
  ...(terms && { collecte: <Collection {...terms} /> }),
});
