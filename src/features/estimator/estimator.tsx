'use client';

// estimator/: a price range for a sector and a size, which the address holds.
import { useRef } from 'react';
import { estimate } from '#src/domain/estimate.ts';
import { formatFigure } from '#src/domain/numbers.ts';
import { axisEnd } from '#src/domain/scale.ts';
import { Choices } from '../shared/choices.tsx';
import { useAddress } from '../shared/use-address.ts';
import { Assumptions } from './assumptions.tsx';
import { type EstimatorData, estimateAddress, formatChoice, initial, parseChoice, quoteAddress } from './choice.ts';
import { Ruler } from './ruler.tsx';
import { Share } from './share.tsx';

/** Two rows of choices, one range, drawn on an axis on which all sectors stay visible. */
export function Estimator({ sectors, sizes }: EstimatorData) {
  const root = useRef<HTMLDivElement>(null);
  const [choice, choose] = useAddress({
    root,
    initial,
    parse: (query) => parseChoice(query, { sectors, sizes }),
    format: formatChoice,
  });

  const sector = sectors.find(({ id }) => id === choice.sector);
  const size = sizes.find(({ id }) => id === choice.size);
  if (!sector || !size) return null;
  const result = estimate(sector, size.multiplier);
  const ranges = sectors.flatMap(({ id, nom, ...profile }) => {
    const range = estimate(profile, size.multiplier);
    return range ? [{ id, nom, month: range.month }] : [];
  });

  return (
    <div ref={root} className="estimator" data-block="estimateur">
      <div className="settings no-print" data-twin="leave-out">
        <Choices
          name="secteur"
          legend="Votre secteur"
          value={choice.sector}
          options={sectors.map(({ id, nom }) => ({ id, label: nom }))}
          onChange={(id) => choose((before) => ({ ...before, sector: id }))}
        />
        <Choices
          name="taille"
          legend="Vos salariés"
          value={choice.size}
          options={sizes.map(({ id, name, description }) => ({ id, label: description.replace(/\s+salariés/, ''), hint: name }))}
          onChange={(id) => choose((before) => ({ ...before, size: id }))}
        />
      </div>
      <div className="dial">
        <Assumptions sector={sector} size={size} address={estimateAddress(choice)} />
        <output className="result" aria-live="polite" aria-atomic="true">
          <b className="num">{result ? formatFigure(result.month, '€') : 'Sur devis personnalisé'}</b>
          {result && <span>par mois</span>}
          {result && <span className="yearly num">{formatFigure(result.year, '€')} par an</span>}
        </output>
        {result ? (
          <Ruler
            title={`Fourchettes mensuelles, ${size.name}, secteur par secteur`}
            ranges={ranges}
            chosen={sector.id}
            end={axisEnd(Math.max(...ranges.map(({ month }) => month[1])))}
          />
        ) : (
          <p>
            {`${size.description}\u00A0`}: le secteur et l’effectif ne suffisent plus. Un courtier monte le programme, en général
            avec plusieurs assureurs.
          </p>
        )}
      </div>
      <div className="actions no-print" data-twin="leave-out">
        <a className="button" href={quoteAddress(choice)}>
          Demander ce devis
        </a>
        <a className="action-link" href={`${quoteAddress(choice)}&joindre=1`}>
          Joindre cette estimation à ma demande
        </a>
        <Share address={estimateAddress(choice)} />
      </div>
    </div>
  );
}
