import { formatDate } from '#src/lib/dates.ts';
import { listForms } from '#src/lib/terms.ts';
import type { Table } from '../files.ts';
import { isBlank } from '../placeholders.ts';
import type { NamedTable } from '../schemas/types.ts';
import type { Path } from '../walk.ts';
import { type Context, owners, type Rule, rule } from './context.ts';
import type { Entry } from './entry.ts';
import { fieldName, type Problems } from './problem.ts';
import { describeUnknownId } from './references.ts';

// Rules that compare the rows of different tables, and the profiles of insurers with these rows.

/** Reports keys of a group that are not ids of the table `table`. */
function* checkKeys(
  { at }: Entry,
  path: Path,
  group: object,
  table: NamedTable,
  context: Context,
): Problems {
  for (const key of Object.keys(group))
    if (!context.ids[table].has(key))
      yield at([...path, key], describeUnknownId(key, table, context));
}

/**
 * Reports days in the future, because a verification, a measurement or a search lies in the past.
 */
const checkDays: Rule = function* ({ entries, today }) {
  for (const entry of entries) if (entry.data) yield* visit(entry, entry.located.data, []);

  function* visit(entry: Entry, value: unknown, path: Path): Problems {
    if (typeof value === 'object' && value !== null)
      for (const [key, inner] of Object.entries(value))
        yield* visit(entry, inner, [...path, Array.isArray(value) ? Number(key) : key]);
    else if (typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) && value > today)
      yield entry.at(
        path,
        `${fieldName(path)} : le ${formatDate(value)} n’est pas encore venu. Écrivez un jour ` +
          'passé.',
      );
  }
};

/**
 * Checks that two lists have the same number of points, because the site must not favour an
 * insurer.
 */
function* checkBalance(entry: Entry, path: Path, lists: Record<string, string[]>): Problems {
  const [[forName, pros], [against, cons]] = Object.entries(lists) as [
    [string, string[]],
    [string, string[]],
  ];
  if (pros.length !== cons.length)
    yield entry.at(
      [...path, against],
      `${against} : ${cons.length} points, et ${pros.length} dans « ${forName} ». Le pour et le ` +
        'contre ont autant de points.',
    );
}

const neededToCompare = ['note', 'prix', 'capaciteMax', 'garanties'] as const;

/**
 * Checks the row of each insurer in the table, and that other tables contain its capacities and
 * facts.
 */
const checkInsurers = rule(
  ['assureurs', 'capacites', 'faits'],
  function* ({ assureurs, capacites, faits, context }) {
    for (const [id, row] of Object.entries(assureurs.data.lignes)) {
      const path = ['lignes', id];
      const at = (message: string, ...more: string[]) =>
        assureurs.at([...path, ...more], `${[id, ...more].join(', ')} : ${message}`);
      const { avantages, inconvenients, garanties = {} } = row;
      yield* checkBalance(assureurs, path, { avantages, inconvenients });
      yield* checkKeys(assureurs, [...path, 'garanties'], garanties, 'garanties', context);
      if (!capacites.data.assureurs[id])
        yield at(
          'sa fiche n’a pas de capacités. Ajoutez ses paliers dans content/tables/capacites.yaml.',
        );
      if (!faits.data.lignes[id])
        yield at(
          'rien ne dit ce qui est public de cet assureur. Ajoutez sa ligne dans ' +
            'content/tables/faits.yaml, avec le jour où vous avez cherché.',
        );
      for (const field of row.compare ? neededToCompare : [])
        if (row[field] === undefined)
          yield at(
            `« ${field} » manque : avec compare: true, il faut une note, un prix, une capacité ` +
              'et des garanties.',
          );
      for (const each of row.compare && row.garanties ? context.ids.garanties : [])
        if (!(each in garanties))
          yield at(
            `« ${each} » manque. Écrivez true si elle est incluse, false sinon.`,
            'garanties',
          );
    }
  },
);

/** Checks that the profile of an insurer contains the same values as its row in the table. */
const checkProfiles = rule(
  ['assureurs', 'garanties'],
  function* ({ assureurs, garanties, context }) {
    for (const profile of context.listPages('assureurs')) {
      const { assureur, forces, vigilance } = profile.data;
      yield* checkBalance(profile, [], { forces, vigilance });
      for (const [index, each] of profile.data.garanties.entries()) {
        const { id, nom, incluse } = each;
        const at = (message: string) =>
          profile.at(['garanties', index], `garanties n° ${index + 1} : ${message}`);
        const same = Object.entries(garanties.data.lignes).find(([, row]) => row.nom === nom);
        const flag = id && assureurs.data.lignes[assureur]?.garanties?.[id];
        if ((id === undefined) === (nom === undefined))
          yield at(
            'écrivez « id » pour une garantie du comparatif, « nom » pour une autre ; l’un des ' +
              'deux, pas les deux.',
          );
        else if (incluse && each.sansDocument)
          yield at(
            '« incluse: true » et « sansDocument: true » se contredisent. Gardez l’un des deux.',
          );
        else if (same)
          yield at(
            `« ${nom} » est une garantie du comparatif. Écrivez id: ${same[0]} à la place de son ` +
              'nom.',
          );
        else if (typeof flag === 'boolean' && flag !== incluse)
          yield at(
            `incluse: ${incluse}, et content/tables/assureurs.yaml dit ${flag} de « ${id} ». ` +
              'Corrigez l’un des deux.',
          );
      }
    }
  },
);

type Insurers = Table<'assureurs'>['lignes'];
type Source = Table<'sources'>['lignes'][string];

