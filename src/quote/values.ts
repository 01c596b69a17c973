import { descriptionOf, fieldNames, fieldsInOrder, type QuoteField } from '#shared/quote-fields.ts';

type TextField = Exclude<QuoteField, 'rgpd'>;

/** What the form holds: every field a string until it is checked, the consent a box. */
export type QuoteValues = Record<TextField, string> & { rgpd: boolean };

export const textFields = fieldNames.filter((name): name is TextField => name !== 'rgpd');

const emptied = (names: TextField[]) => Object.fromEntries(names.map((name) => [name, '']));

export const emptyQuote = { ...emptied(textFields), rgpd: false } as QuoteValues;

/** The fields of the short form, or of the long one, in their order. */
export const askedFields = (compact: boolean) =>
  compact ? fieldNames.filter((name) => !descriptionOf(name).longOnly) : fieldsInOrder;

/** What the long form alone asks. */
const longOnly = textFields.filter((name) => descriptionOf(name).longOnly);

/**
 * What was answered in the long form goes along with the short one. An answer that the request
 * would not take must not hold back what this form cannot show: it stays in the draft.
 */
export function alongWith(values: QuoteValues): { taken: TextField[]; left: TextField[] } {
  const answered = longOnly.filter((name) => values[name].trim() !== '');
  const isTaken = (name: TextField) => descriptionOf(name).schema.safeParse(values[name]).success;
  return { taken: answered.filter(isTaken), left: answered.filter((name) => !isTaken(name)) };
}

/** What is sent, before it is repaired. */
export const prepare = (values: QuoteValues, compact: boolean): QuoteValues =>
  compact ? { ...values, ...emptied(alongWith(values).left) } : values;

/**
 * What stands in the fields that this form has, whoever put it there: hands, the browser, before or
 * after this script.
 */
export function typedValues(form: HTMLFormElement): Partial<QuoteValues> {
  const field = (name: string) => form.elements.namedItem(name) as HTMLInputElement | null;
  const texts = textFields.flatMap((name) => (field(name) ? [[name, field(name)?.value]] : []));
  return { ...Object.fromEntries(texts), rgpd: field('rgpd')?.checked ?? false };
}
