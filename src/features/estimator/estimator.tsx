'use client';

import { useRef, useState } from 'react';
import { axisEnd, estimate } from '#src/domain/estimate.ts';
import { formatFigure } from '#src/domain/numbers.ts';
import { useAddress } from '../shared/use-address.ts';
import { type Choice, type EstimatorData, formatChoice, parseChoice, quoteAddress } from './choice.ts';
import { Choices } from './choices.tsx';
import { Ruler } from './ruler.tsx';

const quoteOnly = 'Sur devis personnalisé';

/** Two rows of choices, one range, drawn on an axis on which all sectors stay visible. */
export function Estimator({ sectors, sizes }: EstimatorData) {
  const [choice, choose] = useAddress<Choice>(
    { sector: 'general', size: 'pme' },
    (query) => parseChoice(query, sectors, sizes),
    formatChoice,
  );
  const [copied, setCopied] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  const sector = sectors.find(({ id }) => id === choice.sector) ?? sectors[0];
  const size = sizes.find(({ id }) => id === choice.size) ?? sizes[1];
  if (!sector || !size) return null;
  const result = estimate(sector, size.multiplier);
  const ranges = sectors.map((each) => ({ ...each, range: estimate(each, size.multiplier) }));
  const end = axisEnd(Math.max(...ranges.map(({ range }) => range?.month[1] ?? 0), 1));

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(window.location.href);
      setCopied(true);
    } catch {
      field.current?.select();
    }
  };

  return (
    <div className="estimator" data-block="estimateur">
      <div className="settings no-print">
        <Choices
          name="secteur"
          legend="Votre secteur"
          value={choice.sector}
          options={sectors.map(({ id, nom }) => ({ id, label: nom }))}
          onChange={(id) => choose({ ...choice, sector: id })}
        />
        <Choices
          name="taille"
          legend="Vos salariés"
          value={choice.size}
          options={sizes.map(({ id, name, description }) => ({ id, label: description.replace(/ salariés/, ''), hint: name }))}
          onChange={(id) => choose({ ...choice, size: id })}
        />
      </div>
      <div className="dial">
        <p className="print-only">
          {sector.nom}, {size.description}. Estimation indicative du{' '}
          <span suppressHydrationWarning>{new Date().toLocaleDateString('fr-FR')}</span>, hors avis de l’assureur.
        </p>
        <p className="result" aria-live="polite" aria-atomic="true">
          <output className="num">{result ? formatFigure(result.month, '€') : quoteOnly}</output>
          {result && <span>par mois</span>}
          {result && <span className="yearly num">{formatFigure(result.year, '€')} par an</span>}
        </p>
        <Ruler title={`Fourchettes mensuelles, ${size.name}, secteur par secteur`} ranges={ranges} chosen={sector.id} end={end} />
      </div>
      <div className="actions no-print">
        <a className="button" href={quoteAddress(choice)}>
          Demander ce devis
        </a>
        <button type="button" className="action-link underline text-bleu cursor-pointer" onClick={copy}>
          {copied ? 'Lien copié' : 'Copier le lien de cette estimation'}
        </button>
        <button type="button" className="action-link underline text-bleu cursor-pointer" onClick={() => window.print()}>
          Imprimer
        </button>
        <span role="status" className="sr-only">
          {copied && 'Lien copié'}
        </span>
      </div>
    </div>
  );
}
