import { getSite } from '#src/content/identity.ts';
import { getSearchDate } from '#src/content/insurer-facts.ts';
import type { Document } from '#src/content/kinds.ts';
import { type ComparedInsurer, comparedGuarantees, comparedOffers } from '#src/content/offers.ts';
import { gridRecorded } from '#src/content/tables.ts';
import { Island } from '#src/islands/island.tsx';
import { formatDate } from '#src/lib/dates.ts';
import { Button } from '#src/ui/link.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import { PageSheet } from '#src/ui/page-sheet.tsx';
import { renderLead } from '../lead.tsx';
import type { Row } from '../page.tsx';
import { Cards } from './cards.tsx';
import { comparedQuestions, LapsedOnPaper, publishedSlots } from './published.tsx';

const shownFields = [
  'id',
  'nom',
  'prix',
  'note',
  'capaciteMax',
  'garanties',
  'url',
  'nature',
] as const;
const plain = (offer: ComparedInsurer) =>
  Object.fromEntries(shownFields.map((field) => [field, offer[field]])) as Pick<
    ComparedInsurer,
    (typeof shownFields)[number]
  >;

/**
 * Renders the comparison table. It contains facts from public documents, and values that the site
 * has recorded itself. The lines below it state who publishes it and the date of the last search.
 */
function Instrument() {
  const offers = comparedOffers();
  const [lastSearch = ''] = offers
    .map(({ id }) => getSearchDate(id))
    .sort((a, b) => b.localeCompare(a));
  return (
    <>
      <PageSheet name="comparison" />
      <Island
        of="comparison"
        start="idle"
        offers={offers.map(plain)}
        guarantees={comparedGuarantees()}
        asked={comparedQuestions().map(({ id }) => id)}
        method="/assureurs#la-note-et-les-etoiles"
        recorded={gridRecorded()}
        scale={Math.max(...offers.map(({ capaciteMax }) => capaciteMax))}
        slots={publishedSlots(offers)}
      />
      <LapsedOnPaper offers={offers} />
      <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-3">
        <p className="no-print max-md:w-full">
          <Button href="/devis">Demander un devis</Button>
        </p>
        <p className="small soft">
          {getSite().publication}. Dernière recherche de documents : {formatDate(lastSearch)}.
        </p>
      </div>
    </>
  );
}

/** Uses the whole width for the title, and states the advice before the table. */
const Head = (document: Document<'pages'>) => (
  <>
    <PageHead of={document} isCompact />
    <div className="frame pb-5 md:pb-10">
      <div className="lead mb-4 md:[&_p]:max-w-none max-md:text-base max-md:leading-serre print:hidden">
        {renderLead(document)}
      </div>
      <Instrument />
    </div>
  </>
);

export const comparison: Row<'pages'> = {
  head: Head,
  slots: () => ({ cartes: <Cards /> }),
  withIslands: true,
  also: ['/comment-souscrire'],
};
