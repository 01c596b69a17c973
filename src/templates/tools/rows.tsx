import type { ReactNode } from 'react';
import type { Document } from '#src/content/kinds.ts';
import { FaqSection } from '../faq-section.tsx';
import type { Row } from '../page.tsx';
import { DeadlinesTool } from './deadlines.tsx';
import { LossTool } from './loss.tsx';
import { QuestionnaireTool } from './questionnaire.tsx';

const instrument = (Instrument: () => ReactNode): Row<'outils'> => ({
  above: ({ menu }: Document<'outils'>) => (
    <section className="frame" aria-label={menu}>
      <Instrument />
    </section>
  ),
  questions: ({ route }) => <FaqSection route={route} withIslands />,
});

/** By the name of the page: its text is in content/outils, its instrument here. Until it has one, it is a page to read. */
export const tools = {
  delais: instrument(DeadlinesTool),
  'perte-exploitation': instrument(LossTool),
  questionnaire: instrument(QuestionnaireTool),
};
