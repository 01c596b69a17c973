import { answerText, descriptionOf } from '#shared/quote-fields.ts';
import { type QuoteValues, textFields } from './values.ts';

/** Of a longer address Windows makes nothing at all, and says nothing. */
const longestAddress = 2000;

const greeting = ['Bonjour,', '', 'Je demande une proposition d’assurance cyber.', ''];

/** Everything typed, as a letter. */
export function letter(values: QuoteValues): string {
  const lines = textFields
    .map((name) => [descriptionOf(name).label, answerText(name, values[name])])
    .filter(([, answer]) => answer)
    .map(([label, answer]) => `${label} : ${answer}`);
  return [...greeting, ...lines, ''].join('\n');
}

/** An e-mail that carries everything typed, for when the form cannot send it; of what is too long, the place for it. */
export function mailAddress(email: string, values: QuoteValues): string {
  const carrying = (text: string) =>
    `mailto:${email}?subject=${encodeURIComponent('Demande de devis')}&body=${encodeURIComponent(text.replaceAll('\n', '\r\n'))}`;
  const whole = carrying(letter(values));
  if (whole.length <= longestAddress) return whole;
  return carrying(
    [...greeting, '[Collez ici votre demande, copiée avec « copier ma demande » à côté de ce lien.]', ''].join('\n'),
  );
}
