import type { QuoteField, QuoteRequest } from '#shared/quote-request.ts';

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

/** What was typed before this script ran, or filled in by the browser. */
export function typedValues(form: HTMLFormElement): Partial<QuoteValues> {
  const found = textFields.map((name) => [name, (form.elements.namedItem(name) as HTMLInputElement | null)?.value ?? '']);
  return Object.fromEntries(found.filter(([, value]) => value));
}

export type { QuoteField, QuoteRequest };
