import { formatEuros, formatFigure } from '#src/domain/numbers.ts';
import { percentOf } from '#src/domain/scale.ts';

type Props = {
  sales: number;
  days: number;
  month: number;
  loss: number;
  /** The gross margin, in percent of the sales. */
  rate: number;
  deductibles: number[];
};

/** The worked example of an operating loss, from the sales to what is paid, line by line. Nothing to type: it explains. */
export function Simulator({ sales, days, month, loss, rate, deductibles }: Props) {
  const hours = days * 24;
  const margin = Math.round((loss * rate) / 100);
  return (
    <figure className="chart not-prose my-6" data-block="simulateur">
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
        <span>
          {formatEuros(sales)}
          <small>de chiffre d’affaires par mois</small>
        </span>
        <em>÷</em>
        <span>
          {month}
          <small>jours</small>
        </span>
        <em>×</em>
        <span>
          {days}
          <small>jours d’arrêt</small>
        </span>
        <em>=</em>
        <span>
          {formatEuros(loss)}
          <small>manqués ({formatEuros(Math.round((sales / month) * days))}, arrondis)</small>
        </span>
      </p>
      <p className="calculation num">
        <span>
          {formatEuros(loss)}
          <small>de chiffre d’affaires manqué</small>
        </span>
        <em>×</em>
        <span>
          {formatFigure(rate, '%')}
          <small>de marge brute, celle d’une société de services</small>
        </span>
        <em>=</em>
        <span>
          {formatEuros(margin)}
          <small>de marge brute perdue</small>
        </span>
      </p>
      <div className="bars deductibles num">
        <p className="font-bold mb-3">Ce que l’assureur paie, selon la franchise</p>
        <ul>
          {deductibles.map((deductible) => (
            <li key={deductible}>
              <span className="name">Franchise {deductible} h</span>
              <span className="band" aria-hidden="true">
                <i className="hatched" style={{ '--part': percentOf(deductible, hours) } as object} />
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
    </figure>
  );
}
