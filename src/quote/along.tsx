import { getDescription } from '#shared/quote-fields.ts';
import { joinWithAnd } from '#src/lib/join-with-and.ts';
import { getAnswers, type QuoteValues, splitLongAnswers, type TextField } from './values.ts';

const joinNames = (names: TextField[]) =>
  joinWithAnd(names.flatMap((name) => getDescription(name).longOnly ?? []));

/** Names the answers of the long form that the short form sends, and those that it cannot send. */
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
