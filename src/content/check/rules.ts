import { formatDate } from '#src/lib/dates.ts';
import { leaves } from '../placeholders.ts';
import { type Context, owners } from './context.ts';
import { error, fieldName, type Problems } from './problem.ts';

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

/** Checks that other tables contain the capacities, facts and guarantees of each insurer. */
const checkInsurers: Rule = function* ({ files, tables }) {
  for (const [id, { compare, garanties }] of Object.entries(tables.assureurs.lignes)) {
    const at = (message: string, ...more: string[]) =>
      files.assureurs.at(['lignes', id, ...more], `${[id, ...more].join(', ')} : ${message}`);
    if (!tables.capacites.assureurs[id])
      yield at(
        'sa fiche n’a pas de capacités. Ajoutez ses paliers dans content/tables/capacites.yaml.',
      );
    if (!tables.faits.lignes[id])
      yield at(
        'rien ne dit ce qui est public de cet assureur. Ajoutez sa ligne dans ' +
          'content/tables/faits.yaml, avec le jour où vous avez cherché.',
      );
    for (const each of compare && garanties ? Object.keys(tables.garanties.lignes) : [])
      if (garanties?.[each] === undefined)
        yield at(`« ${each} » manque. Écrivez true si elle est incluse, false sinon.`, 'garanties');
  }
};

/**
 * Checks that the profile of an insurer names guarantees by id, and that it agrees with the
 * insurer's row in the table.
 */
const checkProfiles: Rule = function* ({ tables, listPages }) {
  const guarantees = Object.entries(tables.garanties.lignes);
  for (const { data, at } of listPages('assureurs'))
    for (const [index, { id = '', nom, incluse }] of data.garanties.entries()) {
      const wrong = (message: string) =>
        at(['garanties', index], `garanties n° ${index + 1} : ${message}`);
      const [sameId] = guarantees.find(([, row]) => row.nom === nom) ?? [];
      const isIncluded = tables.assureurs.lignes[data.assureur]?.garanties?.[id] ?? incluse;
      if (sameId)
        yield wrong(
          `« ${nom} » est une garantie du comparatif. Écrivez id: ${sameId} à la place de ` +
            `son nom.`,
        );
      if (isIncluded !== incluse)
        yield wrong(
          `incluse: ${incluse}, et content/tables/assureurs.yaml dit ${isIncluded} de « ${id} ». ` +
            'Corrigez l’un des deux.',
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

const checkRoutes: Rule = function* ({ pages }) {
  const ownerOf = owners();
  for (const { file, page } of pages) {
    const other = ownerOf(page.route, file);
    if (other)
      yield error(
        { file },
        `Cette page aurait la même adresse que ${other} : ${page.route}. Renommez l’un des deux ` +
          'fichiers.',
      );
  }
};

const checkSearchTexts: Rule = function* ({ listPages, pages }) {
  const ownerOf = owners();
  for (const { file, data, at } of pages as ReturnType<typeof listPages>)
    for (const field of ['titreSeo', 'description'] as const) {
      const other = ownerOf(`${field} ${data[field]}`, file);
      if (other)
        yield at(
          [field],
          `${field} : le même texte est déjà celui de ${other}. Chaque page a le sien.`,
        );
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

const checkQuestions: Rule = function* ({ questions }) {
  const ownerOf = owners();
  for (const { file, at, data } of questions)
    for (const [index, { id, question }] of data.questions.entries()) {
      const wrong = (message: string) =>
        at(['questions', index], `questions n° ${index + 1}${message}`);
      const other = ownerOf(`${data.page}#${id}`, file);
      const same = ownerOf(question, file);
      if (other) yield wrong(`, id : « ${id} » est déjà l’ancre d’une question de ${other}.`);
      if (same && same !== file)
        yield wrong(
          ` : la même question est posée dans ${same}. Écrivez-la autrement : chaque page a les ` +
            'siennes.',
        );
    }
};

export const rules: Rule[] = [
  checkDays,
  checkInsurers,
  checkProfiles,
  checkFacts,
  checkRoutes,
  checkSearchTexts,
  checkRedirections,
  checkQuestions,
];
