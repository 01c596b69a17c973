import { Identity } from '#src/components/ui/identity.tsx';

export type Parties = { publisher: string; broker: string; kept: string; rights: string };

/** Who pays whom, and what the box is for; who collects the answers, who receives them, how long, which rights. */
export const Collection = ({ publisher, broker, kept, rights }: Parties) => (
  <>
    <b>Qui fait quoi de vos réponses</b>
    <p className="mt-3">
      Vos réponses vont à un seul courtier, qui rémunère l’éditeur pour cette mise en relation. Aucune autre société ne les
      utilise{'\u202F'}; nos prestataires techniques les acheminent. Cette case lance votre demande{'\u202F'}; elle n’autorise
      aucune publicité.
    </p>
    <dl>
      <dt>Collecte</dt>
      <dd>
        L’éditeur du site, <Identity value={publisher} />
      </dd>
      <dt>Reçoit</dt>
      <dd>
        Le courtier, <Identity value={broker} />, et lui seul
      </dd>
      <dt>Garde</dt>
      <dd>{kept} après votre dernier contact</dd>
      <dt>Vos droits</dt>
      <dd>
        Accès, rectification, effacement, limitation, portabilité, opposition. Réponse en {rights} au plus.{' '}
        <a href="/politique-confidentialite">Politique de confidentialité</a>
      </dd>
    </dl>
  </>
);
