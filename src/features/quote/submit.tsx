import type { MouseEvent } from 'react';
import { CopyRequest } from './copy-request.tsx';
import type { QuoteSettings } from './settings.ts';
import type { Progress } from './use-sending.ts';

/** The field that is left by this click would show its error now, and move what is being clicked away from under it. */
export const stayPut = (event: MouseEvent) => event.preventDefault();

/** Before the form is alive the button says so instead of losing the click; while it sends it cannot send again. */
export const SubmitButton = ({ progress, compact }: { progress: Progress; compact: boolean }) => (
  <div className="mt-4" aria-live="polite">
    <button
      type="submit"
      className={compact ? 'button button-wide' : 'button'}
      disabled={progress !== 'rest'}
      onMouseDown={stayPut}
    >
      {progress === 'rest' ? (
        <>
          <span className="when-alive">{compact ? 'Recevoir ma proposition' : 'Envoyer la demande'}</span>
          <span className="when-waiting">Un instant, le formulaire se prépare</span>
        </>
      ) : (
        <>
          <span className="spinner" aria-hidden="true" /> Envoi en cours
        </>
      )}
    </button>
    {progress === 'slow' && <p className="mt-2">C’est plus long que d’habitude. Ne fermez pas la page.</p>}
  </div>
);

type WayOnProps = { contact: QuoteSettings['contact']; address: () => string; letter: () => string };

/** Another way on when the form cannot send: by phone, or by an e-mail that carries what was typed. */
export const WayOn = ({ contact, address, letter }: WayOnProps) => (
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
    ou <CopyRequest text={letter} />
  </>
);
