import { RichText } from '#src/blocks/rich-text.tsx';
import { workedClaim } from '#src/content/worked-claims.ts';
import { convertToWorkingDays, countLostDays, floorEuros } from '#src/lib/claim.ts';
import { formatEuros, formatFigure } from '#src/lib/numbers.ts';
import { getPercent } from '#src/lib/scale.ts';
import { ShareBar } from '#src/ui/charts/share-bar.tsx';
import { Fold } from '#src/ui/fold.tsx';
import { Note } from '#src/ui/note.tsx';
import { Row, RowMatter, RowName, RowNotes, Section } from '#src/ui/section.tsx';
import type { Hours } from './attack.ts';
import { planId } from './attack-scene.tsx';

/** Line of the bill. `yours` is the part of `euros` that the firm pays. */
type Line = { name: string; detail?: string; euros: number; yours: number };
type Total = { name: string; detail?: string; euros: number; fill?: 'ink' | 'hatched' };

/**
 * Returns the bill of an attack. Lines: lost margin of the interruption and of the recovery,
 * expenses, lost clients. Totals: the sum, and the shares of the insurer and of the firm.
 */
function makeBill(sinistre: string): { lines: Line[]; totals: Total[] } {
  const { firm, stop, ...claim } = workedClaim(sinistre);
  const { margin, marginAfter, posts, lost, paid, left, retention } = claim;
  if (!stop) return { lines: [], totals: [] };
  const worked = convertToWorkingDays(stop, firm.week);
  const stopped = floorEuros(worked.days * firm.day);
  const missing = (countLostDays(worked) - worked.days) / worked.recovery;
  return {
    lines: [
      {
        name: 'L’arrêt complet',
        detail: `${formatFigure(stop.days, 'jours')}, tous les postes`,
        euros: stopped,
        yours: retention,
      },
      {
        name: 'La reprise',
        detail:
          `${formatFigure(stop.recovery, 'jours')}, pendant lesquels il manque ` +
          `${formatFigure(Math.round(missing * 100), '%')} des postes en moyenne`,
        euros: margin - stopped,
        yours: 0,
      },
      ...posts.map(({ name, amount }) => ({ name, euros: amount, yours: 0 })),
      {
        name: 'Les clients partis',
        detail:
          `${formatFigure(stop.gone, '%')} de l’activité, pendant ` +
          `${formatFigure(stop.missedFor, 'jours')} après la reprise`,
        euros: marginAfter,
        yours: marginAfter,
      },
    ],
    totals: [
      { name: 'La facture', euros: lost },
      { name: 'Payé par l’assureur', euros: paid, fill: 'ink' },
      {
        name: 'À votre charge',
        detail:
          `la franchise, ${formatEuros(retention)}, ` +
          `et les clients partis, ${formatEuros(marginAfter)}`,
        euros: left,
        fill: 'hatched',
      },
    ],
  };
}

/**
 * Draws a bar for each line of the bill. It begins where the bar above ends. The full width is
 * the whole bill.
 */
function Lines({ lines, whole }: { lines: Line[]; whole: number }) {
  let end = 0;
  return lines.map(({ name, detail, euros, yours }) => {
    const start = getPercent(end, whole);
    end += euros;
    return (
      <tr key={name} className="max-md:border-b max-md:border-filet">
        <th scope="row" className="py-1.5 text-left align-baseline wrap-anywhere">
          {name}
          {detail && <small className="small soft block font-normal">{detail}</small>}
          <ShareBar
            className="mt-1.5 h-3.5 overflow-visible"
            hatchId={planId}
            shares={[
              { start, width: getPercent(yours, whole), fill: 'yours' },
              {
                start: start + getPercent(yours, whole),
                width: getPercent(euros - yours, whole),
                fill: 'paid',
              },
            ]}
          />
        </th>
        <td className="type-name py-1.5 pl-3 text-right align-baseline whitespace-nowrap">
          {formatEuros(euros)}
        </td>
      </tr>
    );
  });
}

const TotalLine = ({ total: { name, detail, euros, fill } }: { total: Total }) => (
  <tr className="border-t-2 border-encre font-bold">
    <th scope="row" className="py-1.5 text-left wrap-anywhere">
      {fill && <i className={`key ${fill}`} aria-hidden="true" />}
      {name}
      {detail && <small className="small soft block font-normal">{detail}</small>}
    </th>
    <td className="type-name py-1.5 pl-3 text-right align-baseline whitespace-nowrap">
      {formatEuros(euros)}
    </td>
  </tr>
);

/** Shows the bill at the last moment line by line, with its assumptions next to it. */
export const Bill = ({ heures: { sinistre, facture, apres } }: { heures: Hours }) => {
  const { lines, totals } = makeBill(sinistre);
  return (
    <Section labelledBy="facture">
      <Row>
        <RowName>
          <h2 id="facture">{facture.titre}</h2>
        </RowName>
        <RowMatter>
          <table className="num w-full text-base leading-serre">
            <caption className="sr-only">Le calcul de la facture et de ce qui est payé</caption>
            <tbody>
              <Lines lines={lines} whole={totals[0]?.euros ?? 0} />
              {totals.map((total) => (
                <TotalLine key={total.name} total={total} />
              ))}
            </tbody>
          </table>
          <RichText as="div" className="source-line mt-4" text={apres} inline={false} />
        </RowMatter>
        <RowNotes label={facture.titre}>
          {facture.notes.map(({ titre, texte }) => (
            <Note key={titre}>
              <Fold title={titre}>
                <RichText text={texte} inline={false} />
              </Fold>
            </Note>
          ))}
        </RowNotes>
      </Row>
    </Section>
  );
};
