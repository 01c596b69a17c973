import type { ReactNode } from 'react';
import { getSearchDate, listFacts, questions, toAsk } from '#src/content/insurer-facts.ts';
import { table } from '#src/content/tables.ts';
import { formatDate } from '#src/lib/dates.ts';
import { askSlot, factSlot, questionSlot } from '#src/tools/comparison/slots.ts';
import { Documented } from '#src/ui/documented.tsx';
import { isLapsed } from '#src/ui/not-verified.tsx';

/** Lists the questions that the comparison shows for every insurer. */
export const comparedQuestions = () => questions(table('faits')).filter(({ compare }) => compare);

/**
 * Renders on the server the cells with facts from documents and the first question
 * to ask each insurer.
 */
export function publishedSlots(offers: { id: string }[]): Record<string, ReactNode> {
  const questionList = comparedQuestions();
  return Object.fromEntries([
    ...questionList.map(({ id, nom, explication }) => [
      questionSlot(id),
      <>
        {nom}
        {explication && <small>{explication}</small>}
      </>,
    ]),
    ...offers.flatMap(({ id }) => [
      [askSlot(id), toAsk(id)],
      ...questionList.map((question) => [
        factSlot(question.id, id),
        <Documented key={id} facts={listFacts(id, question.id)} searched={getSearchDate(id)} />,
      ]),
    ]),
  ]);
}

/**
 * On paper, a star marks each cell whose source was not verified again in time, because the cell
 * has no room for the date. This note explains the star.
 */
export function LapsedOnPaper({ offers }: { offers: { id: string }[] }) {
  const [oldest] = comparedQuestions()
    .flatMap((question) => offers.flatMap(({ id }) => listFacts(id, question.id)))
    .flatMap(({ source }) => (isLapsed(source) ? source.verifie : []))
    .toSorted();
  if (!oldest) return null;
  return (
    <p className="small print-only">
      * Nous n’avons pas revérifié ce document à temps. Le plus ancien l’a été le{' '}
      {formatDate(oldest)}.
    </p>
  );
}
