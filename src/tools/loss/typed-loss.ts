import {
  fieldNames,
  fields,
  type LossField,
  type Numbers,
  type Problem,
  readNumber,
  UNANSWERED,
  type Waiting,
} from '#src/lib/loss/loss-input.ts';
import { formatNumber } from '#src/lib/numbers.ts';
import { getDailyHours } from '#src/lib/work-week.ts';

export type Example = { id: string; name: string; values: Numbers };

/**
 * What the fields hold, and the last right answer of each: the result and the address follow that.
 */
export type TypedLoss = {
  /** The id of the unchanged example. Empty when the visitor has changed an answer. */
  example: string;
  typed: Record<LossField, string>;
  sens: Waiting;
  numbers: Numbers;
};

const isNumber = (value: number | Problem | undefined): value is number | undefined =>
  typeof value !== 'string';

const record = <Value>(of: (name: LossField) => Value) =>
  Object.fromEntries(fieldNames.map((name) => [name, of(name)])) as Record<LossField, Value>;

const formatValue = (value: number | undefined) => (value === undefined ? '' : formatNumber(value));

export const buildTypedLoss = ({ id, values }: Example): TypedLoss => ({
  example: id,
  typed: record((name) => formatValue(values[name])),
  sens: 'carence',
  numbers: values,
});

export function withTyped(before: TypedLoss, name: LossField, text: string): TypedLoss {
  const value = readNumber(text, fields[name]);
  const numbers = isNumber(value) ? { ...before.numbers, [name]: value } : before.numbers;
  return { ...before, example: '', typed: { ...before.typed, [name]: text }, numbers };
}

/** The choice of a firm that works day and night. */
export const WITHOUT_BREAK = 'sans';
const officeHours = { de: '8', a: '18' };

const typeAll = (before: TypedLoss, answers: Partial<Record<LossField, string>>) =>
  fieldNames.reduce((typed, name) => {
    const text = answers[name];
    return text === undefined ? typed : withTyped(typed, name, text);
  }, before);

/** The days a week that are chosen, or that the firm never closes. */
export function weekChoice({ ouvres = 7, de = 0, a = 24 }: Numbers): string {
  const isOpenDayAndNight = getDailyHours({ days: ouvres, opens: de, closes: a }) === 24;
  return ouvres === 7 && isOpenDayAndNight ? WITHOUT_BREAK : String(ouvres);
}

export function withWeek(before: TypedLoss, choice: string): TypedLoss {
  if (choice === WITHOUT_BREAK) return typeAll(before, { ouvres: '7', de: '0', a: '24' });
  const hadBreaks = weekChoice(before.numbers) !== WITHOUT_BREAK;
  return typeAll(before, { ouvres: choice, ...(hadBreaks ? {} : officeHours) });
}

export const withWaiting = (before: TypedLoss, sens: Waiting): TypedLoss => ({
  ...before,
  example: '',
  sens,
});

const longest = 30;

const names = ['exemple', 'sens', ...fieldNames];
const weeks = [WITHOUT_BREAK, '1', '2', '3', '4', '5', '6', '7'];

/**
 * Reads the address and the text typed before hydration. Other fields take the example's values. A
 * hash link keeps the answers.
 */
export function parseTypedLoss(
  query: Record<string, string>,
  examples: Example[],
  before: TypedLoss,
): TypedLoss {
  if (!names.some((name) => name in query)) return before;
  let answers = buildTypedLoss(
    examples.find(({ id }) => id === query.exemple) ?? (examples[0] as Example),
  );
  if (query.ouvres !== undefined && weeks.includes(query.ouvres))
    answers = withWeek(answers, query.ouvres);
  for (const name of fieldNames) {
    const text = query[name]?.slice(0, longest).replace(UNANSWERED, '');
    if (text === undefined || text === WITHOUT_BREAK) continue;
    const value = readNumber(text, fields[name]);
    answers = withTyped(answers, name, isNumber(value) ? formatValue(value) : text);
  }
  if (query.sens === 'attente') return withWaiting(answers, 'attente');
  const same = examples.find(({ values }) =>
    fieldNames.every(
      (name) =>
        answers.typed[name] === formatValue(values[name]) && answers.numbers[name] === values[name],
    ),
  );
  return { ...answers, example: same?.id ?? '' };
}

export function findProblems({ typed }: TypedLoss): Partial<Record<LossField, Problem>> {
  const read = record((name) => readNumber(typed[name], fields[name]));
  return Object.fromEntries(Object.entries(read).filter(([, value]) => !isNumber(value)));
}

/** The classes of turnover that the quote's form asks for. */
const classes = [
  [100_000, '0-100k'],
  [500_000, '100k-500k'],
  [2_000_000, '500k-2M'],
  [10_000_000, '2M-10M'],
] as const;
export const turnoverClass = (sales: number): string =>
  classes.find(([below]) => sales < below)?.[1] ?? '10M+';
