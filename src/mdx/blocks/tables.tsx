import { figureText } from '#src/content/figures.ts';
import { figure } from '#src/content/tables.ts';
import { citationsIn, citeFigure, distinct } from '#src/content/texts.ts';
import { RichText } from '../rich-text.tsx';
import type { Drawing } from './drawing.ts';
import { RecordTable } from './record-table.tsx';

export const risques: Drawing<'risques'> = {
  draw: (rows) => (
    <RecordTable
      caption="Le risque par secteur, jugé par le site"
      head={['Secteur', 'Risque', 'Pourquoi']}
      rows={rows.map(({ secteur, niveau, motif }) => [
        secteur,
        <b key="niveau">{niveau}</b>,
        <RichText key="motif" text={motif} />,
      ])}
    />
  ),
};

export const amendes: Drawing<'amendes'> = {
  draw: (rows) => (
    <RecordTable
      caption="Des sanctions notables"
      head={['Qui', 'Montant', 'Année', 'Ce qui a été reproché']}
      rows={rows.map(({ societe, montant, motif, annee }) => [
        societe,
        <b key="montant" className="num whitespace-nowrap">
          {figureText(figure('chiffres', montant))}
        </b>,
        String(annee),
        <RichText key="motif" text={motif} />,
      ])}
    />
  ),
  citations: (rows) =>
    distinct(rows.flatMap(({ montant, motif }) => [...citeFigure('chiffres', montant), ...citationsIn(motif)])),
};

export const profils: Drawing<'profils'> = {
  draw: (rows) => (
    <RecordTable
      caption="Ce qui convient, selon qui l’on est"
      head={['Vous êtes', 'Regardez d’abord', 'À vérifier avant de signer']}
      rows={rows.map(({ profil, choix, verifier }) => [profil, choix, <RichText key="verifier" text={verifier} />])}
    />
  ),
};

export const inclusions: Drawing<'inclusions'> = {
  draw: (rows) => (
    <RecordTable
      caption="Les garanties comprises"
      head={['Garantie', 'Ce qu’elle fait', 'Jusqu’où']}
      rows={rows.map(({ titre, description, etendue }) => [
        titre,
        <RichText key="description" text={description} />,
        <RichText key="etendue" text={etendue} />,
      ])}
    />
  ),
};
