import type { ReactNode } from 'react';
import { Link } from '#src/components/ui/link.tsx';

/** How far the request has come, and what becomes of it, by its stage (frame/pages/thank-you.ts). */
const states = [
  ['enregistree waiting', 'Demande enregistrée.'],
  ['remise', 'Demande remise au courtier.'],
  ['retrait', 'Une demande de devis porte ce lien.'],
  ['retiree', 'Demande retirée.'],
];
const next = [
  ['enregistree', 'Nous remettons la demande au courtier, et cette page vous le dira.'],
  ['waiting', 'La messagerie du courtier n’a pas encore pris la demande. Elle lui sera remise sans que vous ayez rien à faire.'],
  ['remise', 'Le numéro est aussi dans le message que le courtier a reçu.'],
  [
    'retiree',
    'Vos réponses sont effacées du site. Si le courtier les avait reçues, un message lui demande de les effacer aussi.',
  ],
];

const acknowledgements = (telephone: ReactNode): [string, ReactNode][] => [
  ['attend', 'Un accusé de réception part à l’adresse e-mail que vous avez donnée, après la remise au courtier.'],
  ['parti', 'Un accusé de réception est parti à l’adresse e-mail que vous avez donnée.'],
  ['revenu', <>L’accusé de réception nous est revenu : vérifiez l’adresse e-mail, et appelez le {telephone} pour la corriger.</>],
  ['aucun', 'Aucun accusé de réception ne part pour cette demande : notez son numéro.'],
];

export const Stages = () => (
  <p>
    {states.map(([stage, text]) => (
      <b key={stage} data-stage={stage} hidden>
        {text}
      </b>
    ))}{' '}
    {next.map(([stage, text]) => (
      <span key={stage} data-stage={stage} hidden>
        {text}
      </span>
    ))}
  </p>
);

/** Whether its acknowledgement left. */
export const Acknowledgements = ({ telephone }: { telephone: ReactNode }) => (
  <>
    {acknowledgements(telephone).map(([state, text]) => (
      <p key={state} className="mt-1" data-accuse={state} hidden>
        {text}
      </p>
    ))}
  </>
);

/** Where no request can be named. */
export const NoRequest = ({ telephone }: { telephone: ReactNode }) => (
  <div role="status" className="mb-4">
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
    <p data-unsent hidden>
      Votre dernier envoi n’a pas abouti. Vos réponses sont encore dans <Link href="/devis">le formulaire</Link>.
    </p>
  </div>
);
