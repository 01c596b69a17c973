import type { ReactNode } from 'react';
import { guaranteeExample } from '#src/content/stops.ts';
import { amount, figure } from '#src/content/tables.ts';
import { buildQuery } from '#src/lib/loss/loss-input.ts';
import { formatEuros, formatFigure } from '#src/lib/numbers.ts';
import { getPercent } from '#src/lib/scale.ts';
import { ActionLink } from '#src/ui/link.tsx';
import { barList, barPlace, barRow, barValue } from './track.tsx';

const Term = ({ of, children }: { of: ReactNode; children: ReactNode }) => (
  <span>
    {of}
    <small className="type-plain soft block">{children}</small>
  </span>
);

const Operator = ({ of }: { of: string }) => (
  <em className="text-center font-normal not-italic">{of}</em>
);

const calculation =
  'num type-number mt-6 grid max-w-none grid-cols-[1.5rem_1fr] content-start items-baseline gap-x-3 gap-y-2 ' +
  '*:first:col-[2]';

/**
 * Explains the calculation of an operating loss with an example, line by line, from the sales to
 * the payment. Visitors can type nothing here.
 */
export function Simulateur() {
  const sales = amount('chiffres', 'simulateur-ventes');
  const loss = amount('chiffres', 'simulateur-perte');
  const rate = amount('chiffres', 'services-marge');
  const days = amount('delais', 'simulateur-arret');
  const month = amount('delais', 'simulateur-mois');
  const [low, high] = figure('plafonds', 'franchise-pertes').valeur as [number, number];
  const hours = days * 24;
  const margin = Math.round((loss * rate) / 100);
  return (
    <figure className="chart not-prose my-6" data-block="simulateur">
      <figcaption>
        Un mois de {month} jours ; en noir, les {days} jours arrêtés
      </figcaption>
      <div className="grid grid-cols-10 gap-[3px] md:grid-cols-[repeat(30,1fr)]" aria-hidden="true">
        {Array.from({ length: month }, (_, day) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the days never change their order
          <i key={day} className={`h-6 border border-encre md:h-9 ${day < days ? 'ink' : ''}`} />
        ))}
      </div>
      <div className="gap-x-colonne md:grid md:grid-cols-2">
        <p className={calculation}>
          <Term of={formatEuros(sales)}>de chiffre d’affaires par mois</Term>
          <Operator of="÷" />
          <Term of={month}>jours</Term>
          <Operator of="×" />
          <Term of={days}>jours d’arrêt</Term>
          <Operator of="=" />
          <Term of={formatEuros(loss)}>
            manqués ({formatEuros(Math.round((sales / month) * days))}, arrondis)
          </Term>
        </p>
        <p className={calculation}>
          <Term of={formatEuros(loss)}>de chiffre d’affaires manqué</Term>
          <Operator of="×" />
          <Term of={formatFigure(rate, '%')}>de marge brute, celle d’une société de services</Term>
          <Operator of="=" />
          <Term of={formatEuros(margin)}>de marge brute perdue</Term>
        </p>
      </div>
      <div className="@container num my-3 text-base leading-[1.25]">
        <p className="font-bold mb-3">Ce que l’assureur paie, selon la franchise</p>
        <ul className={barList}>
          {[low, amount('delais', 'simulateur-franchise'), high].map((deductible) => (
            <li key={deductible} className={barRow}>
              <span>Franchise {deductible} h</span>
              <span className={`${barPlace} flex h-5`} aria-hidden="true">
                <svg
                  className="hatched border-r-0"
                  width={`${getPercent(deductible, hours)}%`}
                  height="100%"
                />
                <b className="ink flex-1" />
              </span>
              <b className={barValue}>
                {formatEuros(Math.round((margin * (hours - deductible)) / hours))}
              </b>
            </li>
          ))}
        </ul>
      </div>
      <p className="small soft">
        <i className="key hatched" aria-hidden="true" />à votre charge
        <i className="key ink" aria-hidden="true" />
        payé par l’assureur
      </p>
      <div className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-3 no-print">
        <ActionLink
          href={`/outils/perte-exploitation#${new URLSearchParams(buildQuery(guaranteeExample()))}`}
        >
          Refaire ce calcul avec votre marge
        </ActionLink>
      </div>
    </figure>
  );
}