/**
 * Checks that each fact about an insurer comes from a dated document of this insurer or of the
 * press.
 */
const checkFacts = rule(
  ['faits', 'assureurs', 'sources'],
  function* ({ faits: facts, assureurs, sources, context }) {
    yield* checkKeys(facts, ['lignes'], facts.data.lignes, 'assureurs', context);
    for (const [id, { faits }] of Object.entries(facts.data.lignes))
      for (const [index, { document }] of faits.entries()) {
        const source = sources.data.lignes[document];
        const wrong = source && checkDocument(id, source, assureurs.data.lignes);
        if (wrong)
          yield facts.at(
            ['lignes', id, 'faits', index],
            `${id}, faits n° ${index + 1} : « ${document} » ${wrong}`,
          );
      }
  },
);

function checkDocument(
  id: string,
  { adresse, date }: Source,
  insurers: Insurers,
): string | undefined {
  const host = new URL(adresse).hostname;
  const [other, row] =
    Object.entries(insurers).find(
      ([each, { sites = [] }]) =>
        each !== id && sites.some((site) => `.${host}`.endsWith(`.${site}`)),
    ) ?? [];
  if (row)
    return (
      `est une page de ${row.nom} (${host}). Un fait se tire d’une page de la compagnie, de la ` +
      'presse ou d’un registre : prenez un autre document, ou écrivez ce fait sous ' +
      `« ${other} ».`
    );
  if (date === undefined)
    return (
      'ne dit pas de quand il est. Dans content/tables/sources.yaml, donnez-lui « date: » avec ' +
      'un jour ou une année, ou « date: non daté » si vous n’en avez pas trouvé.'
    );
  return undefined;
}

const checkPlans = rule(['plans', 'sinistres'], function* ({ plans, sinistres }) {
  for (const [id, { entreprise }] of Object.entries(plans.data.lignes))
    if (!sinistres.data.entreprises[entreprise])
      yield plans.at(
        ['lignes', id, 'entreprise'],
        `« ${entreprise} » n’est pas une des entreprises de content/tables/sinistres.yaml.`,
      );
});

/** Checks that two guarantees do not have the same name in the address of the comparison. */
const checkGuarantees = rule(['garanties'], function* ({ garanties }) {
  const rows = Object.entries(garanties.data.lignes);
  const ownerOf = owners();
  for (const [id, { adresse }] of rows) if (adresse === undefined) ownerOf(id, id);
  for (const [id, { adresse }] of rows) {
    const owner = adresse === undefined ? undefined : ownerOf(adresse, id);
    if (owner)
      yield garanties.at(
        ['lignes', id],
        `${id}, adresse : « ${adresse} » est déjà pris par « ${owner} ».`,
      );
  }
});

/**
 * Checks that no word belongs to two glossary terms, and that each definition is short enough for a
 * tooltip.
 */
const checkGlossary = rule(['glossaire'], function* ({ glossaire }) {
  const ownerOf = owners();
  for (const [id, term] of Object.entries(glossaire.data.termes)) {
    const owned = listForms(term).map((form) => ({ form, owner: ownerOf(form, id) ?? id }));
    const twice = owned.find(({ owner }) => owner !== id);
    if (twice)
      yield glossaire.at(
        ['termes', id],
        `« ${twice.form} » est à deux mots du glossaire, « ${twice.owner} » et « ${id} » : un ` +
          'texte ne saurait pas auquel mener. Ôtez-le de l’un des deux.',
      );
    if (/[.?!…]\s+\p{Lu}/u.test(term.definition))
      yield glossaire.at(
        ['termes', id, 'definition'],
        `${id} : la définition a plus d’une phrase. Gardez la première ; le reste va dans ` +
          '« exemple » ou dans « contrat ».',
      );
  }
});

/**
 * Fields that identify a company. If two companies have the same value, they are the same company.
 */
const marks = [
  { mark: 'orias', what: 'numéro ORIAS', simplify: (value: string) => value.replaceAll(' ', '') },
  { mark: 'nom', what: 'nom', simplify: (value: string) => value.trim().toLowerCase() },
] as const;

/**
 * Checks that the status of the publisher is consistent with the two companies. « courtier » means
 * that the publisher and the broker are one company; the sentences about payments depend on it.
 */
const checkPublisher = rule(['site'], function* ({ site }) {
  const { editeur, courtier } = site.data;
  for (const { mark, what, simplify } of marks) {
    if (isBlank(editeur[mark]) || isBlank(courtier[mark])) continue;
    const isOne = simplify(editeur[mark]) === simplify(courtier[mark]);
    // Reports only the first wrong field.
    if (editeur.statut === 'mandataire' && isOne)
      return yield site.at(
        ['editeur', mark],
        `editeur, ${mark} : le courtier a le même ${what}. Si l’éditeur est ce courtier, ` +
          'écrivez « statut: courtier » ; sinon, corrigez l’un des deux.',
      );
    if (editeur.statut === 'courtier' && !isOne)
      return yield site.at(
        ['courtier', mark],
        `courtier, ${mark} : l’éditeur, au statut « courtier », a un autre ${what}. S’il reçoit ` +
          'lui-même les demandes, recopiez ici son identité ; sinon, écrivez « statut: ' +
          'mandataire ».',
      );
  }
});

export const tableRules: Rule[] = [
  checkDays,
  checkInsurers,
  checkProfiles,
  checkFacts,
  checkPlans,
  checkGuarantees,
  checkGlossary,
  checkPublisher,
];
