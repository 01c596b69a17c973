import type { ReactNode } from 'react';
import { find } from '#src/content/documents.ts';
import type { Document } from '#src/content/kinds.ts';
import { Body } from '#src/mdx/body.tsx';
import { Closing } from './closing.tsx';
import { FaqSection } from './faq-section.tsx';
import { Shell } from './shell.tsx';
import { DeadlinesTool } from './tools/deadlines.tsx';
import { LossTool } from './tools/loss.tsx';
import { QuestionnaireTool } from './tools/questionnaire.tsx';

/** By the name of the page: its text is in content/outils, its instrument here. Until it has one, it is a page to read. */
const instruments: Partial<Record<string, () => ReactNode>> = {
  delais: DeadlinesTool,
  'perte-exploitation': LossTool,
  questionnaire: QuestionnaireTool,
};
// Under a name that no page has, an instrument would be drawn nowhere.
for (const page of Object.keys(instruments)) find('outils', page);

/** An instrument, and how it counts. */
export function ToolTemplate({ document }: { document: Document<'outils'> }) {
  const Instrument = instruments[document.slug];
  return (
    <Shell document={document}>
      {Instrument && (
        <section className="frame" aria-label={document.menu}>
          <Instrument />
        </section>
      )}
      <Body document={document} />
      <FaqSection route={document.route} withIslands />
      <Closing main="/devis" also={['/contact']} />
    </Shell>
  );
}
