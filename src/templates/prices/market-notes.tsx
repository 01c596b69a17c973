import { Note } from '#src/components/ui/note.tsx';
import { SourceList } from '#src/components/ui/source-list.tsx';
import { shownYear } from '#src/content/tables.ts';
import { citeSource } from '#src/content/texts.ts';
import { EditionSuivante } from '#src/mdx/blocks/own-tables.tsx';

/** Beside the measured price: what it does not see, and its source. */
export const MarketNotes = () => (
  <>
    <Note title="Ce que la moyenne ne voit pas">
      <p>
        Elle mêle tous les secteurs et ne compte pas les contrats signés en ligne ou chez un agent. Rien n’y dit si la taxe
        d’assurance est comprise.
      </p>
      <EditionSuivante />
    </Note>
    <SourceList citations={[citeSource(shownYear().source)]} inMargin />
  </>
);
