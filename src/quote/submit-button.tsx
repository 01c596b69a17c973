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

type Props = { progress: Progress; sent: Sent | undefined; compact: boolean; answer: string };

/** In the place of the button, for when the thank-you page does not load. */
const SentNote = ({ sent: { number, state, address } }: { sent: Sent }) => (
  <p>
    <b>Demande {state === 'remise' ? 'remise au courtier' : 'enregistrée'}.</b> Son numéro&nbsp;:{' '}
    <b className="num">{number}</b>. <a href={address}>Voir la suite</a>
  </p>
);

/**
 * Before the form is alive the button says so instead of losing the click; while it sends it cannot
 * send again.
 */
export const SubmitButton = ({ progress, sent, compact, answer }: Props) => (
  <div className="send mt-4" aria-live="polite">
    {sent ? (
      <SentNote sent={sent} />
    ) : (
      <button
        type="submit"
        formNoValidate
        className="button"
        disabled={progress !== 'rest'}
        onMouseDown={stayPut}
      >
        {progress === 'rest' ? (
          <>
            <span className="when-alive">
              {compact ? 'Être recontacté par un courtier' : 'Envoyer la demande'}
            </span>
            <span className="when-waiting">Un instant, le formulaire se prépare</span>
          </>
        ) : (
          <>
            <span className="spinner" aria-hidden="true" /> Envoi en cours
          </>
        )}
      </button>
    )}
    {!compact && progress === 'rest' && !sent && (
      <p className="small">Le courtier répond sous {answer}.</p>
    )}
    {progress !== 'rest' && (
      <p>{progress === 'slow' && 'C’est plus long que d’habitude. '}Ne fermez pas cette page.</p>
    )}
  </div>
);

type WayOnProps = { contact: QuoteSettings['contact']; answers: () => Answers };

/**
 * Another way on when the form cannot send: by phone, or by an e-mail that carries what was typed.
 */
export function WayOn({ contact, answers }: WayOnProps) {
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
