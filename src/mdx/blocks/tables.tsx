import { SourceList } from '#src/components/ui/source-list.tsx';
import { figureText } from '#src/content/figures.ts';
import type { Blocks } from '#src/content/schemas/blocks.ts';
import { figure } from '#src/content/tables.ts';
import { citationsIn, citeFigure, distinct } from '#src/content/texts.ts';
import { RichText } from '../rich-text.tsx';
import { BlockSources } from './block-sources.tsx';
import { RecordTable } from './record-table.tsx';

export const Risques = ({ risques }: { risques: Blocks['risques'] }) => (
  <div data-block="risques">
    <RecordTable
      caption="Le risque par secteur, jugé par le site"
      head={['Secteur', 'Risque', 'Pourquoi']}
      rows={risques.map(({ secteur, niveau, motif }) => [
        secteur,
        <b key="niveau">{niveau}</b>,
        <RichText key="motif" text={motif} />,
      ])}
    />
    <BlockSources of={risques} />
  </div>
);

export const Amendes = ({ amendes }: { amendes: Blocks['amendes'] }) => (
  <div data-block="amendes">
    <RecordTable
      caption="Des sanctions notables"
      head={['Qui', 'Montant', 'Année', 'Ce qui a été reproché']}
      rows={amendes.map(({ societe, montant, motif, annee }) => [
        societe,
        <b key="montant" className="num whitespace-nowrap">
          {figureText(figure('chiffres', montant))}
        </b>,
        String(annee),
        <RichText key="motif" text={motif} />,
      ])}
    />
    <SourceList
      citations={distinct(amendes.flatMap(({ montant, motif }) => [...citeFigure('chiffres', montant), ...citationsIn(motif)]))}
    />
  </div>
);

export const Profils = ({ profils }: { profils: Blocks['profils'] }) => (
  <div data-block="profils">
    <RecordTable
      caption="Ce qui convient, selon qui l’on est"
      head={['Vous êtes', 'Regardez d’abord', 'À vérifier avant de signer']}
      rows={profils.map(({ profil, choix, verifier }) => [profil, choix, <RichText key="verifier" text={verifier} />])}
    />
    <BlockSources of={profils} />
  </div>
);

export const Inclusions = ({ inclusions }: { inclusions: Blocks['inclusions'] }) => (
  <div data-block="inclusions">
    <RecordTable
      caption="Les garanties comprises"
      head={['Garantie', 'Ce qu’elle fait', 'Jusqu’où']}
      rows={inclusions.map(({ titre, description, etendue }) => [
        titre,
        <RichText key="description" text={description} />,
        <RichText key="etendue" text={etendue} />,
      ])}
    />
    <BlockSources of={inclusions} />
  </div>
);
