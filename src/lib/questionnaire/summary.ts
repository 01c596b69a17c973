import { pluralise } from '#src/lib/numbers.ts';
import { type Advice, collectAdvice, type GivenAnswers, type SecurityQuestion } from './advice.ts';

const narrow = '\u202F';
export const MAX_SUMMARY_LENGTH = 300;

/**
 * Formats the summary for a request. It has counts and groups only, because a mail must not list
 * weaknesses.
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
  const isReady =
    advice.length === questions.length &&
    advice.every(({ place }) => place !== 'demander' && place !== 'contredit');
  const answered = `${pluralise(advice.length, 'réponse')} sur ${questions.length}`;
  const counted = `${answered}, dont ${good} «${narrow}oui${narrow}»`;
  return [
    `Questionnaire de sécurité préparé le ${day}${narrow}: ${counted}.`,
    ...(open.size > 0 ? [`À voir ensemble${narrow}: ${[...open].join(', ')}.`] : []),
    ...(isReady ? ['Le dossier complet est prêt.'] : []),
  ].join('\n');
}

/** Writes the title of the result. */
export function formatVerdict(questions: SecurityQuestion[], advice: Advice[]): string {
  const count = (place: Advice['place']) => advice.filter((each) => each.place === place).length;
  const left = questions.length - advice.length;
  const [blocks, dearer, unknown] = [count('bloque'), count('rencherit'), count('demander')];
  if (blocks > 0) {
    const more =
      dearer > 0
        ? `, ${dearer} ${dearer === 1 ? 'peut le renchérir' : 'peuvent le renchérir'}`
        : '';
    const can = blocks === 1 ? 'peut' : 'peuvent';
    return `${pluralise(blocks, 'réponse')} ${can} bloquer le dossier${more}`;
  }
  if (left + unknown > 0) return `Il reste ${pluralise(left + unknown, 'réponse')} à trouver`;
  if (count('contredit') > 0) return 'Des réponses se contredisent';
  if (dearer === 0) return 'Rien ne semble bloquer ce dossier';
  const can = dearer === 1 ? 'peut' : 'peuvent';
  return `Rien ne semble bloquer, ${pluralise(dearer, 'réponse')} ${can} renchérir`;
}
