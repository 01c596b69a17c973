import type { UseFormRegisterReturn } from 'react-hook-form';
import { quoteFields } from '#shared/quote-fields.ts';
import { inputId } from './field.tsx';
import { stayPut } from './submit.tsx';

type Props = {
  registration: UseFormRegisterReturn;
  error?: string | undefined;
  compact: boolean;
  publisher: string;
  broker: string;
  delays: { kept: string; rights: string };
};

const blank = (name: string) => (name === 'à compléter' ? <span className="blank">[à compléter]</span> : name);

/** One box, unchecked at the start, and beside it who collects, who receives, how long, which rights. */
export const Consent = ({ registration, error, compact, publisher, broker, delays }: Props) => (
  <div>
    <label className="consent" onMouseDown={stayPut}>
      <input
        type="checkbox"
        autoComplete="off"
        onClick={({ currentTarget }) => currentTarget.focus()}
        id={inputId('rgpd')}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${inputId('rgpd')}-erreur` : undefined}
        {...registration}
      />
      <span>
        {quoteFields.rgpd.wording} {compact && <a href="/politique-confidentialite">Qui les reçoit</a>}
      </span>
    </label>
    <input type="hidden" name="accord" value={quoteFields.rgpd.version} />
    {error && (
      <p className="field-error" id={`${inputId('rgpd')}-erreur`}>
        <span className="sr-only">Erreur : </span>
        {error}
      </p>
    )}
    {!compact && (
      <div className="collection">
        <b>Qui fait quoi de vos réponses</b>
        <dl>
          <dt>Collecte</dt>
          <dd>L’éditeur du site, {blank(publisher)}</dd>
          <dt>Reçoit</dt>
          <dd>Le courtier, {blank(broker)}, et lui seul</dd>
          <dt>Garde</dt>
          <dd>{delays.kept} après votre dernier contact</dd>
          <dt>Vos droits</dt>
          <dd>
            Accès, rectification, effacement, limitation, portabilité, opposition. Réponse en {delays.rights} au plus.{' '}
            <a href="/politique-confidentialite">Politique de confidentialité</a>
          </dd>
        </dl>
      </div>
    )}
  </div>
);
