import { formsOf } from '../../domain/terms.ts';
import type { Book } from './book.ts';
import type { Problem } from './problem.ts';

/** The glossary as the pages use it: a word leads to one term, a definition is one sentence, and nothing is confused with itself. */
export function checkGlossary(book: Book): Problem[] {
  const glossary = book.table('glossaire');
  if (!glossary) return [];
  const owners = new Map<string, string>();
  return Object.entries(glossary.data.termes).flatMap(([id, term]) => {
    const at = (message: string, ...field: string[]) => [glossary.at(['termes', id, ...field], message)];
    const taken = formsOf(term).find((form) => (owners.get(form) ?? id) !== id);
    for (const form of formsOf(term)) owners.set(form, owners.get(form) ?? id);
    return [
      ...(taken
        ? at(
            `« ${taken} » est à deux mots du glossaire, « ${owners.get(taken)} » et « ${id} » : un texte ne saurait pas auquel mener. Ôtez-le de l’un des deux.`,
          )
        : []),
      ...(/[.?!…]\s+\p{Lu}/u.test(term.definition)
        ? at(
            `${id} : la définition a plus d’une phrase. Gardez la première ; le reste va dans « exemple » ou dans « contrat ».`,
            'definition',
          )
        : []),
      ...(term.confondu?.some(({ avec }) => avec === id)
        ? at(`${id} : un mot ne se confond pas avec lui-même. Nommez l’autre mot dans « avec ».`, 'confondu')
        : []),
    ];
  });
}
