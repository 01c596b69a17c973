import { formatDate } from '../../domain/dates.ts';
import { type Table, tables } from '../files.ts';
import type { Context, Entry } from './context.ts';
import { error, type Problem } from './problem.ts';
import { unknownId } from './unknown-id.ts';

type Insurers = Table<'assureurs'>['lignes'];
type Sources = Table<'sources'>['lignes'];

/** What is public of each insurer: from a document of its own or of the press, and dated. */
export function checkFacts(entries: Entry[], context: Context, today: string): Problem[] {
  const [facts, insurers, sources] = (['faits', 'assureurs', 'sources'] as const).map((name) =>
    entries.find(({ table, valid }) => table === name && valid),
  );
  // What is wrong with the fields themselves is already said.
  if (!facts || !insurers || !sources) return [];
  const { lignes } = tables.faits.schema.parse(facts.located.data);
  const houses = tables.assureurs.schema.parse(insurers.located.data).lignes;
  const documents = tables.sources.schema.parse(sources.located.data).lignes;
  const { file, located } = facts;

  const unasked = Object.keys(houses)
    .filter((id) => !Object.hasOwn(lignes, id))
    .map((id) =>
      error(
        insurers.file,
        insurers.located.lineOf(['lignes', id]),
        `${id} : rien ne dit ce qui est public de cet assureur. Ajoutez sa ligne dans content/tables/faits.yaml, avec le jour où vous avez cherché.`,
      ),
    );
  const found = Object.entries(lignes).flatMap(([id, { recherche, contradictions = {}, faits }]) => {
    const house = houses[id];
    const row = located.lineOf(['lignes', id]);
    if (!house) return [error(file, row, unknownId(id, 'assureurs', context))];
    return [
      ...(recherche > today
        ? [error(file, row, `${id} : « recherche » est un jour qui n’est pas encore venu, le ${formatDate(recherche)}.`)]
        : []),
      ...Object.keys(contradictions)
        .filter((question) => faits.filter((fact) => fact.question === question).length < 2)
        .map((question) =>
          error(
            file,
            located.lineOf(['lignes', id, 'contradictions', question]),
            `${id}, contradictions : « ${question} » n’a pas deux faits à mettre côte à côte. Ajoutez l’autre document, ou supprimez la ligne.`,
          ),
        ),
      ...faits.flatMap(({ document }, index): Problem[] => {
        const line = located.lineOf(['lignes', id, 'faits', index]);
        const at = `${id}, faits n° ${index + 1}`;
        const source = documents[document];
        if (!source) return [];
        const wrong = wrongDocument(id, source, document, houses);
        return wrong ? [error(file, line, `${at} : ${wrong}`)] : [];
      }),
    ];
  });
  return [...unasked, ...found];
}

function wrongDocument(id: string, source: Sources[string], document: string, houses: Insurers): string | undefined {
  const host = new URL(source.adresse).hostname;
  const isOf = (site: string) => host === site || host.endsWith(`.${site}`);
  const other = Object.entries(houses).find(([each, { sites }]) => each !== id && sites?.some(isOf));
  if (other)
    return `« ${document} » est une page de ${other[1].nom} (${host}). Un fait se tire d’une page de la compagnie, de la presse ou d’un registre : prenez un autre document, ou écrivez ce fait sous « ${other[0]} ».`;
  if (source.date === undefined)
    return `« ${document} » ne dit pas de quand il est. Dans content/tables/sources.yaml, donnez-lui « date: » avec un jour ou une année, ou « date: non daté » si vous n’en avez pas trouvé.`;
  return undefined;
}
