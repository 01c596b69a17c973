import { formatDate } from '#src/lib/dates.ts';
import type { Table } from '../files.ts';
import { unknownId } from './references.ts';
import { rule } from './rule.ts';

type Insurers = Table<'assureurs'>['lignes'];
type Source = Table<'sources'>['lignes'][string];

/** Checks that each fact about an insurer has a dated document of the insurer or of the press. */
export const checkFacts = rule(
  ['faits', 'assureurs', 'sources'],
  function* ({ faits: facts, assureurs, sources, context, today }) {
    const { lignes } = facts.data;
    const houses = assureurs.data.lignes;
    for (const id of Object.keys(houses)) {
      const message =
        `${id} : rien ne dit ce qui est public de cet assureur. Ajoutez sa ` +
        'ligne dans content/tables/faits.yaml, avec le jour où vous avez cherché.';
      if (!Object.hasOwn(lignes, id)) yield assureurs.at(['lignes', id], message);
    }
    for (const [id, { recherche, contradictions = {}, faits }] of Object.entries(lignes)) {
      const at = (message: string, ...path: (string | number)[]) =>
        facts.at(['lignes', id, ...path], message);
      if (!houses[id]) {
        yield at(unknownId(id, 'assureurs', context));
        continue;
      }
      if (recherche > today)
        yield at(
          `${id} : « recherche » est un jour qui n’est pas encore venu, le ` +
            `${formatDate(recherche)}.`,
        );
      for (const question of Object.keys(contradictions)) {
        const alone =
          `${id}, contradictions : « ${question} » n’a pas deux faits à mettre ` +
          'côte à côte. Ajoutez l’autre document, ou supprimez la ligne.';
        const answers = faits.filter((fact) => fact.question === question);
        if (answers.length < 2) yield at(alone, 'contradictions', question);
      }
      for (const [index, { document }] of faits.entries()) {
        const source = sources.data.lignes[document];
        const wrong = source && wrongDocument(id, source, document, houses);
        if (wrong) yield at(`${id}, faits n° ${index + 1} : ${wrong}`, 'faits', index);
      }
    }
  },
);

function wrongDocument(
  id: string,
  { adresse, date }: Source,
  document: string,
  houses: Insurers,
): string | undefined {
  const host = new URL(adresse).hostname;
  const matchesHost = (site: string) => host === site || host.endsWith(`.${site}`);
  const other = Object.entries(houses).find(
    ([each, { sites }]) => each !== id && sites?.some(matchesHost),
  );
  if (other)
    return (
      `« ${document} » est une page de ${other[1].nom} (${host}). Un fait se tire d’une ` +
      'page de la compagnie, de la presse ou d’un registre : prenez un autre document, ou ' +
      `écrivez ce fait sous « ${other[0]} ».`
    );
  if (date === undefined)
    return (
      `« ${document} » ne dit pas de quand il est. Dans content/tables/sources.yaml, ` +
      'donnez-lui « date: » avec un jour ou une année, ou « date: non daté » si vous n’en ' +
      'avez pas trouvé.'
    );
  return undefined;
}
