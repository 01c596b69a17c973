// What each answer to the insurer's questions leads to. The sentences are content; here is which of
// them is said, and where.

export const answers = ['oui', 'partie', 'non', 'inconnu'] as const;
export type Answer = (typeof answers)[number];
export const answerWords: Record<Answer, string> = {
  oui: 'Oui',
  partie: 'En partie',
  non: 'Non',
  inconnu: 'Je ne sais pas',
};
export type GivenAnswers = Partial<Record<string, Answer>>;

/** What a « non » does: to the request, to the price, to a guarantee, or nothing by itself. */
type Effect = 'bloque' | 'rencherit' | 'sort' | 'informe';

/** From the shortest to the longest. */
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
  /** The name of its group, as a summary says it. */
  group: string;
  who: 'vous' | 'prestataire';
  effect: Effect;
  /** What an « en partie » does, where it is not what its kind does. */
  partlyEffect?: Effect | undefined;
  /** A question before it whose « non » makes a « oui » here impossible. */
  supposes?: string | undefined;
  no: string;
  partly: string;
  proof: string;
  ask: string;
  todo: string;
  time: (typeof times)[number];
};

/**
 * Where a piece of advice is told. « contredit »: the answer cannot be true together with another.
 */
export type AdvicePlace = 'acquis' | 'contredit' | 'demander' | Effect;
export type Advice = {
  question: SecurityQuestion;
  answer: Answer;
  place: AdvicePlace;
  sentence: string;
};

/** A « oui » or an « en partie » that another answer rules out. */
const isRuledOut = ({ id, supposes }: SecurityQuestion, given: GivenAnswers) =>
  supposes !== undefined &&
  given[supposes] === 'non' &&
  (given[id] === 'oui' || given[id] === 'partie');

function placeOf(question: SecurityQuestion, answer: Answer, given: GivenAnswers): AdvicePlace {
  if (isRuledOut(question, given)) return 'contredit';
  if (answer === 'oui') return 'acquis';
  if (answer === 'inconnu') return 'demander';
  // Half of what is asked seldom closes the door.
  const { effect, partlyEffect = effect === 'bloque' ? 'rencherit' : effect } = question;
  return answer === 'partie' ? partlyEffect : effect;
}

const sentences = { oui: 'proof', partie: 'partly', non: 'no', inconnu: 'ask' } as const;

/** One piece of advice for each question that is answered, in the order of the questions. */
export const adviceOn = (questions: SecurityQuestion[], given: GivenAnswers): Advice[] =>
  questions.flatMap((question) => {
    const answer = given[question.id];
    if (!answer) return [];
    return {
      question,
      answer,
      place: placeOf(question, answer, given),
      sentence: question[sentences[answer]],
    };
  });

const weights: Partial<Record<AdvicePlace, number>> = {
  bloque: 0,
  sort: 1,
  rencherit: 2,
  informe: 3,
};
const most = 5;

/**
 * The measures that change most, first what is done soonest; what another one supposes comes before
 * it.
 */
export function planOf(advice: Advice[]): SecurityQuestion[] {
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
  return plan.slice(0, most);
}
