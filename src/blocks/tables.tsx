import type { ReactNode } from 'react';
import { distinct } from '#src/content/mdx/text.ts';
import type { Blocks, TextBlock } from '#src/content/schemas/blocks.ts';
import { figure, getFigureText } from '#src/content/tables.ts';
import { citeFigure, collectCitations } from '#src/content/texts.ts';
import { formatIncidentDate } from '#src/lib/dates.ts';
import { RecordTable } from '#src/ui/data-table.tsx';
import type { Drawing } from './drawing.ts';
import { RichText } from './rich-text.tsx';

/** Creates a block that shows its rows as a table. `Name` is the name of the block. */
const records = <Name extends TextBlock>(
  caption: string,
  head: string[],
  rowsOf: (value: Blocks[Name]) => ReactNode[][],
): Drawing<Name> => ({
  draw: (value) => <RecordTable caption={caption} head={head} rows={rowsOf(value)} />,
});

export const risques = records<'risques'>(
  'Le risque par secteur, jugé par le site',
  ['Secteur', 'Risque', 'Pourquoi'],
  (rows) =>
    rows.map(({ secteur, niveau, motif }) => [
      secteur,
      <b key="niveau">{niveau}</b>,
      <RichText key="motif" text={motif} />,
    ]),
);

/** Returns a cost in euros, or the upper end of its range, so that the table can sort by it. */
function getHighest(id: string): number {
  const { valeur, unite } = figure('chiffres', id);
  return Number([valeur].flat().at(-1)) * (unite === 'M€' ? 1_000_000 : 1);
}

const incidentColumns = ['Qui', 'Quand', 'Ce qui s’est arrêté', 'Coût publié', 'Assurance'];

/**
 * Lists public attacks. The custom element <sorted-table> sorts the rows by the values of their
 * <data> elements.
 */
export const attaques: Drawing<'attaques'> = {
  draw: (rows) => (
    <sorted-table>
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
  ),
};

export const amendes: Drawing<'amendes'> = {
  ...records<'amendes'>(
    'Des sanctions notables',
    ['Qui', 'Montant', 'Année', 'Ce qui a été reproché'],
    (rows) =>
      rows.map(({ societe, montant, motif, annee }) => [
        societe,
        <b key="montant" className="num whitespace-nowrap">
          {getFigureText('chiffres', montant)}
        </b>,
        String(annee),
        <RichText key="motif" text={motif} />,
      ]),
  ),
  citations: (rows) =>
    distinct(
      rows.flatMap(({ montant, motif }) => [
        ...citeFigure('chiffres', montant),
        ...collectCitations(motif),
      ]),
    ),
};

export const profils = records<'profils'>(
  'Ce qui convient, selon qui l’on est',
  ['Vous êtes', 'Regardez d’abord', 'À vérifier avant de signer'],
  (rows) =>
    rows.map(({ profil, choix, verifier }) => [
      profil,
      choix,
      <RichText key="verifier" text={verifier} />,
    ]),
);

export const inclusions = records<'inclusions'>(
  'Les garanties comprises',
  ['Garantie', 'Ce qu’elle fait', 'Jusqu’où'],
  (rows) =>
    rows.map(({ titre, description, etendue }) => [
      titre,
      <RichText key="description" text={description} />,
      <RichText key="etendue" text={etendue} />,
    ]),
);
