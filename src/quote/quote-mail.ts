import { formatAnswer, getDescription } from '#shared/quote-fields.ts';
import { buildMailAddress } from '#src/lib/mail-address.ts';
import { type Answers, textFields } from './values.ts';

/** Everything typed, as a letter. */
export function writeLetter(values: Answers): string {
  const lines = textFields
    .map((name) => [getDescription(name).label, formatAnswer(name, values[name])])
    .filter(([, answer]) => answer)
    .map(([label, answer]) => `${label} : ${answer}`);
  return ['Bonjour,', '', 'Je demande une proposition d’assurance cyber.', '', ...lines, ''].join(
    '\n',
  );
}

const toPaste = '[Collez ici vos besoins : ils sont trop longs pour ce lien.]';

/** An e-mail that carries everything typed, for when the form cannot send it. */
export const quoteMail = (email: string, values: Answers): string =>
  buildMailAddress(
    email,
    'Demande de devis',
    writeLetter(values),
    writeLetter({ ...values, besoins: toPaste }),
  );
