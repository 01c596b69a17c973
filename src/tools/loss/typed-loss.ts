import {
  fieldNames,
  fields,
  type LossField,
  type Numbers,
  readNumber,
  UNANSWERED,
  type Waiting,
} from '#src/lib/loss/loss-input.ts';
import { formatNumber } from '#src/lib/numbers.ts';
import { getDailyHours } from '#src/lib/work-week.ts';

export type Example = { id: string; name: string; values: Numbers };

/**
 * Texts of the fields as typed, and the last valid number of each field, which the result and the
 * address use.
 */
export type TypedLoss = {
  typed: Record<LossField, string>;
  sens: Waiting;
  numbers: Numbers;
};

const formatValue = (value: number | undefined) => (value === undefined ? '' : formatNumber(value));

export const buildTypedLoss = ({ values }: Example): TypedLoss => ({
  typed: Object.fromEntries(
    fieldNames.map((name) => [name, formatValue(values[name])]),
  ) as TypedLoss['typed'],
  sens: 'carence',
  numbers: values,
});

export function withTyped(before: TypedLoss, name: LossField, text: string): TypedLoss {
  const value = readNumber(text, fields[name]);
  return {
    ...before,
    typed: { ...before.typed, [name]: text },
    numbers: value === 'invalid' ? before.numbers : { ...before.numbers, [name]: value },
  };
}

/** Finds the example whose numbers are still the same, because the visitor has changed none. */
export const findExample = ({ numbers, sens }: TypedLoss, examples: Example[]) =>
  sens === 'carence'
    ? examples.find(({ values }) => fieldNames.every((name) => numbers[name] === values[name]))
    : undefined;

/** Value of the choice « works day and night without a break ». */
export const WITHOUT_BREAK = 'sans';

/**
 * Returns the chosen number of working days a week, or WITHOUT_BREAK for a firm that never closes.
 */
export function getWeekChoice({ ouvres = 7, de = 0, a = 24 }: Numbers): string {
  const isOpenDayAndNight = getDailyHours({ days: ouvres, opens: de, closes: a }) === 24;
  return ouvres === 7 && isOpenDayAndNight ? WITHOUT_BREAK : String(ouvres);
}

const withHours = (before: TypedLoss, [ouvres, de, a]: [string, string, string]) =>
  withTyped(withTyped(withTyped(before, 'ouvres', ouvres), 'de', de), 'a', a);

export function withWeek(before: TypedLoss, choice: string): TypedLoss {
  if (choice === WITHOUT_BREAK) return withHours(before, ['7', '0', '24']);
  // If the firm was open day and night before, sets office hours.
  return getWeekChoice(before.numbers) === WITHOUT_BREAK
    ? withHours(before, [choice, '8', '18'])
    : withTyped(before, 'ouvres', choice);
}

const MAX_TEXT_LENGTH = 30;
const names = ['exemple', 'sens', ...fieldNames];

/**
 * Reads the answers from the address, with the text that the visitor typed before hydration. Other
 * fields get the numbers of the example. If the fragment contains no answer, because a link to a
 * heading has replaced it, keeps the answers.
 */
export function parseTypedLoss(
  query: Record<string, string>,
  examples: Example[],
  before: TypedLoss,
): TypedLoss {
  if (!names.some((name) => name in query)) return before;
  const example = examples.find(({ id }) => id === query.exemple) ?? (examples[0] as Example);
  let answers = buildTypedLoss(example);
  if (query.sens === 'attente') answers.sens = 'attente';
  for (const name of fieldNames) {
    const text = query[name]?.slice(0, MAX_TEXT_LENGTH).replace(UNANSWERED, '');
    if (text === undefined) continue;
    const value = readNumber(text, fields[name]);
    const shownText = value === 'invalid' ? text : formatValue(value);
    answers = name === 'ouvres' ? withWeek(answers, text) : withTyped(answers, name, shownText);
  }
  return answers;
}

export const isInvalid = ({ typed }: TypedLoss, name: LossField): boolean =>
  readNumber(typed[name], fields[name]) === 'invalid';

/** Upper limit of each turnover class of the quote form, and its value in the form. */
const classes = [
  [100_000, '0-100k'],
  [500_000, '100k-500k'],
  [2_000_000, '500k-2M'],
  [10_000_000, '2M-10M'],
] as const;
export const getTurnoverClass = (sales: number): string =>
  classes.find(([below]) => sales < below)?.[1] ?? '10M+';
