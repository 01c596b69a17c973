import { type ReactNode, useState } from 'react';
import { buildJoinAddress, type Card } from '#src/lib/joined-card.ts';
import { Options } from '#src/ui/choices.tsx';
import {
  type Cut,
  type EstimatorData,
  openBands,
  type Prospect,
  quoteAnswers,
} from './prospect.ts';

type Props = { card: Card; choice: Prospect; bands: EstimatorData['bands']; children: ReactNode };

const labels: Record<Cut, string> = {
  secteur: 'Votre secteur',
  effectifs: 'Votre effectif',
  ca: 'Votre chiffre d’affaires',
};

/**
 * Joins a result to the request. It asks first for answers that the form divides more finely, so
 * that the form arrives filled in.
 */
export function Joining({ card, choice, bands, children }: Props) {
  const [picked, pick] = useState<Partial<Record<Cut, string>>>({});
  const open = openBands(choice, bands);
  const chosen = open.flatMap(([name, options]) =>
    options.some(([value]) => value === picked[name]) ? [[name, picked[name]]] : [],
  );
  const address = buildJoinAddress(card, {
    ...quoteAnswers(choice),
    ...Object.fromEntries(chosen),
  });
  if (open.length === 0)
    return (
      <a className="action-link" href={address}>
        {children}
      </a>
    );
  return (
    <details className="joining">
      <summary className="action-link text-bleu underline">{children}</summary>
      <p className="small">
        L’estimateur et la demande n’ont pas les mêmes tranches (
        <a href="/entreprises#comment-le-site-compte-les-tailles">le tableau des tailles</a>).
        Choisissez les vôtres : elles seront remplies dans la demande.
      </p>
      {open.map(([name, options]) => (
        <label key={name} className="field mt-3 block">
          <b>{labels[name]}</b>
          <select
            value={picked[name] ?? ''}
            onChange={({ target }) => pick({ ...picked, [name]: target.value })}
            autoComplete="off"
          >
            <Options of={[['', 'Choisir'], ...options]} />
          </select>
        </label>
      ))}
      <a className="button mt-4" href={address}>
        Joindre et ouvrir la demande
      </a>
    </details>
  );
}
