import { isBlank } from '../placeholders.ts';
import type { Book } from './book.ts';
import type { Problem } from './problem.ts';

/** What makes two companies one: a company is registered once, under one name. */
const marks = {
  orias: (value: string) => value.replaceAll(' ', ''),
  nom: (value: string) => value.trim().toLowerCase(),
};

/** Publisher and broker are one company, or two, as the status says: every sentence on who pays whom follows from it. */
export function checkPublisher(book: Book): Problem[] {
  const site = book.table('site');
  if (!site) return [];
  const { editeur, courtier } = site.data;
  for (const mark of ['orias', 'nom'] as const) {
    const [publisher, broker] = [editeur[mark], courtier[mark]];
    if (isBlank(publisher) || isBlank(broker)) continue;
    const isOne = marks[mark](publisher) === marks[mark](broker);
    const what = mark === 'orias' ? 'numéro ORIAS' : 'nom';
    if (editeur.statut === 'mandataire' && isOne)
      return [
        site.at(
          ['editeur', mark],
          `editeur, ${mark} : le courtier a le même ${what}. Si l’éditeur est ce courtier, écrivez « statut: courtier » ; sinon, corrigez l’un des deux.`,
        ),
      ];
    if (editeur.statut === 'courtier' && !isOne)
      return [
        site.at(
          ['courtier', mark],
          `courtier, ${mark} : l’éditeur, au statut « courtier », a un autre ${what}. S’il reçoit lui-même les demandes, recopiez ici son identité ; sinon, écrivez « statut: mandataire ».`,
        ),
      ];
  }
  return [];
}
