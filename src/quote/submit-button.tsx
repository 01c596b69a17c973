import type { QuoteSettings } from './function.ts';
import { quoteMail } from './quote-mail.ts';
import type { Answers } from './values.ts';

/**
 * Request that the function has stored: its number, its state, and the address of its thank-you
 * page.
 */
export type Sent = { number: string; state: string; address: string };

/** Shown instead of the button after the submission, in case the thank-you page does not load. */
export const SentNote = ({ sent: { number, state, address } }: { sent: Sent }) => (
  <p>
    <b>Demande {state === 'remise' ? 'remise au courtier' : 'enregistrée'}.</b> Son numéro&nbsp;:{' '}
    <b className="num">{number}</b>. <a href={address}>Voir la suite</a>
  </p>
);

type Props = { isSubmitting: boolean; label: string; className?: string };

/**
 * Renders the submit button of the form. After a click before hydration, it shows that the form
 * waits for its script.
 */
export const SubmitButton = ({ isSubmitting, label, className = '' }: Props) => (
  <button
    type="submit"
    formNoValidate
    className={`button ${className}`.trim()}
    disabled={isSubmitting}
    // Keeps the focus in the field on mousedown. Otherwise the field would show its error, which
    // would push the button away from the pointer.
    onMouseDown={(event) => event.preventDefault()}
  >
    {isSubmitting ? (
      <>
        <span
          className="quote-spinner size-5 rounded-full border-2 border-r-transparent"
          aria-hidden="true"
        />{' '}
        <span>Envoi en cours</span>
      </>
    ) : (
      <>
        <span className="when-alive">{label}</span>
        <span className="when-waiting">Un instant, le formulaire se prépare</span>
      </>
    )}
  </button>
);

type OtherWaysProps = { contact: QuoteSettings['contact']; answers: Answers };

/**
 * Offers a telephone number, and an e-mail with all typed answers, because the form could not send
 * them.
 */
export const OtherWays = ({ contact, answers }: OtherWaysProps) => (
  <>
    Par téléphone : <a href={contact.telephoneLink}>{contact.telephone}</a>. Par e-mail :{' '}
    <a href={quoteMail(contact.email, answers)}>envoyer ce que j’ai tapé</a>.
  </>
);
