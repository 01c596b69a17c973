import { quoteMail } from './quote-mail.ts';
import type { QuoteSettings } from './quote-settings.ts';
import { emptyQuote } from './values.ts';

/** For machines that fill in every field they find: no person sees it or comes to it. Filled in, it marks the request. */
const Lure = () => (
  <div className="lure" aria-hidden="true">
    <label htmlFor="devis-site-web">Ne remplissez pas ce champ</label>
    <input id="devis-site-web" name="site_web" type="text" tabIndex={-1} autoComplete="off" />
  </div>
);

/** What the form does where scripts are blocked or have not come: the browser's own sending, and other ways to reach us. */
export const WithoutScripts = ({ contact }: { contact: QuoteSettings['contact'] }) => (
  <>
    <Lure />
    <noscript>
      <button type="submit" className="button">
        Envoyer mes réponses
      </button>
    </noscript>
    <p className="when-dead mt-3">
      Votre navigateur n’a pas pu charger tout le formulaire. Le bouton envoie quand même vos réponses au courtier ; leur numéro
      vient avec sa réponse. Ou appelez le <a href={contact.telephoneLink}>{contact.telephone}</a>, ou{' '}
      <a href={quoteMail(contact.email, emptyQuote)}>écrivez-nous</a> : l’e-mail est déjà commencé.
    </p>
  </>
);
