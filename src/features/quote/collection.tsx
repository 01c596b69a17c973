export type Parties = { publisher: string; broker: string; kept: string; rights: string };

const blank = (name: string) => (name === 'à compléter' ? <span className="blank">[à compléter]</span> : name);

/** Who collects the answers, who receives them, how long, which rights. */
export const Collection = ({ publisher, broker, kept, rights }: Parties) => (
  <>
    <b>Qui fait quoi de vos réponses</b>
    <dl>
      <dt>Collecte</dt>
      <dd>L’éditeur du site, {blank(publisher)}</dd>
      <dt>Reçoit</dt>
      <dd>Le courtier, {blank(broker)}, et lui seul</dd>
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
