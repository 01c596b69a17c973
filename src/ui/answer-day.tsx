import { written } from '#src/content/tables.ts';

/** The delay of an answer; the frame's script names the day that it ends on. */
export const AnswerDay = () => (
  <answer-day className="font-bold">sous {written('delais', 'reponse')}</answer-day>
);
