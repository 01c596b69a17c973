import { moments } from '#src/content/kinds/secteurs.ts';
import type { Document } from '#src/content/kinds.ts';
import { upperFirst } from '#src/lib/letters.ts';
import { formatFigure } from '#src/lib/numbers.ts';
import { getPercent } from '#src/lib/scale.ts';
import { Texts } from '#src/ui/texts.tsx';
import { KeyItem } from './key-item.tsx';

const stopped: Record<(typeof moments)[number], string> = {
  'heure 0': 's’arrête aussitôt',
  '1 h': 's’arrête après une heure',
  '1 jour': 's’arrête après un jour',
  '1 semaine': 's’arrête après une semaine',
};

/** Converts an hour to a position on the time axis, in columns. */
const getColumn = (hour: number) => (hour < 24 ? 1 + (hour - 1) / 23 : 2 + (hour - 24) / 144);

/**
 * Returns the share of an interruption that the contract does not pay, in percent. The interruption
 * begins at column `from`, and the payments begin at column `paid`.
 */
const unpaidShare = (from: number, paid: number) =>
  getPercent(Math.max(0, paid + 1 - from), moments.length + 1 - from);

const rowGrid = 'grid md:grid-cols-[13.5rem_repeat(4,1fr)]';
const wordStyle = 'md:row-[1] md:pr-3 md:pb-1 md:text-base';

/**
 * Class names by the moment at which a task stops: the columns of the time in which people still
 * work without computers, then the columns of the interruption.
 */
const columns = [
  ['', 'md:col-[2/6]'],
  ['md:col-[2/3]', 'md:col-[3/6]'],
  ['md:col-[2/4]', 'md:col-[4/6]'],
  ['md:col-[2/5]', 'md:col-[5/6]'],
];

/**
 * Shows the first day without computers in a trade. For each task: how people do it without
 * computers, when it stops, and from which hour the contract pays.
 */
export const Day = ({
  journee,
  attente,
}: {
  journee: Document<'secteurs'>['journee'];
  attente?: number | undefined;
}) => {
  const paid = attente === undefined ? moments.length : getColumn(attente);
  return (
    <figure className="chart" data-block="journee">
      <figcaption>
        {journee.titre} <span>(scénario illustratif, temps resserré)</span>
      </figcaption>
      <div className={`type-mark num pb-1 ${rowGrid} grid-cols-4`} aria-hidden="true">
        <Texts as="span" of={moments.map(upperFirst)} className="md:first:col-[2]" />
      </div>
      <ul className="border-y-2 border-encre">
        {journee.lignes.map(({ nom, tient, arret, des }) => {
          const from = moments.indexOf(des);
          const share = getPercent(from, moments.length);
          return (
            <li
              key={nom}
              className={`${rowGrid} gap-y-0.5 border-filet py-3 text-base leading-[1.3] not-first:border-t`}
              data-item
            >
              <b className="md:row-[1/3] md:self-center">{nom}</b>
              <span className="flex h-3 md:col-[2/6] md:row-[2]" aria-hidden="true">
                {from > 0 && <svg className="outline-bar h-full" width={`${share}%`} />}
                <svg
                  className="hatched h-full border-encre"
                  width={`${100 - share}%`}
                  aria-hidden="true"
                >
                  <rect
                    className="ink"
                    x={`${unpaidShare(from + 1, paid)}%`}
                    width="100%"
                    height="100%"
                  />
                </svg>
              </span>
              {tient && from > 0 && (
                <span className={`soft text-sm ${wordStyle} ${columns[from]?.[0]}`}>
                  <span className="sr-only">en attendant : </span>
                  {tient}
                </span>
              )}
              <span className={`text-sm md:font-bold ${wordStyle} ${columns[from]?.[1]}`}>
                <span className="sr-only">{stopped[des]} : </span>
                {arret}
              </span>
            </li>
          );
        })}
      </ul>
      <p className="small mt-3 flex max-w-none flex-wrap gap-x-4 gap-y-1">
        <KeyItem look="outline-bar">on tient</KeyItem>
        <KeyItem look="hatched">arrêté, à votre charge</KeyItem>
        <KeyItem look="ink">
          arrêté, payé{' '}
          {attente !== undefined && `après la franchise de ${formatFigure(attente, 'h')}`}
        </KeyItem>
      </p>
    </figure>
  );
};
