import { memo, type ReactNode } from 'react';
import { findExcerpt, getMarkableWords } from '#src/lib/search.ts';
import { Accordion } from '#src/ui/accordion/accordion.island.tsx';
import { Slot, type Slots } from '#src/ui/island/slot.tsx';

type Found = { id: string; isFound: boolean; answer: string };
export type FoundTheme = { id: string; questions: Found[] };

/**
 * Shows the part of the answer that contains the typed words, while the answer is closed. This text
 * has its own element, because a browser's translator replaces text nodes, which React could then
 * not remove.
 */
function Excerpt({ answer, wanted }: { answer: string; wanted: string }) {
  const match = findExcerpt(answer, wanted);
  return (
    match && (
      <span className="soft mt-1 block text-base font-normal in-aria-expanded:hidden">
        {match.before}
        <mark className="bg-transparent text-encre underline decoration-2 underline-offset-[0.2em]">
          {match.match}
        </mark>
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
 * Lists the questions that contain the typed words, by theme, and below them the similar questions.
 */
export const Results = memo(function Results({ themes, near, wanted, slots }: Props) {
  const marked = getMarkableWords(wanted);
  const groups = themes.map(({ id, questions }) => ({
    id,
    heading: headed(
      <Slot from={slots} name={`${id}-theme`} as="span" />,
      questions.filter(({ isFound }) => isFound).length,
    ),
    // Removes a similar question from its theme, because an id must be unique on the page.
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
    <div className="mt-6" data-block="faq">
      <Accordion
        {...(slots && { slots })}
        groups={near.length > 0 ? [...groups, nearby] : groups}
      />
    </div>
  );
});
