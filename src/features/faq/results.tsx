import { memo, type ReactNode, useEffect, useRef } from 'react';
import { excerpt, type Searchable, worthMarking } from '#src/domain/search.ts';
import { Accordion } from '../accordion/accordion.tsx';
import { highlight } from './highlight.ts';

type SearchedQuestion = { id: string; question: string; answer: ReactNode; searchableAnswer: Searchable; isFound: boolean };
type Theme = { theme: string; id: string; questions: SearchedQuestion[] };

/**
 * A question and, while it is closed, the words of its answer around the match. Words that come and go stand in
 * elements of their own: a translator replaces the browser's texts, and React could not take those out.
 */
function Question({ question, searchableAnswer, wanted }: { question: string; searchableAnswer: Searchable; wanted: string }) {
  const match = excerpt(searchableAnswer, wanted);
  return (
    <>
      <span>{question}</span>
      {match && (
        <span className="excerpt">
          {match.before}
          <mark>{match.match}</mark>
          {match.after}
        </span>
      )}
    </>
  );
}

/** The questions by theme, those that were found, with what was found marked where it stands. */
export const Results = memo(function Results({ themes, wanted }: { themes: Theme[]; wanted: string }) {
  const root = useRef<HTMLDivElement>(null);
  const marked = worthMarking(wanted);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is drawn follows the themes
  useEffect(() => {
    if (root.current) highlight(root.current, marked);
  }, [themes, marked]);
  return (
    <div ref={root} className="themes" data-block="faq">
      <Accordion
        groups={themes.map(({ theme, id, questions }) => ({
          id,
          heading: (
            <>
              {theme}{' '}
              <span className="num soft" data-twin="leave-out">
                {questions.filter(({ isFound }) => isFound).length}
              </span>
            </>
          ),
          items: questions.map(({ id: anchor, question, answer, searchableAnswer, isFound }) => ({
            id: anchor,
            hidden: !isFound,
            question: isFound ? <Question question={question} searchableAnswer={searchableAnswer} wanted={marked} /> : question,
            answer,
          })),
        }))}
      />
    </div>
  );
});
