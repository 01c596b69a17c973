import { Page } from '#src/components/layout/page.tsx';
import { PageHead } from '#src/components/ui/page-head.tsx';
import type { Document } from '#src/content/kinds.ts';
import { secteursEstimateur } from '#src/content/schemas/tables.ts';
import { marketClasses, table } from '#src/content/tables.ts';
import { Island } from '#src/features/island.tsx';
import { Body } from '#src/mdx/body.tsx';
import { Closing } from './closing.tsx';
import { FaqSection } from './faq-section.tsx';
import { Bands } from './prices/bands.tsx';
import { PriceCards } from './prices/cards.tsx';
import { ClassTable } from './prices/classes.tsx';
import { CombinationTable } from './prices/combinations.tsx';
import { Limits } from './prices/limits.tsx';
import { MarketNotes } from './prices/market-notes.tsx';
import { leadOf, noteOf } from './shell.tsx';

/** An instrument: what is paid, measured, beside what the estimator says, on one axis; all that it can answer under it. */
export function PricesTemplate({ document }: { document: Document<'pages'> }) {
  const { secteurs, tailles } = table('estimateur');
  return (
    <Page route={document.route}>
      <div className="frame">
        <PageHead title={document.titre} here={document.menu} lead={leadOf(document)} note={noteOf(document)} />
      </div>
      <section className="frame" aria-label="Votre prix">
        <Island
          of="estimator"
          start="idle"
          sectors={secteursEstimateur.map((id) => ({ id, ...secteurs[id] }))}
          sizes={tailles}
          classes={marketClasses()}
          slots={{ mesure: <MarketNotes />, limites: <Limits /> }}
        />
      </section>
      <Body
        document={document}
        slots={{ classes: <ClassTable />, tableau: <CombinationTable />, tranches: <Bands />, cartes: <PriceCards /> }}
      />
      <FaqSection route={document.route} withIslands />
      <Closing main="/devis" also={['/comparatif']} />
    </Page>
  );
}
