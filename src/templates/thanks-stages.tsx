import type { ReactNode } from 'react';
import { Link } from '#src/components/ui/link.tsx';

/** What becomes of the request, by its stage. */
const next = [
  ['enregistree', 'Notez-le. Nous remettons la demande au courtier, et cette page vous le dira.'],
  [
    'waiting',
    'Notez-le. La messagerie du courtier n’a pas encore pris la demande. Elle lui sera remise sans que vous ayez rien à faire.',
  ],
  ['remise', 'Notez-le : il est aussi dans le message que le courtier a reçu.'],
  [
    'retiree',
    'Vos réponses sont effacées du site. Si le courtier les avait reçues, un message lui demande de les effacer aussi.',
  ],
];

const acknowledgements = (telephone: ReactNode): [string, ReactNode][] => [
  ['attend', 'Un accusé de réception part à l’adresse e-mail que vous avez donnée, après la remise au courtier.'],
  ['parti', 'Un accusé de réception est parti à l’adresse e-mail que vous avez donnée.'],
  ['revenu', <>L’accusé de réception nous est revenu : vérifiez l’adresse e-mail, et appelez le {telephone} pour la corriger.</>],
  ['aucun', 'Aucun accusé de réception ne part pour cette demande : son numéro suffit.'],
];

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
    {next.map(([stage, text]) => (
      <p key={stage} className="mt-3" data-stage={stage} hidden>
        {text}
      </p>
    ))}
    {acknowledgements(telephone).map(([state, text]) => (
      <p key={state} className="mt-3" data-accuse={state} hidden>
        {text}
      </p>
    ))}
  </div>
);
