import type { ReactNode } from 'react';
import { formatEuros, formatFigure } from '#src/domain/numbers.ts';
import { percentOf } from '#src/domain/scale.ts';
import { ActionLink } from '../ui/link.tsx';
import { scaled } from '../ui/scaled.ts';

type Props = {
  sales: number;
  days: number;
  month: number;
  loss: number;
  /** The gross margin, in percent of the sales. */
  rate: number;
  deductibles: number[];
  /** Of the tool, with these numbers. */
  address: string;
};

const Term = ({ of, children }: { of: ReactNode; children: ReactNode }) => (
  <span>
    {of}
    <small>{children}</small>
  </span>
);

/** The worked example of an operating loss, from the sales to what is paid, line by line. Nothing to type: it explains. */
export function Simulator({ sales, days, month, loss, rate, deductibles, address }: Props) {
  const hours = days * 24;
  const margin = Math.round((loss * rate) / 100);
  return (
    <figure className="chart not-prose my-6" data-block="simulateur" data-layer="stoppage">
      <figcaption>
        Un mois de {month} jours ; en noir, les {days} jours arrêtés
      </figcaption>
      <div className="month" aria-hidden="true">
        {Array.from({ length: month }, (_, day) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a day is its rank
          <i key={day} className={day < days ? 'ink' : undefined} />
        ))}
      </div>
      <p className="calculation num">
        <Term of={formatEuros(sales)}>de chiffre d’affaires par mois</Term>
        <em>÷</em>
        <Term of={month}>jours</Term>
        <em>×</em>
        <Term of={days}>jours d’arrêt</Term>
        <em>=</em>
        <Term of={formatEuros(loss)}>manqués ({formatEuros(Math.round((sales / month) * days))}, arrondis)</Term>
      </p>
      <p className="calculation num">
        <Term of={formatEuros(loss)}>de chiffre d’affaires manqué</Term>
        <em>×</em>
        <Term of={formatFigure(rate, '%')}>de marge brute, celle d’une société de services</Term>
        <em>=</em>
        <Term of={formatEuros(margin)}>de marge brute perdue</Term>
      </p>
      <div className="bars deductibles num">
        <p className="font-bold mb-3">Ce que l’assureur paie, selon la franchise</p>
        <ul>
          {deductibles.map((deductible) => (
            <li key={deductible}>
              <span className="name">Franchise {deductible} h</span>
              <span className="band" aria-hidden="true">
                <i className="hatched" {...scaled({ '--part': percentOf(deductible, hours) })} />
                <b className="ink" />
              </span>
              <b className="value">{formatEuros(Math.round((margin * (hours - deductible)) / hours))}</b>
            </li>
          ))}
        </ul>
      </div>
      <p className="small soft">
        <i className="key hatched" aria-hidden="true" />à votre charge
        <i className="key ink ml-4" data-twin="separator" aria-hidden="true" />
        payé par l’assureur. Notre calcul.
      </p>
      <div className="actions">
        <ActionLink href={address}>Refaire ce calcul avec votre marge</ActionLink>
      </div>
    </figure>
  );
}
