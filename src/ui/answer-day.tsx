import { getFigureText } from '#src/content/tables.ts';

/** Shows the delay of an answer. A script replaces it with the day on which the delay ends. */
export const AnswerDay = () => (
  <answer-day className="font-bold">sous {getFigureText('delais', 'reponse')}</answer-day>
);
