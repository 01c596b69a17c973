import { formatDate } from '../../domain/dates.ts';
import type { Table } from '../files.ts';
import { rule } from './book.ts';
import { unknownId } from './unknown-id.ts';

type Insurers = Table<'assureurs'>['lignes'];
type Source = Table<'sources'>['lignes'][string];

/** What is public of each insurer: from a document of its own or of the press, and dated. */
export const checkFacts = rule(['faits', 'assureurs', 'sources'], ({ faits: facts, assureurs, sources }, context, today) => {
  const { lignes } = facts.data;
  const houses = assureurs.data.lignes;

  const unasked = Object.keys(houses).flatMap((id) => {
    const message = `${id} : rien ne dit ce qui est public de cet assureur. Ajoutez sa ligne dans content/tables/faits.yaml, avec le jour où vous avez cherché.`;
    return Object.hasOwn(lignes, id) ? [] : assureurs.at(['lignes', id], message);
  });
  const found = Object.entries(lignes).flatMap(([id, { recherche, contradictions = {}, faits }]) => {
    const at = (message: string, ...path: (string | number)[]) => facts.at(['lignes', id, ...path], message);
    if (!houses[id]) return [at(unknownId(id, 'assureurs', context))];
    const early = `${id} : « recherche » est un jour qui n’est pas encore venu, le ${formatDate(recherche)}.`;
    return [
      ...(recherche > today ? [at(early)] : []),
      ...Object.keys(contradictions).flatMap((question) => {
        const alone = `${id}, contradictions : « ${question} » n’a pas deux faits à mettre côte à côte. Ajoutez l’autre document, ou supprimez la ligne.`;
        const answers = faits.filter((fact) => fact.question === question);
        return answers.length < 2 ? at(alone, 'contradictions', question) : [];
      }),
      ...faits.flatMap(({ document }, index) => {
        const source = sources.data.lignes[document];
        const wrong = source && wrongDocument(id, source, document, houses);
        return wrong ? at(`${id}, faits n° ${index + 1} : ${wrong}`, 'faits', index) : [];
      }),
    ];
  });
  return [...unasked, ...found];
});

function wrongDocument(id: string, { adresse, date }: Source, document: string, houses: Insurers): string | undefined {
  const host = new URL(adresse).hostname;
  const isOf = (site: string) => host === site || host.endsWith(`.${site}`);
  const other = Object.entries(houses).find(([each, { sites }]) => each !== id && sites?.some(isOf));
  if (other)
    return `« ${document} » est une page de ${other[1].nom} (${host}). Un fait se tire d’une page de la compagnie, de la presse ou d’un registre : prenez un autre document, ou écrivez ce fait sous « ${other[0]} ».`;
  if (date === undefined)
    return `« ${document} » ne dit pas de quand il est. Dans content/tables/sources.yaml, donnez-lui « date: » avec un jour ou une année, ou « date: non daté » si vous n’en avez pas trouvé.`;
  return undefined;
}
