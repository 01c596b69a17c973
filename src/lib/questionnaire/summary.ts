import { NO_BREAK_SPACE, pluralise } from '#src/lib/numbers.ts';
import { type Advice, collectAdvice, type GivenAnswers, type SecurityQuestion } from './advice.ts';

/**
 * Formats the summary for a quote request. It contains only numbers and groups, because an e-mail
 * must not list the weaknesses of a firm.
 */
export function formatSummary(
  questions: SecurityQuestion[],
  given: GivenAnswers,
  day: string,
): string {
  const advice = collectAdvice(questions, given);
  const good = advice.filter(({ place }) => place === 'acquis').length;
  const open = new Set(
    advice.filter(({ place }) => place !== 'acquis').map(({ question }) => question.group),
  );
  const answered = `${pluralise(advice.length, 'réponse')} sur ${questions.length}`;
  const counted = `${answered}, dont ${good} «${NO_BREAK_SPACE}oui${NO_BREAK_SPACE}»`;
  return [
    `Questionnaire de sécurité préparé le ${day}${NO_BREAK_SPACE}: ${counted}.`,
    ...(open.size > 0 ? [`À voir ensemble${NO_BREAK_SPACE}: ${[...open].join(', ')}.`] : []),
  ].join('\n');
}

/** Writes the heading above the result. */
export function formatVerdict(questions: SecurityQuestion[], advice: Advice[]): string {
  const count = (place: Advice['place']) => advice.filter((each) => each.place === place).length;
  const blocks = count('bloque');
  const unknown = questions.length - advice.length + count('demander');
  if (blocks > 0)
    return `${pluralise(blocks, 'réponse')} ${blocks === 1 ? 'peut' : 'peuvent'} bloquer le dossier`;
  if (unknown > 0) return `Il reste ${pluralise(unknown, 'réponse')} à trouver`;
  return count('contredit') > 0
    ? 'Des réponses se contredisent'
    : 'Rien ne semble bloquer ce dossier';
}
