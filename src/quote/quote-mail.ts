import { formatAnswer, getDescription } from '#shared/quote-fields.ts';
import { buildMailAddress } from '#src/lib/mail-address.ts';
import { type Answers, textFields } from './values.ts';

const greeting = ['Bonjour,', '', 'Je demande une proposition d’assurance cyber.', ''];

/** Everything typed, as a letter. */
export function letter(values: Answers): string {
  const lines = textFields
    .map((name) => [getDescription(name).label, formatAnswer(name, values[name])])
    .filter(([, answer]) => answer)
    .map(([label, answer]) => `${label} : ${answer}`);
  return [...greeting, ...lines, ''].join('\n');
}

const toPaste = '[Collez ici votre demande, copiée avec « copier ma demande » à côté de ce lien.]';

/**
 * An e-mail that carries everything typed, for when the form cannot send it; of what is too long,
 * the place for it.
 */
export const quoteMail = (email: string, values: Answers): string =>
  buildMailAddress(
    email,
    'Demande de devis',
    letter(values),
    [...greeting, toPaste, ''].join('\n'),
  );
