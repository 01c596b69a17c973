import { RichText } from '#src/blocks/rich-text.tsx';
import type { Blocks } from '#src/content/schemas/blocks.ts';
import { workedClaim } from '#src/content/worked-claims.ts';
import {
  convertToWorkingDays,
  countDaysAfterRecovery,
  countLostDays,
  countMissingDays,
  floorEuros,
} from '#src/lib/claim.ts';
import { formatEuros, formatFigure, formatNumber, roundToHundredth } from '#src/lib/numbers.ts';
import { countWorkedDays } from '#src/lib/work-week.ts';
import { Note } from '#src/ui/note.tsx';

type Line = {
  name: string;
  detail?: string;
  days?: number;
  euros: number;
  fill?: 'ink' | 'hatched';
};

/**
 * The lines of the bill: the margin of the stop and of the recovery, what was spent, the clients
 * gone; what is paid, what is left.
 */
function linesOf(sinistre: string): { lines: Line[]; totals: Line[] } {
  const { firm, stop: told, ...claim } = workedClaim(sinistre);
  const { margin, marginAfter, posts, lost, paid, left, retention } = claim;
  if (!told) return { lines: [], totals: [] };
  const stop = convertToWorkingDays(told, firm.week);
  const stopped = floorEuros(stop.days * firm.day);
  const [recovering, gone] = [countLostDays(stop) - stop.days, countDaysAfterRecovery(stop)];
  const waiting = countMissingDays(stop, countWorkedDays(firm.week, firm.attente / 24));
  const missing = formatFigure(Math.round((recovering / stop.recovery) * 100), '%');
  return {
    lines: [
      {
        name: 'L’arrêt complet',
        detail: `${formatFigure(told.days, 'jours')}, tous les postes`,
        days: stop.days,
        euros: stopped,
      },
      {
        name: 'La reprise',
        detail: `${formatFigure(told.recovery, 'jours')}, pendant lesquels il manque ${missing} des postes en moyenne`,
        days: recovering,
        euros: margin - stopped,
      },
      ...posts.map(({ name, amount }) => ({ name, euros: amount })),
      {
        name: 'Les clients partis',
        detail: `${formatFigure(stop.gone, '%')} de l’activité, pendant ${formatFigure(told.missedFor, 'jours')} après la reprise`,
        days: gone,
        euros: marginAfter,
      },
    ],
    totals: [
      { name: 'La facture', days: countLostDays(stop) + gone, euros: lost },
      {
        name: 'Payé par l’assureur',
        days: countLostDays(stop) - waiting,
        euros: paid,
        fill: 'ink',
      },
      {
        name: 'À votre charge',
        detail: `la franchise, ${formatEuros(retention)}, et les clients partis, ${formatEuros(marginAfter)}`,
        days: waiting + gone,
        euros: left,
        fill: 'hatched',
      },
    ],
  };
}

const Row = ({
  line: { name, detail, days, euros, fill },
  isTotal,
}: {
  line: Line;
  isTotal: boolean;
}) => (
  <tr className={isTotal ? 'total' : undefined}>
    <th scope="row">
      {fill && <i className={`key ${fill}`} aria-hidden="true" />}
      {name}
      {detail && <small className="block font-normal soft">{detail}</small>}
    </th>
    <td>{days !== undefined && formatNumber(roundToHundredth(days))}</td>
    <td>{formatEuros(euros)}</td>
  </tr>
);

/** The bill after the last moment, worked out line by line; what it takes for granted beside it. */
export const Bill = ({ heures: { sinistre, facture } }: { heures: Blocks['heures'] }) => {
  const { lines, totals } = linesOf(sinistre);
  return (
    <section className="row-section">
      <div className="frame row">
        <div className="row-text">
          <h2 className="!text-2xl mb-3">{facture.titre}</h2>
          <table className="bill-lines num w-full">
            <caption className="sr-only">Le calcul de la facture et de ce qui est payé</caption>
            <thead>
              <tr>
                <th scope="col">Ligne</th>
                <th scope="col">Jours ouvrés de marge</th>
                <th scope="col">Euros</th>
              </tr>
            </thead>
            <tbody>
              {[...lines, ...totals].map((line) => (
                <Row key={line.name} line={line} isTotal={totals.includes(line)} />
              ))}
            </tbody>
          </table>
        </div>
        <aside className="margin" aria-label="Ce que le calcul suppose">
          {facture.notes.map(({ titre, texte }) => (
            <Note key={titre} title={titre}>
              <RichText text={texte} inline={false} />
            </Note>
          ))}
        </aside>
      </div>
    </section>
  );
};
