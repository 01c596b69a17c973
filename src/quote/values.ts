import {
  fieldNames,
  fieldsInOrder,
  formatAnswer,
  getDescription,
  type QuoteField,
} from '#shared/quote-fields.ts';
import type { Attachment } from '#src/lib/attachment.ts';
import { joinNeeds } from './attachments.ts';

export type TextField = Exclude<QuoteField, 'rgpd'>;

/** The nine answers. All are strings until they are validated, except the consent. */
export type Answers = Record<TextField, string> & { rgpd: boolean };

/** Values of the form: the answers, and the results of tools that are attached to them. */
export type QuoteValues = Answers & { attachments: Attachment[] };

export const textFields = fieldNames.filter((name): name is TextField => name !== 'rgpd');

const clearFields = (names: TextField[]) =>
  Object.fromEntries(names.map((name) => [name, ''])) as Record<TextField, string>;

export const emptyQuote: QuoteValues = { ...clearFields(textFields), rgpd: false, attachments: [] };

export const isEmptyQuote = (values: QuoteValues) =>
  values.attachments.length === 0 && textFields.every((name) => values[name] === '');

/** Lists the fields of the short form (`compact`) or of the long form, in the order of the page. */
export const getAskedFields = (compact: boolean) =>
  compact ? fieldNames.filter((name) => !getDescription(name).longOnly) : fieldsInOrder;

const isAccepted = (values: Answers, name: TextField) =>
  !getDescription(name).rule(values[name]).refusal;

/**
 * Divides the answers to fields that only the long form shows. The short form sends the valid ones
 * (`taken`). The invalid ones (`left`) stay in the draft, because the visitor cannot correct them
 * here.
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

/** Returns the answers, with the attached results as part of « Vos besoins ». */
export const getAnswers = ({ attachments, ...values }: QuoteValues): Answers => ({
  ...values,
  besoins: joinNeeds(values.besoins, attachments),
});

/** Returns the answers to send. They are not normalised yet. */
export function prepare(values: QuoteValues, compact: boolean): Answers {
  const answers = getAnswers(values);
  return compact ? { ...answers, ...clearFields(splitLongAnswers(answers).left) } : answers;
}

/** Formats the valid answers as text, by field. */
export const describeAnswers = (values: Answers): Record<string, string> =>
  Object.fromEntries(
    textFields
      .filter((name) => isAccepted(values, name))
      .map((name) => [name, formatAnswer(name, values[name])]),
  );

/**
 * Reads the fields of the form, because the visitor or the browser may fill them in before
 * hydration.
 */
export function readFields(form: HTMLFormElement): Partial<Answers> {
  const data = new FormData(form);
  const texts = textFields.flatMap((name) =>
    data.has(name) ? [[name, String(data.get(name))]] : [],
  );
  return { ...Object.fromEntries(texts), rgpd: data.has('rgpd') };
}
