import type { ReactNode } from 'react';
import { stopExamples } from '#src/content/stops.ts';
import { Island } from '#src/islands/island.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import { PageSheet } from '#src/ui/page-sheet.tsx';
import { renderLead, renderNote } from '../lead.tsx';
import type { Row } from '../page.tsx';
import { DeadlinesTool } from './deadlines.tsx';
import { QuestionnaireTool } from './questionnaire.tsx';

/**
 * Puts the tool before the text of its page, so that it is on the first screen of a phone. The note
 * begins in the same column as the last part of the tool.
 */
const instrument = (Instrument: () => ReactNode, column = 'lg:col-[4/13]'): Row<'outils'> => ({
  head: (document) => <PageHead of={document} lead={renderLead(document)} isCompact />,
  above: (document) => (
    <section aria-label={document.menu}>
      <Instrument />
      <div className="frame no-print lg:grid-12">
        <div className={`small max-w-mesure pb-8 ${column}`}>{renderNote(document)}</div>
      </div>
    </section>
  ),
  withIslands: true,
});

/**
 * Parts of the tool pages, by slug. Their texts are in content/outils. A page that is not listed
 * here has only its text.
 */
export const tools = {
  delais: instrument(DeadlinesTool, 'lg:col-[1/7]'),
  'perte-exploitation': instrument(() => (
    <>
      <PageSheet name="loss" />
      <Island of="loss" start="idle" examples={stopExamples()} />
    </>
  )),
  questionnaire: instrument(QuestionnaireTool),
};
