import { memo, type ReactNode, useEffect, useRef } from 'react';
import { findExcerpt, getMarkableWords } from '#src/lib/search.ts';
import { Accordion } from '#src/ui/accordion/accordion.island.tsx';
import { Slot, type Slots } from '#src/ui/island/slot.tsx';
import { highlight } from './highlight.ts';

type Found = { id: string; isFound: boolean; answer: string };
export type FoundTheme = { id: string; questions: Found[] };

/**
 * While a question is closed, the words of its answer around the match. Words that come and go
 * stand in elements of their own: a translator replaces the browser's texts, and React could not
 * take those out.
 */
function Excerpt({ answer, wanted }: { answer: string; wanted: string }) {
  const match = findExcerpt(answer, wanted);
  return (
    match && (
      <span className="excerpt">
        {match.before}
        <mark>{match.match}</mark>
        {match.after}
      </span>
    )
  );
}

type Props = { themes: FoundTheme[]; near: string[]; wanted: string; slots: Slots | undefined };

const headed = (title: ReactNode, count: number) => (
  <>
    {title} <span className="num soft">{count}</span>
  </>
);

/**
 * The questions by theme, those that were found, with what was found marked where it stands; then
 * the near ones.
 */
export const Results = memo(function Results({ themes, near, wanted, slots }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const marked = getMarkableWords(wanted);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is drawn follows the themes
  useEffect(() => {
    if (root.current) highlight(root.current, marked);
  }, [themes, marked]);
  const groups = themes.map(({ id, questions }) => ({
    id,
    heading: headed(
      <Slot from={slots} name={`${id}-theme`} as="span" />,
      questions.filter(({ isFound }) => isFound).length,
    ),
    // A near question leaves its theme: it stands once on the page, with its anchor.
    items: questions
      .filter(({ id: anchor }) => !near.includes(anchor))
      .map(({ id: anchor, isFound, answer }) => ({
        id: anchor,
        hidden: !isFound,
        below: isFound && answer !== '' && <Excerpt answer={answer} wanted={marked} />,
      })),
  }));
  const nearby = {
    id: 'proche',
    heading: headed(<span>Proche de votre question</span>, near.length),
    items: near.map((id) => ({ id })),
  };
  return (
    <div ref={root} className="themes" data-block="faq">
      <Accordion
        {...(slots && { slots })}
        groups={near.length > 0 ? [...groups, nearby] : groups}
      />
    </div>
  );
});
