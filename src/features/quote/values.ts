import { descriptionOf, fieldNames, type QuoteField } from '#shared/quote-fields.ts';

type TextField = Exclude<QuoteField, 'rgpd'>;

/** What the form holds: every field a string until it is checked, the consent a box. */
export type QuoteValues = Record<TextField, string> & { rgpd: boolean };

export const textFields = fieldNames.filter((name): name is TextField => name !== 'rgpd');

const emptied = (names: TextField[]) => Object.fromEntries(names.map((name) => [name, '']));

export const emptyQuote = { ...emptied(textFields), rgpd: false } as QuoteValues;

/** The fields of the short form, or of the long one, in their order. */
export const askedFields = (compact: boolean) => fieldNames.filter((name) => !(compact && descriptionOf(name).longOnly));

const longOnly = emptied(textFields.filter((name) => descriptionOf(name).longOnly));

/**
 * What is sent: spaces around trimmed, composed characters, line breaks as one sign. What the short form does not ask,
 * it sends empty, whatever the draft holds.
 */
export function prepare(values: QuoteValues, compact: boolean): Record<QuoteField, unknown> {
  const tidy = Object.entries({ ...values, ...(compact && longOnly) }).map(([name, value]) => [
    name,
    typeof value === 'string' ? value.trim().replace(/\r\n?/g, '\n').normalize('NFC') : value,
  ]);
  return Object.fromEntries(tidy);
}

/** What stands in the fields that this form has, whoever put it there: hands, the browser, before or after this script. */
export function typedValues(form: HTMLFormElement): Partial<QuoteValues> {
  const field = (name: string) => form.elements.namedItem(name) as HTMLInputElement | null;
  const texts = textFields.flatMap((name) => (field(name) ? [[name, field(name)?.value]] : []));
  return { ...Object.fromEntries(texts), rgpd: field('rgpd')?.checked ?? false };
}
