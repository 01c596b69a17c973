import type { ReactNode } from 'react';
import { BlockSources } from '#src/blocks/block-sources.tsx';
import { RichText } from '#src/blocks/rich-text.tsx';
import { SectionTitle } from '#src/blocks/structure.tsx';
import { listThemes } from '#src/content/tables.ts';
import { Island } from '#src/islands/island.tsx';
import { spellCount } from '#src/lib/numbers.ts';
import { slugify } from '#src/lib/slug.ts';
import { accordionSlots } from '#src/ui/accordion/slots.ts';
import { Accordion, type Unfolding } from '#src/ui/accordion.tsx';
import { Fold } from '#src/ui/fold.tsx';
import { Row, RowMatter, RowName, RowNotes, Section } from '#src/ui/section.tsx';
import { Unbroken } from '#src/ui/unbroken.tsx';

type Theme = Pick<ReturnType<typeof listThemes>[number], 'theme' | 'questions'>;

/** Converts the questions of a theme to accordion items. Each answer includes its sources. */
const listItems = ({ questions }: Theme): Unfolding[] =>
  questions.map(({ id, question, reponse }) => ({
    id,
    question: <Unbroken text={question} />,
    answer: (
      <>
        <RichText text={reponse} inline={false} />
        <BlockSources of={reponse} />
      </>
    ),
  }));

/** Renders the texts of questions and answers on the server. An island contains them as slots. */
export const buildSlots = (theme: Theme) => accordionSlots(listItems(theme));

type QuestionsProps = Theme & { withIslands: boolean };

const Questions = ({ withIslands, ...theme }: QuestionsProps) =>
  withIslands ? (
    <Island
      of="accordion"
      start="visible"
      groups={[{ id: theme.theme, items: theme.questions.map(({ id }) => ({ id })) }]}
      slots={buildSlots(theme)}
    />
  ) : (
    <Accordion name={slugify(theme.theme)} items={listItems(theme)} />
  );

/** Longest list that is shown in full. A longer list shows FIRST_QUESTIONS and folds the rest. */
const MAX_QUESTIONS = 8;
const FIRST_QUESTIONS = 6;

type Props = {
  route: string;
  notes?: ReactNode;
  withIslands?: boolean | undefined;
};

/**
 * Lists the questions at the end of a page. Renders them as an island only if another island of the
 * page already loads React.
 */
export function FaqSection({ route, notes, withIslands = false }: Props) {
  const themes = listThemes(route);
  return themes.map(({ theme, questions }) => {
    const visibleCount = questions.length > MAX_QUESTIONS ? FIRST_QUESTIONS : questions.length;
    const others = questions.slice(visibleCount);
    return (
      <Section key={theme} block="faq">
        <Row>
          <RowName>
            <SectionTitle id={slugify(theme)}>{theme}</SectionTitle>
          </RowName>
          <RowMatter width={notes ? 'text' : 'wide'}>
            <Questions
              theme={theme}
              questions={questions.slice(0, visibleCount)}
              withIslands={withIslands}
            />
            {others.length > 0 && (
              <Fold title={`Les ${spellCount(others.length)} autres questions`}>
                <Questions theme={theme} questions={others} withIslands={withIslands} />
              </Fold>
            )}
          </RowMatter>
          {notes && <RowNotes label={theme}>{notes}</RowNotes>}
        </Row>
      </Section>
    );
  });
}
