import { type Blocks, moments } from '#src/content/schemas/blocks.ts';
import { upperFirst } from '#src/lib/letters.ts';
import { formatFigure } from '#src/lib/numbers.ts';
import { getPercent } from '#src/lib/scale.ts';
import { Texts } from '#src/ui/texts.tsx';

const stopped: Record<(typeof moments)[number], string> = {
  'heure 0': 's’arrête aussitôt',
  '1 h': 's’arrête après une heure',
  '1 jour': 's’arrête après un jour',
  '1 semaine': 's’arrête après une semaine',
};

/** Returns the position of an hour on the axis, in columns. */
const getColumn = (hour: number) => (hour < 24 ? 1 + (hour - 1) / 23 : 2 + (hour - 24) / 144);

/** Returns the percentage of a stop, from column `from` on, that ends before the contract pays. */
const unpaidShare = (from: number, paid: number) =>
  getPercent(Math.max(0, paid + 1 - from), moments.length + 1 - from);

/**
 * Shows a day without computers for a trade: the substitute for each task, the time when the task
 * stops, and the hour from which the contract pays.
 */
export const Day = ({
  journee,
  attente,
}: {
  journee: Blocks['journee'];
  attente?: number | undefined;
}) => {
  const paid = attente === undefined ? moments.length : getColumn(attente);
  return (
    <figure className="chart day pb-12" data-block="journee">
      <figcaption>
        {journee.titre} <span>(scénario illustratif, temps resserré)</span>
      </figcaption>
      <div className="day-axis num" aria-hidden="true">
        <Texts as="span" of={moments.map(upperFirst)} />
      </div>
      <ul>
        {journee.lignes.map(({ nom, tient, arret, des }) => {
          const from = moments.indexOf(des) + 1;
          return (
            <li key={nom} className={from === 1 ? 'at-once' : undefined} data-from={from} data-item>
              <b className="day-name">{nom}</b>
              {tient && from > 1 && (
                <span className="holds">
                  <span className="sr-only">en attendant : </span>
                  {tient}
                </span>
              )}
              <span className="stopped">
                <span className="sr-only">{stopped[des]} : </span>
                {arret}
              </span>
              <svg className="hatched" aria-hidden="true">
                <rect
                  className="ink"
                  x={`${unpaidShare(from, paid)}%`}
                  width="100%"
                  height="100%"
                />
              </svg>
            </li>
          );
        })}
      </ul>
      <p className="small mt-3 max-w-none">
        <i className="key outline-bar" aria-hidden="true" />
        on tient
        <i className="key hatched ml-4" aria-hidden="true" />
        arrêté, à votre charge
        <i className="key ink ml-4" aria-hidden="true" />
        arrêté, payé{' '}
        {attente !== undefined && `après la franchise de ${formatFigure(attente, 'h')}`}
      </p>
    </figure>
  );
};
