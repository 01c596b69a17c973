import type { QuoteField } from '#shared/quote-request.ts';

/** What the form holds: every field a string until it is checked, the consent a box. */
export type QuoteValues = Record<Exclude<QuoteField, 'rgpd'>, string> & { rgpd: boolean };

export const emptyQuote: QuoteValues = {
  entreprise: '',
  secteur: '',
  effectifs: '',
  ca: '',
  nom: '',
  email: '',
  telephone: '',
  besoins: '',
  rgpd: false,
};

export const textFields = Object.keys(emptyQuote).filter((name) => name !== 'rgpd') as Exclude<QuoteField, 'rgpd'>[];

/** What is sent: spaces around trimmed, composed characters, line breaks as one sign. */
export function prepare(values: QuoteValues): Record<QuoteField, unknown> {
  const tidy = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'string' ? value.trim().replace(/\r\n?/g, '\n').normalize('NFC') : value,
  ]);
  return Object.fromEntries(tidy);
}

/** What the short form does not ask, and sends empty. */
export const longOnly = { effectifs: '', ca: '', besoins: '' } as const;

/** What stands in the fields that this form has, whoever put it there: hands, the browser, before or after this script. */
export function typedValues(form: HTMLFormElement): Partial<QuoteValues> {
  const field = (name: string) => form.elements.namedItem(name) as HTMLInputElement | null;
  const texts = textFields.flatMap((name) => (field(name) ? [[name, field(name)?.value]] : []));
  return { ...Object.fromEntries(texts), rgpd: field('rgpd')?.checked ?? false };
}

export type { QuoteField };
