import type { ReactNode } from 'react';
import { guaranteeExample } from '#src/content/stops.ts';
import { amount, figure } from '#src/content/tables.ts';
import { buildQuery } from '#src/lib/loss/loss-input.ts';
import { formatEuros, formatFigure } from '#src/lib/numbers.ts';
import { getPercent } from '#src/lib/scale.ts';
import { ActionLink } from '#src/ui/link.tsx';

const Term = ({ of, children }: { of: ReactNode; children: ReactNode }) => (
  <span>
    {of}
    <small>{children}</small>
  </span>
);

/**
 * Explains an operating loss with a worked example, line by line, from the sales to the payment. It
 * has no fields.
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
      <div className="month" aria-hidden="true">
        {Array.from({ length: month }, (_, day) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the days never change their order
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
        <Term of={formatEuros(loss)}>
          manqués ({formatEuros(Math.round((sales / month) * days))}, arrondis)
        </Term>
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
          {[low, amount('delais', 'simulateur-franchise'), high].map((deductible) => (
            <li key={deductible}>
              <span className="name">Franchise {deductible} h</span>
              <span className="band" aria-hidden="true">
                <svg
                  className="hatched"
                  width={`${getPercent(deductible, hours)}%`}
                  height="100%"
                />
                <b className="ink" />
              </span>
              <b className="value">
                {formatEuros(Math.round((margin * (hours - deductible)) / hours))}
              </b>
            </li>
          ))}
        </ul>
      </div>
      <p className="small soft">
        <i className="key hatched" aria-hidden="true" />à votre charge
        <i className="key ink ml-4" aria-hidden="true" />
        payé par l’assureur
      </p>
      <div className="actions">
        <ActionLink
          href={`/outils/perte-exploitation#${new URLSearchParams(buildQuery(guaranteeExample()))}`}
        >
          Refaire ce calcul avec votre marge
        </ActionLink>
      </div>
    </figure>
  );
}
