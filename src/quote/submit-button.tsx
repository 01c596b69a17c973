import type { QuoteSettings } from './function.ts';
import { quoteMail } from './quote-mail.ts';
import type { Answers } from './values.ts';

/** A request that has a number, and the address of its thank-you page. */
export type Sent = { number: string; state: string; address: string };

/** Replaces the button, in case the thank-you page does not load. */
export const SentNote = ({ sent: { number, state, address } }: { sent: Sent }) => (
  <p>
    <b>Demande {state === 'remise' ? 'remise au courtier' : 'enregistrée'}.</b> Son numéro&nbsp;:{' '}
    <b className="num">{number}</b>. <a href={address}>Voir la suite</a>
  </p>
);

type Props = { isSubmitting: boolean; label: string; className?: string };

/** Before hydration the button says that it waits, so that no click is lost. */
export const SubmitButton = ({ isSubmitting, label, className = '' }: Props) => (
  <button
    type="submit"
    formNoValidate
    className={`button ${className}`.trim()}
    disabled={isSubmitting}
    // Keeps the focus: an error shown on blur would move the button away from the pointer.
    onMouseDown={(event) => event.preventDefault()}
  >
    {isSubmitting ? (
      <>
        <span className="quote-spinner" aria-hidden="true" /> <span>Envoi en cours</span>
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

/** A telephone number and an e-mail with everything typed, for when the form cannot send. */
export const OtherWays = ({ contact, answers }: OtherWaysProps) => (
  <>
    Par téléphone : <a href={contact.telephoneLink}>{contact.telephone}</a>. Par e-mail :{' '}
    <a href={quoteMail(contact.email, answers)}>envoyer ce que j’ai tapé</a>.
  </>
);
