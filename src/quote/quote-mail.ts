import { formatAnswer, getDescription } from '#shared/quote-fields.ts';
import { buildMailAddress } from '#src/lib/mail-address.ts';
import { type Answers, textFields } from './values.ts';

/** Formats all typed answers as the text of a letter. */
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

/**
 * Returns a mailto address whose e-mail contains all typed answers. The visitor needs it if the
 * form cannot send them.
 */
export const quoteMail = (email: string, values: Answers): string =>
  buildMailAddress(
    email,
    'Demande de devis',
    writeLetter(values),
    writeLetter({ ...values, besoins: toPaste }),
  );
