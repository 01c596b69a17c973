import { Note } from '#src/components/ui/note.tsx';
import { SourceList } from '#src/components/ui/source-list.tsx';
import { shownYear } from '#src/content/tables.ts';
import { citeSource } from '#src/content/texts.ts';
import { EditionSuivante } from '#src/mdx/blocks/edition-suivante.tsx';

/** Beside the measured price: where it comes from, and what it does not see. */
export const MarketNotes = () => (
  <>
    <Note title="D’où vient la moyenne" folds>
      <p>
        L’étude LUCY de l’AMRAE, l’association des responsables de risques, relève chaque année des contrats placés par des
        courtiers. Elle donne pour chaque classe de chiffre d’affaires un taux et un plafond moyens, que nous multiplions pour
        obtenir la prime.
      </p>
    </Note>
    <Note title="Ce qu’elle ne voit pas">
      <p>
        Elle mêle tous les secteurs et ne compte pas les contrats signés en ligne ou chez un agent. Rien n’y dit si la taxe
        d’assurance est comprise.
      </p>
      <EditionSuivante />
    </Note>
    <SourceList citations={[citeSource(shownYear().source)]} inMargin />
  </>
);
