import type { ReactNode } from 'react';
import { distinct } from '#src/content/mdx/text.ts';
import type { Blocks, TextBlock } from '#src/content/schemas/blocks.ts';
import { getFigureText } from '#src/content/tables.ts';
import { citeFigure, collectCitations } from '#src/content/texts.ts';
import { RecordTable } from '#src/ui/data-table.tsx';
import type { Drawing } from './drawing.ts';
import { RichText } from './rich-text.tsx';

/**
 * Creates a block that shows its rows as a table, from a caption, column headings and row cells.
 */
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
