import { answerText, descriptionOf } from '#shared/quote-fields.ts';
import { type QuoteValues, textFields } from './values.ts';

/** An e-mail that carries everything typed, for when the form cannot send it. */
export function mailAddress(email: string, values: QuoteValues): string {
  const lines = textFields
    .filter((name) => values[name].trim() !== '')
    .map((name) => `${descriptionOf(name).label} : ${answerText(name, values[name])}`);
  const body = ['Bonjour,', '', 'Je demande une proposition d’assurance cyber.', '', ...lines, ''].join('\r\n');
  return `mailto:${email}?subject=${encodeURIComponent('Demande de devis')}&body=${encodeURIComponent(body)}`;
}
