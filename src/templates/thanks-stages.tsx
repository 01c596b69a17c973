import type { ReactNode } from 'react';
import { Link } from '#src/components/ui/link.tsx';

/** How far the request has come: each sentence with the stages at which it is true (frame/pages/thank-you.ts). */
export const Stages = ({ telephone }: { telephone: ReactNode }) => (
  <div role="status">
    <p data-stage="none">
      Aucune demande n’a été envoyée depuis cette page. <Link href="/devis">Remplir le formulaire de devis</Link>
    </p>
    <p data-stage="checking" hidden>
      Nous vérifions le numéro de votre demande.
    </p>
    <p data-stage="unconfirmed unknown" hidden>
      <span data-stage="unconfirmed">Nous n’avons pas pu vérifier le numéro que porte cette adresse.</span>
      <span data-stage="unknown">Nous n’avons pas pu vérifier votre dernier envoi.</span> Pour savoir si une demande nous est
      parvenue, appelez le {telephone}.
    </p>
    <p className="text-xl" data-stage="enregistree waiting remise retrait retiree" hidden>
      <span data-stage="enregistree waiting">Demande enregistrée.</span>
      <span data-stage="remise">Demande remise au courtier.</span>
      <span data-stage="retrait">Une demande de devis porte ce lien.</span>
      <span data-stage="retiree">Demande retirée.</span> Son numéro : <b className="num" data-number />
    </p>
    <p className="mt-3" data-stage="enregistree" hidden>
      Notez-le. Nous remettons la demande au courtier, et cette page vous le dira.
    </p>
    <p className="mt-3" data-stage="waiting" hidden>
      Notez-le. La messagerie du courtier n’a pas encore pris la demande. Elle lui sera remise sans que vous ayez rien à faire.
    </p>
    <p className="mt-3" data-stage="remise" hidden>
      Notez-le : il est aussi dans le message que le courtier a reçu.
    </p>
    <p className="mt-3" data-stage="retiree" hidden>
      Vos réponses sont effacées du site. Si le courtier les avait reçues, un message lui demande de les effacer aussi.
    </p>
    <p className="mt-3" data-accuse="attend" hidden>
      Un accusé de réception part à l’adresse e-mail que vous avez donnée, après la remise au courtier.
    </p>
    <p className="mt-3" data-accuse="parti" hidden>
      Un accusé de réception est parti à l’adresse e-mail que vous avez donnée.
    </p>
    <p className="mt-3" data-accuse="revenu" hidden>
      L’accusé de réception nous est revenu : vérifiez l’adresse e-mail, et appelez le {telephone} pour la corriger.
    </p>
    <p className="mt-3" data-accuse="aucun" hidden>
      Aucun accusé de réception ne part pour cette demande : son numéro suffit.
    </p>
  </div>
);
