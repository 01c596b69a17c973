import {
  fieldNames,
  fieldsInOrder,
  formatAnswer,
  getDescription,
  type QuoteField,
} from '#shared/quote-fields.ts';
import type { Attachment } from '#src/lib/joined-card.ts';
import { joinNeeds } from './attachments.ts';

export type TextField = Exclude<QuoteField, 'rgpd'>;

/** The nine answers: every field a string until it is checked, the consent a box. */
export type Answers = Record<TextField, string> & { rgpd: boolean };

/** The state of the form. */
export type QuoteValues = Answers & { attachments: Attachment[] };

export const textFields = fieldNames.filter((name): name is TextField => name !== 'rgpd');

const clearFields = (names: TextField[]) =>
  Object.fromEntries(names.map((name) => [name, ''])) as Record<TextField, string>;

export const emptyQuote: QuoteValues = { ...clearFields(textFields), rgpd: false, attachments: [] };

export const isEmptyQuote = (values: QuoteValues) =>
  values.attachments.length === 0 && textFields.every((name) => values[name] === '');

/** The fields of the short form, or of the long one, in their order. */
export const getAskedFields = (compact: boolean) =>
  compact ? fieldNames.filter((name) => !getDescription(name).longOnly) : fieldsInOrder;

const isAccepted = (values: Answers, name: TextField) =>
  !getDescription(name).rule(values[name]).refusal;

/**
 * Answers of the long form go along with the short one. Those that the request would not take stay
 * in the draft, because this form cannot show them.
 */
export function splitLongAnswers(values: Answers): { taken: TextField[]; left: TextField[] } {
  const answered = textFields.filter(
    (name) => getDescription(name).longOnly && values[name].trim() !== '',
  );
  return {
    taken: answered.filter((name) => isAccepted(values, name)),
    left: answered.filter((name) => !isAccepted(values, name)),
  };
}

/** The answers with what is attached to them. */
export const getAnswers = ({ attachments, ...values }: QuoteValues): Answers => ({
  ...values,
  besoins: joinNeeds(values.besoins, attachments),
});

/** Answers to send, before normalisation. */
export function prepare(values: QuoteValues, compact: boolean): Answers {
  const answers = getAnswers(values);
  return compact ? { ...answers, ...clearFields(splitLongAnswers(answers).left) } : answers;
}

/** The accepted answers in words. */
export const describeAnswers = (values: Answers): Record<string, string> =>
  Object.fromEntries(
    textFields
      .filter((name) => isAccepted(values, name))
      .map((name) => [name, formatAnswer(name, values[name])]),
  );

/** Reads answers that were typed before hydration or filled in by the browser. */
export function readFields(form: HTMLFormElement): Partial<Answers> {
  const data = new FormData(form);
  const texts = textFields.flatMap((name) =>
    data.has(name) ? [[name, String(data.get(name))]] : [],
  );
  return { ...Object.fromEntries(texts), rgpd: data.has('rgpd') };
}
