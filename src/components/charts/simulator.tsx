import { formatEuros } from '#src/domain/numbers.ts';
import { percentOf } from '#src/domain/scale.ts';

type Props = { sales: number; days: number; month: number; loss: number; deductibles: number[] };

const rounded = (value: number) => Math.round(value / 100) * 100;

/** The worked example of an operating loss, its arithmetic shown line by line. Nothing to type: it explains. */
export function Simulator({ sales, days, month, loss, deductibles }: Props) {
  const hours = days * 24;
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
          <small>de ventes par mois</small>
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
          <small>{formatEuros(Math.round((sales / month) * days))}, arrondis</small>
        </span>
      </p>
      <div className="bars deductibles num">
        <p className="font-bold mb-3">Le même arrêt, selon la franchise choisie</p>
        <ul>
          {deductibles.map((deductible) => (
            <li key={deductible}>
              <span className="name">Franchise {deductible} h</span>
              <span className="band" aria-hidden="true">
                <i className="hatched" style={{ '--part': percentOf(deductible, hours) } as object} />
                <b className="ink" />
              </span>
              <b className="value">{formatEuros(rounded((sales / month / 24) * (hours - deductible)))}</b>
            </li>
          ))}
        </ul>
      </div>
      <p className="small soft">
        <i className="key hatched" aria-hidden="true" />à votre charge
        <i className="key ink ml-4" data-twin="separator" aria-hidden="true" />
        reste à compter. Calcul du comparateur, avant conversion en marge brute.
      </p>
    </figure>
  );
}
