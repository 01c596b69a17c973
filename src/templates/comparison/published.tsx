import type { ReactNode } from 'react';
import { Documented } from '#src/components/ui/documented.tsx';
import { factsOf, questions, searchedOn, toAsk } from '#src/content/facts.ts';
import { askSlot, factSlot, questionSlot } from '#src/features/comparison/slots.ts';

export const comparedQuestions = () => questions().filter(({ compare }) => compare);

/** The cells of the table that documents fill, and what to ask first of each offer. */
export function publishedSlots(offers: { id: string }[]): Record<string, ReactNode> {
  const asked = comparedQuestions();
  return Object.fromEntries([
    ...asked.map(({ id, nom, explication }) => [
      questionSlot(id),
      <>
        {nom}
        {explication && <small>{explication}</small>}
      </>,
    ]),
    ...offers.flatMap(({ id }) => [
      [askSlot(id), toAsk(id)],
      ...asked.map((question) => [
        factSlot(question.id, id),
        <Documented key={id} facts={factsOf(id, question.id)} searched={searchedOn(id)} />,
      ]),
    ]),
  ]);
}
