import { many } from '#src/lib/numbers.ts';
import { type Advice, adviceOn, type GivenAnswers, type SecurityQuestion } from './advice.ts';

const narrow = '\u202F';
export const longestSummary = 300;

/** What goes along with a quote: counts and groups, never which measure is missing. */
export function summaryOf(questions: SecurityQuestion[], given: GivenAnswers, day: string): string {
  const advice = adviceOn(questions, given);
  const good = advice.filter(({ place }) => place === 'acquis').length;
  const open = new Set(
    advice.filter(({ place }) => place !== 'acquis').map(({ question }) => question.group),
  );
  const isReady =
    advice.length === questions.length &&
    advice.every(({ place }) => place !== 'demander' && place !== 'contredit');
  const counted = `${many(advice.length, 'réponse')} sur ${questions.length}, dont ${good} «${narrow}oui${narrow}»`;
  return [
    `Questionnaire de sécurité préparé le ${day}${narrow}: ${counted}.`,
    ...(open.size > 0 ? [`À voir ensemble${narrow}: ${[...open].join(', ')}.`] : []),
    ...(isReady ? ['Le dossier complet est prêt.'] : []),
  ].join('\n');
}

/** The head of the dossier: what blocks and what costs more, or what is still open. */
export function verdictOf(questions: SecurityQuestion[], advice: Advice[]): string {
  const count = (place: Advice['place']) => advice.filter((each) => each.place === place).length;
  const left = questions.length - advice.length;
  const [blocks, dearer, unknown] = [count('bloque'), count('rencherit'), count('demander')];
  if (blocks > 0) {
    const more =
      dearer > 0
        ? `, ${dearer} ${dearer === 1 ? 'peut le renchérir' : 'peuvent le renchérir'}`
        : '';
    return `${many(blocks, 'réponse')} ${blocks === 1 ? 'peut' : 'peuvent'} bloquer le dossier${more}`;
  }
  if (left + unknown > 0) return `Il reste ${many(left + unknown, 'réponse')} à trouver`;
  if (count('contredit') > 0) return 'Des réponses se contredisent';
  return dearer > 0
    ? `Rien ne semble bloquer, ${many(dearer, 'réponse')} ${dearer === 1 ? 'peut' : 'peuvent'} renchérir`
    : 'Rien ne semble bloquer ce dossier';
}
