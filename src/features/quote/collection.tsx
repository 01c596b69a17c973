import { Wording } from '#src/mdx/wording.tsx';

export type Terms = { kept: string; rights: string };

/** Who pays whom, and what the box is for; who collects the answers, who receives them, how long, which rights. */
export const Collection = ({ kept, rights }: Terms) => (
  <>
    <b>Qui fait quoi de vos réponses</b>
    <p className="mt-3">
      <Wording id="consentement" />
    </p>
    <dl>
      <dt>Collecte</dt>
      <dd>
        <Wording id="recueille" />
      </dd>
      <dt>Reçoit</dt>
      <dd>
        <Wording id="recoit" />. <Wording id="outil" />
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
