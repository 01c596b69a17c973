import type { MouseEvent } from 'react';
import { CopyRequest } from './copy-request.tsx';
import { letter, quoteMail } from './quote-mail.ts';
import type { QuoteSettings } from './quote-settings.ts';
import type { Answers } from './values.ts';

/**
 * The field that is left by this click would show its error now, and move what is being clicked
 * away from under it.
 */
export const stayPut = (event: MouseEvent) => event.preventDefault();

/** Idle, sending, sending for longer than usual. */
export type Progress = 'rest' | 'sending' | 'slow';

/** A request that has a number, and the address of its thank-you page. */
export type Sent = { number: string; state: string; address: string };

/** In the place of the button, for when the thank-you page does not load. */
export const SentNote = ({ sent: { number, state, address } }: { sent: Sent }) => (
  <p>
    <b>Demande {state === 'remise' ? 'remise au courtier' : 'enregistrée'}.</b> Son numéro&nbsp;:{' '}
    <b className="num">{number}</b>. <a href={address}>Voir la suite</a>
  </p>
);

type Props = { progress: Progress; label: string; className?: string };

/**
 * Before the form is alive the button says so instead of losing the click; while it sends it cannot
 * send again.
 */
export const SubmitButton = ({ progress, label, className = '' }: Props) => (
  <button
    type="submit"
    formNoValidate
    className={`button ${className}`.trim()}
    disabled={progress !== 'rest'}
    onMouseDown={stayPut}
  >
    {progress === 'rest' ? (
      <>
        <span className="when-alive">{label}</span>
        <span className="when-waiting">Un instant, le formulaire se prépare</span>
      </>
    ) : (
      <>
        <span className="quote-spinner" aria-hidden="true" /> Envoi en cours
      </>
    )}
  </button>
);

type WayOnProps = { contact: QuoteSettings['contact']; answers: () => Answers };

/**
 * Another way on when the form cannot send: by phone, or by an e-mail that carries what was typed.
 */
export function OtherWays({ contact, answers }: WayOnProps) {
  const address = () => quoteMail(contact.email, answers());
  return (
    <>
      Par téléphone : <a href={contact.telephoneLink}>{contact.telephone}</a>. Par e-mail :{' '}
      <a
        href={address()}
        onClick={({ currentTarget }) => {
          currentTarget.href = address();
        }}
      >
        envoyer ce que j’ai tapé
      </a>{' '}
      ou <CopyRequest text={() => letter(answers())} />
    </>
  );
}
