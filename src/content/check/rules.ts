import { formatDate } from '#src/lib/dates.ts';
import { owners } from '#src/lib/owners.ts';
import { leaves } from '../placeholders.ts';
import type { Context } from './context.ts';
import type { Entry } from './entry.ts';
import { fieldName, type Problems } from './problem.ts';

// Rules that compare several files.

type Rule = (context: Context) => Problems;

/**
 * Reports days in the future, because a verification, a measurement or a search lies in the past.
 */
const checkDays: Rule = function* ({ entries, today }) {
  for (const { data, at } of entries)
    for (const [name, value] of leaves(data)) {
      if (!/^\d{4}-\d\d-\d\d$/.test(String(value)) || String(value) <= today) continue;
      const path = name.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key));
      yield at(
        path,
        `${fieldName(path)} : le ${formatDate(String(value))} n’est pas encore venu. Écrivez un ` +
          'jour passé.',
      );
    }
};

/** Checks that other tables contain the facts and guarantees of each insurer. */
const checkInsurers: Rule = function* ({ files, tables }) {
  for (const [id, { compare, garanties }] of Object.entries(tables.assureurs.lignes)) {
    const at = (message: string, ...more: string[]) =>
      files.assureurs.at(['lignes', id, ...more], `${[id, ...more].join(', ')} : ${message}`);
    if (!tables.faits.lignes[id])
      yield at('sa ligne manque dans content/tables/faits.yaml, avec le jour de votre recherche.');
    for (const each of compare && garanties ? Object.keys(tables.garanties.lignes) : [])
      if (garanties?.[each] === undefined)
        yield at(`« ${each} » manque. Écrivez true si elle est incluse, false sinon.`, 'garanties');
  }
};

/** Checks that the profile of an insurer agrees with the insurer's row in the table. */
const checkProfiles: Rule = function* ({ tables, listPages }) {
  const idsByName = new Map(
    Object.entries(tables.garanties.lignes).map(([id, { nom }]) => [nom.toLowerCase(), id]),
  );
  for (const { data, at } of listPages('assureurs'))
    for (const [index, { nom = '', incluse, ...line }] of data.garanties.entries()) {
      const id = line.id ?? idsByName.get(nom.toLowerCase()) ?? '';
      const isIncluded = tables.assureurs.lignes[data.assureur]?.garanties?.[id] ?? incluse;
      if (isIncluded !== incluse)
        yield at(
          ['garanties', index],
          `garanties n° ${index + 1} : incluse: ${incluse}, et content/tables/assureurs.yaml ` +
            `dit ${isIncluded} de « ${id} ». Corrigez l’un des deux.`,
        );
    }
};

/** Checks that the document of each fact about an insurer has a date, because profiles show it. */
const checkFacts: Rule = function* ({ files, tables }) {
  for (const [id, { faits }] of Object.entries(tables.faits.lignes))
    for (const [index, { document }] of faits.entries()) {
      const source = tables.sources.lignes[document];
      if (source && source.date === undefined)
        yield files.faits.at(
          ['lignes', id, 'faits', index],
          `${id}, faits n° ${index + 1} : « ${document} » ne dit pas de quand il est. Dans ` +
            'content/tables/sources.yaml, donnez-lui « date: » avec un jour ou une année, ou ' +
            '« date: non daté » si vous n’en avez pas trouvé.',
        );
    }
};

/** Reports addresses, texts for search engines and questions that two pages have. */
const checkRepetitions: Rule = function* ({ listPages, pages, questions }) {
  type Item = { entry: Entry; path?: (string | number)[]; what: string };
  const items: Item[] = [
    ...(pages as ReturnType<typeof listPages>).flatMap((entry) => [
      { entry, what: `L’adresse ${entry.route}, faite du nom du fichier,` },
      ...(['titreSeo', 'description'] as const).map((field) => ({
        entry,
        path: [field],
        what: `${field} : le texte « ${entry.data[field]} »`,
      })),
    ]),
    ...questions.flatMap((entry) =>
      entry.data.questions.flatMap(({ id, question }, index) => {
        const path = ['questions', index];
        return [
          { entry, path, what: `L’ancre « ${id} » de ${entry.data.page}` },
          { entry, path, what: `La question « ${question} »` },
        ];
      }),
    ),
  ];
  const ownerOf = owners();
  for (const { entry, path = [], what } of items) {
    const other = ownerOf(what, entry.file);
    if (other) yield entry.at(path, `${what} est déjà dans ${other}. Changez l’un des deux.`);
  }
};

const checkRedirections: Rule = function* ({ files, tables, routes }) {
  const { redirections } = tables.redirections;
  const ownerOf = owners();
  for (const [index, { de, vers }] of redirections.entries()) {
    const next = redirections.find((row) => row.de === vers);
    const message =
      (routes.has(de) && 'est l’adresse d’une page : elle ne peut pas mener ailleurs.') ||
      (ownerOf(de, de) && 'est déjà dans la liste.') ||
      (de === vers && 'mène à elle-même.') ||
      (next &&
        `mène à « ${vers} », qui mène elle-même à « ${next.vers} ». Écrivez l’adresse finale.`);
    if (message) yield files.redirections.at(['redirections', index], `« ${de} » ${message}`);
  }
};

export const rules: Rule[] = [
  checkDays,
  checkInsurers,
  checkProfiles,
  checkFacts,
  checkRepetitions,
  checkRedirections,
];
