import { quoteFields } from '#shared/quote-fields.ts';
import { secteursEstimateur } from '#src/content/schemas/price-tables.ts';
import { marketClasses, table } from '#src/content/tables.ts';
import { Island } from '#src/islands/island.tsx';
import { PageSheet } from '#src/ui/page-sheet.tsx';
import type { Row } from '../page.tsx';
import { PriceCards } from './cards.tsx';
import { CombinationTable } from './combinations.tsx';
import { Bands, ClassTable } from './measures.tsx';
import { Limits, MarketNotes } from './notes.tsx';

const options = (name: 'ca' | 'effectifs' | 'secteur') => Object.entries(quoteFields[name].options);
/** Choices of the quote form. */
const bands = { secteur: options('secteur'), effectifs: options('effectifs'), ca: options('ca') };

/** The measured price and the estimator's range on one axis. */
function Instrument() {
  const { secteurs, tailles } = table('estimateur');
  return (
    <section className="frame" aria-label="Votre prix">
      <PageSheet name="prices" />
      <Island
        of="estimator"
        start="idle"
        sectors={secteursEstimateur.map((id) => ({ id, ...secteurs[id] }))}
        sizes={tailles}
        classes={marketClasses()}
        bands={bands}
        slots={{ mesure: <MarketNotes />, limites: <Limits /> }}
      />
    </section>
  );
}

export const prices: Row<'pages'> = {
  above: Instrument,
  slots: () => ({
    classes: <ClassTable />,
    tableau: <CombinationTable />,
    tranches: <Bands />,
    cartes: <PriceCards />,
  }),
  withIslands: true,
  also: ['/comparatif'],
};
