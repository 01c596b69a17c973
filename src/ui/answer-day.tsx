import { getFigureText } from '#src/content/tables.ts';

/**
 * Shows the time within which the broker answers. A script replaces it by the day on which this
 * time ends.
 */
export const AnswerDay = () => (
  <answer-day className="font-bold">sous {getFigureText('delais', 'reponse')}</answer-day>
);
