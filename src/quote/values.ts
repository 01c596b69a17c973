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

/** The nine answers. Each field is a string until its validation; the consent is a boolean. */
export type Answers = Record<TextField, string> & { rgpd: boolean };

/** State of the form. */
export type QuoteValues = Answers & { attachments: Attachment[] };

export const textFields = fieldNames.filter((name): name is TextField => name !== 'rgpd');

const clearFields = (names: TextField[]) =>
  Object.fromEntries(names.map((name) => [name, ''])) as Record<TextField, string>;

export const emptyQuote: QuoteValues = { ...clearFields(textFields), rgpd: false, attachments: [] };

export const isEmptyQuote = (values: QuoteValues) =>
  values.attachments.length === 0 && textFields.every((name) => values[name] === '');

/** Lists the fields of the short or of the long form in page order. */
export const getAskedFields = (compact: boolean) =>
  compact ? fieldNames.filter((name) => !getDescription(name).longOnly) : fieldsInOrder;

const isAccepted = (values: Answers, name: TextField) =>
  !getDescription(name).rule(values[name]).refusal;

/**
 * Divides the answers to fields that only the long form shows. The short form sends the valid ones
 * (`taken`). The invalid ones (`left`) stay in the draft, because this form cannot show them.
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

/** Returns the answers, with the attached results added to « Vos besoins ». */
export const getAnswers = ({ attachments, ...values }: QuoteValues): Answers => ({
  ...values,
  besoins: joinNeeds(values.besoins, attachments),
});

/** Returns the answers to send, before their normalisation. */
export function prepare(values: QuoteValues, compact: boolean): Answers {
  const answers = getAnswers(values);
  return compact ? { ...answers, ...clearFields(splitLongAnswers(answers).left) } : answers;
}

/** Formats the valid answers as text. */
export const describeAnswers = (values: Answers): Record<string, string> =>
  Object.fromEntries(
    textFields
      .filter((name) => isAccepted(values, name))
      .map((name) => [name, formatAnswer(name, values[name])]),
  );

/** Reads the fields of the DOM, which visitors or browsers may fill before hydration. */
export function readFields(form: HTMLFormElement): Partial<Answers> {
  const data = new FormData(form);
  const texts = textFields.flatMap((name) =>
    data.has(name) ? [[name, String(data.get(name))]] : [],
  );
  return { ...Object.fromEntries(texts), rgpd: data.has('rgpd') };
}
