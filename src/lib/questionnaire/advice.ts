// Selects the advice for each answer to the insurers' security questions. The sentences come from
// the tables of the content.

export const answers = ['oui', 'partie', 'non', 'inconnu'] as const;
export type Answer = (typeof answers)[number];
export const answerWords: Record<Answer, string> = {
  oui: 'Oui',
  partie: 'En partie',
  non: 'Non',
  inconnu: 'Je ne sais pas',
};
export type GivenAnswers = Partial<Record<string, Answer>>;

/**
 * Effect of the answer « non »: the insurer refuses the request, raises the price, removes a
 * guarantee, or only takes note.
 */
type Effect = 'bloque' | 'rencherit' | 'sort' | 'informe';

/** Time that a measure takes, the shortest first. */
export const times = [
  'une heure',
  'une demi-journée',
  'un jour',
  'une semaine',
  'un mois',
  'un trimestre',
] as const;

export type SecurityQuestion = {
  id: string;
  name: string;
  /** Name of the group in the summary. */
  group: string;
  who: 'vous' | 'prestataire';
  effect: Effect;
  /**
   * Effect of « en partie », if it is not the default. The default is `effect`, except that
   * 'bloque' becomes 'rencherit'.
   */
  partlyEffect?: Effect | undefined;
  /**
   * Id of an earlier question on which this question depends. If the answer to the earlier one is «
   * non », « oui » or « en partie » here is a contradiction.
   */
  supposes?: string | undefined;
  no: string;
  partly: string;
  proof: string;
  ask: string;
  todo: string;
  time: (typeof times)[number];
};

/**
 * Section of the result in which the answer appears. « contredit » means that it contradicts
 * another answer.
 */
export type AdvicePlace = 'acquis' | 'contredit' | 'demander' | Effect;
export type Advice = {
  question: SecurityQuestion;
  answer: Answer;
  place: AdvicePlace;
  sentence: string;
};

const isRuledOut = ({ id, supposes }: SecurityQuestion, given: GivenAnswers) =>
  supposes !== undefined &&
  given[supposes] === 'non' &&
  (given[id] === 'oui' || given[id] === 'partie');

function getAdvicePlace(
  question: SecurityQuestion,
  answer: Answer,
  given: GivenAnswers,
): AdvicePlace {
  if (isRuledOut(question, given)) return 'contredit';
  if (answer === 'oui') return 'acquis';
  if (answer === 'inconnu') return 'demander';
  // If a missing measure blocks the request, a partial measure only raises the price.
  // `partlyEffect` of the question overrides this.
  const { effect, partlyEffect = effect === 'bloque' ? 'rencherit' : effect } = question;
  return answer === 'partie' ? partlyEffect : effect;
}

const sentences = { oui: 'proof', partie: 'partly', non: 'no', inconnu: 'ask' } as const;

export const collectAdvice = (questions: SecurityQuestion[], given: GivenAnswers): Advice[] =>
  questions.flatMap((question) => {
    const answer = given[question.id];
    if (!answer) return [];
    return {
      question,
      answer,
      place: getAdvicePlace(question, answer, given),
      sentence: question[sentences[answer]],
    };
  });

const weights: Partial<Record<AdvicePlace, number>> = {
  bloque: 0,
  sort: 1,
  rencherit: 2,
  informe: 3,
};
const MAX_MEASURES = 5;

/**
 * Selects the measures to take first: those with the largest effect and, among these, the fastest.
 * If a measure depends on another one, the other one comes first.
 */
export function selectMeasures(advice: Advice[]): SecurityQuestion[] {
  const rank = ({ place, answer, question }: Advice) => [
    weights[place] ?? 0,
    answer === 'non' ? 0 : 1,
    times.indexOf(question.time),
  ];
  const open = advice
    .filter(({ place }) => place in weights)
    .toSorted((one, other) => {
      const [a, b] = [rank(one), rank(other)];
      return (
        a.map((value, index) => value - (b[index] ?? 0)).find((difference) => difference !== 0) ?? 0
      );
    })
    .map(({ question }) => question);
  const plan: SecurityQuestion[] = [];
  const add = (question: SecurityQuestion) => {
    const first = open.find(({ id }) => id === question.supposes);
    if (first) add(first);
    if (!plan.includes(question)) plan.push(question);
  };
  open.forEach(add);
  return plan.slice(0, MAX_MEASURES);
}
