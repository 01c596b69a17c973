import { getDescription } from '#shared/quote-fields.ts';
import { joinWithAnd } from '#src/lib/join-with-and.ts';
import { getAnswers, type QuoteValues, splitLongAnswers, type TextField } from './values.ts';

const joinNames = (names: TextField[]) =>
  joinWithAnd(names.flatMap((name) => getDescription(name).longOnly ?? []));

/**
 * Lists the answers from the long form that the short form also sends, and those that it cannot
 * send, because they are invalid.
 */
export function Along({ values }: { values: QuoteValues }) {
  const { taken, left } = splitLongAnswers(getAnswers(values));
  if (taken.length + left.length === 0) return null;
  return (
    <p className="small soft mt-3">
      {taken.length > 0 &&
        `Vos réponses du formulaire complet partent aussi : ${joinNames(taken)}. `}
      {left.length > 0 && `Ceci ne peut pas partir avant d’être corrigé : ${joinNames(left)}. `}
      <a href="/devis">Revoir ces réponses</a>
    </p>
  );
}
