import type { ReactNode } from 'react';
import type { Slots } from '#src/ui/island/slot.tsx';

export const questionSlot = (id: string) => `${id}-question`;
export const answerSlot = (id: string) => `${id}-reponse`;

export const accordionSlots = (
  items: { id: string; question: ReactNode; answer: ReactNode }[],
): Slots =>
  Object.fromEntries(
    items.flatMap(({ id, question, answer }) => [
      [questionSlot(id), question],
      [answerSlot(id), answer],
    ]),
  );
