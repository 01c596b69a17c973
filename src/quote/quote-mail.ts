import { formatAnswer, getDescription } from '#shared/quote-fields.ts';
import { buildMailAddress } from '#src/lib/mail-address.ts';
import { type Answers, textFields } from './values.ts';

/** Formats all typed answers as a letter. */
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

/** Creates the mailto address with all typed answers, for a form that cannot send them. */
export const quoteMail = (email: string, values: Answers): string =>
  buildMailAddress(
    email,
    'Demande de devis',
    writeLetter(values),
    writeLetter({ ...values, besoins: toPaste }),
  );
