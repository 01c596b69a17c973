import { formatDate } from '#src/lib/dates.ts';
import { extractLineWords } from '../mdx/words.ts';
import { leaves } from '../placeholders.ts';
import { type Context, owners } from './context.ts';
import { error, fieldName, type Problems } from './problem.ts';

// Rules that need more than one file. A rule ignores tables that have a mistake.

type Rule = (context: Context) => Problems;

/**
 * Reports days in the future, because a verification, a measurement or a search lies in the past.
 */
const checkDays: Rule = function* ({ entries, today }) {
  for (const { located, at } of entries)
    for (const [name, value] of leaves(located.data)) {
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
const checkInsurers: Rule = function* ({ table, ids }) {
  const insurers = table('assureurs');
  if (!insurers) return;
  const levels = table('capacites')?.data.assureurs;
  const facts = table('faits')?.data.lignes;
  for (const [id, row] of Object.entries(insurers.data.lignes)) {
    const at = (message: string, ...more: string[]) =>
      insurers.at(['lignes', id, ...more], `${[id, ...more].join(', ')} : ${message}`);
    if (levels && !levels[id])
      yield at(
        'sa fiche n’a pas de capacités. Ajoutez ses paliers dans content/tables/capacites.yaml.',
      );
    if (facts && !facts[id])
      yield at(
        'rien ne dit ce qui est public de cet assureur. Ajoutez sa ligne dans ' +
          'content/tables/faits.yaml, avec le jour où vous avez cherché.',
      );
    for (const each of row.compare && row.garanties ? ids.garanties : [])
      if (!(each in (row.garanties ?? {})))
        yield at(`« ${each} » manque. Écrivez true si elle est incluse, false sinon.`, 'garanties');
  }
};

/**
 * Checks that the profile of an insurer names guarantees by id, and that it agrees with the
 * insurer's row in the table.
 */
const checkProfiles: Rule = function* ({ table, listPages }) {
  const guarantees = Object.entries(table('garanties')?.data.lignes ?? {});
  const insurers = table('assureurs')?.data.lignes ?? {};
  for (const { data, at } of listPages('assureurs'))
    for (const [index, { id, nom, incluse }] of data.garanties.entries()) {
      const wrong = (message: string) =>
        at(['garanties', index], `garanties n° ${index + 1} : ${message}`);
      const same = guarantees.find(([, row]) => row.nom === nom);
      const flag = id && insurers[data.assureur]?.garanties?.[id];
      if (same)
        yield wrong(
          `« ${nom} » est une garantie du comparatif. Écrivez id: ${same[0]} à la place de ` +
            `son nom.`,
        );
      if (typeof flag === 'boolean' && flag !== incluse)
        yield wrong(
          `incluse: ${incluse}, et content/tables/assureurs.yaml dit ${flag} de « ${id} ». ` +
            'Corrigez l’un des deux.',
        );
    }
};

/** Checks that the document of each fact about an insurer has a date, because profiles show it. */
const checkFacts: Rule = function* ({ table }) {
  const facts = table('faits');
  const sources = table('sources')?.data.lignes ?? {};
  for (const [id, { faits }] of Object.entries(facts?.data.lignes ?? {}))
    for (const [index, { document }] of faits.entries())
      if (facts && sources[document] && sources[document].date === undefined)
        yield facts.at(
          ['lignes', id, 'faits', index],
          `${id}, faits n° ${index + 1} : « ${document} » ne dit pas de quand il est. Dans ` +
            'content/tables/sources.yaml, donnez-lui « date: » avec un jour ou une année, ou ' +
            '« date: non daté » si vous n’en avez pas trouvé.',
        );
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

/**
 * Limits in characters, because search engines cut longer texts. `titreSeo` does not contain the
 * brand, which the page adds.
 */
const lengths = {
  titreSeo: {
    least: 0,
    most: 56,
    reason: '56 au plus, la marque s’ajoutant à la fin, pour que les moteurs ne le coupent pas.',
  },
  description: {
    least: 140,
    most: 160,
    reason: 'il en faut 140 à 160 pour que les moteurs ne la coupent ni ne la remplacent.',
  },
};

const checkSearchTexts: Rule = function* ({ pages, values, areValuesKnown }) {
  const ownerOf = owners();
  for (const { file, located, at } of pages)
    for (const [field, { least, most, reason }] of Object.entries(lengths)) {
      const value = (located.data as Record<string, unknown> | null)?.[field];
      if (typeof value !== 'string') continue;
      const other = ownerOf(`${field} ${value}`, file);
      if (other)
        yield at(
          [field],
          `${field} : le même texte est déjà celui de ${other}. Chaque page a le sien.`,
        );
      const words = extractLineWords(value, values);
      const text = field === 'titreSeo' ? words.replace(values.identity('marque'), '') : words;
      const { length } = [...text];
      if (areValuesKnown && (length < least || length > most))
        yield at([field], `${field} : ${length} signes ; ${reason}`);
    }
};

const checkRedirections: Rule = function* ({ table, routes }) {
  const list = table('redirections');
  if (!list) return;
  const rows = list.data.redirections;
  const ownerOf = owners();
  for (const [index, { de, vers }] of rows.entries()) {
    const next = rows.find((row) => row.de === vers);
    const message =
      (routes.has(de) && 'est l’adresse d’une page : elle ne peut pas mener ailleurs.') ||
      (ownerOf(de, de) && 'est déjà dans la liste.') ||
      (de === vers && 'mène à elle-même.') ||
      (next &&
        `mène à « ${vers} », qui mène elle-même à « ${next.vers} ». Écrivez l’adresse finale.`);
    if (message) yield list.at(['redirections', index], `« ${de} » ${message}`);
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
