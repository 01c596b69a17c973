import type { Blocks } from '#src/content/schemas/blocks.ts';
import { figure } from '#src/content/tables.ts';
import { plainText } from '#src/content/texts.ts';
import { formatIncidentDate } from '#src/lib/dates.ts';
import { formatFigure } from '#src/lib/numbers.ts';
import { Bars } from '#src/ui/charts/bars.tsx';
import { RecordTable } from '#src/ui/data-table.tsx';
import { RichText } from './rich-text.tsx';

/** Returns a cost in euros, or the upper end of its range, so that the table can sort by it. */
function getHighest(id: string): number {
  const { valeur, unite } = figure('chiffres', id);
  return Number([valeur].flat().at(-1)) * (unite === 'M€' ? 1_000_000 : 1);
}

/** Draws the length of each interruption that was published, the longest first. */
const Stops = ({ rows }: { rows: Blocks['attaques'] }) => (
  <Bars
    title="Jours d’arrêt, quand la durée est publiée"
    bars={rows
      .flatMap(({ nom, jours }) =>
        jours ? { name: plainText(nom), value: formatFigure(jours, 'jours'), high: jours } : [],
      )
      .sort((a, b) => b.high - a.high)}
  />
);

const incidentColumns = ['Qui', 'Quand', 'Ce qui s’est arrêté', 'Coût publié', 'Assurance'];

/**
 * Lists public attacks. The custom element <sorted-table> sorts the rows by the values of their
 * <data> elements.
 */
export const Attaques = ({ value: rows }: { value: Blocks['attaques'] }) => (
  <sorted-table>
    <Stops rows={rows} />
    <p className="field mb-3" hidden>
      <label htmlFor="classement">Classer par</label>
      <select id="classement" autoComplete="off">
        <option value="date">date, la plus récente d’abord</option>
        <option value="jours">durée de l’arrêt</option>
        <option value="montant">coût publié</option>
      </select>
      <span role="status" className="small soft" />
    </p>
    <RecordTable
      caption="Des attaques publiques en France"
      head={incidentColumns}
      rows={rows
        .toSorted((a, b) => b.date.localeCompare(a.date))
        .map(({ nom, taille, date, arret, jours, cout, montant, paye }) => [
          <span key="nom">
            <RichText text={nom} /> <small className="small soft block">{taille}</small>
          </span>,
          <data key="date" data-sort="date" value={date.replaceAll('-', '').padEnd(8, '0')}>
            {formatIncidentDate(date)}
          </data>,
          <data key="arret" data-sort="jours" value={jours ?? 0}>
            <RichText text={arret} />
          </data>,
          <data key="cout" data-sort="montant" value={montant ? getHighest(montant) : 0}>
            <RichText text={cout} />
          </data>,
          <RichText key="paye" text={paye} />,
        ])}
    />
  </sorted-table>
);
