import type { Document } from '#src/content/kinds.ts';
import { secteursEstimateur } from '#src/content/schemas/price-tables.ts';
import { marketClasses, table } from '#src/content/tables.ts';
import { Island } from '#src/islands/island.tsx';
import { Breadcrumb } from '#src/ui/breadcrumb.tsx';
import { PageSheet } from '#src/ui/page-sheet.tsx';
import { MarkedTitle } from '#src/ui/title.tsx';
import type { Row } from '../page.tsx';
import { Bands } from './bands.tsx';
import { PriceCards } from './cards.tsx';
import { Limits, MarketNotes } from './notes.tsx';

/** Renders the measured prices, then the estimator. */
function Instrument(document: Document<'pages'>) {
  const { secteurs, tailles } = table('estimateur');
  return (
    <>
      <PageSheet name="prices" />
      <Island
        of="estimator"
        start="idle"
        sectors={secteursEstimateur.map((id) => ({ id, ...secteurs[id] }))}
        sizes={tailles}
        classes={marketClasses()}
        slots={{
          titre: (
            <>
              <Breadcrumb of={document} />
              <MarkedTitle className="mt-3" text={document.titre} />
            </>
          ),
          mesure: <MarketNotes />,
          limites: <Limits />,
        }}
      />
    </>
  );
}

export const prices: Row<'pages'> = {
  head: Instrument,
  slots: () => ({
    tranches: <Bands />,
    cartes: <PriceCards />,
  }),
  withIslands: true,
};
