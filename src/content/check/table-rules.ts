import { formatDate } from '#src/lib/dates.ts';
import { findStems } from '#src/lib/french-words.ts';
import { formatEuros } from '#src/lib/numbers.ts';
import { listForms } from '#src/lib/terms.ts';
import { figureTables } from '../figures.ts';
import { isBlank } from '../placeholders.ts';
import type { Entry } from './entry.ts';
import type { Problems } from './problem.ts';
import { unknownId } from './references.ts';
import { owners, type Rule, rule } from './rule.ts';

// Rules that compare rows of tables.

/**
 * Returns the message for a future date of a verification or a measure. lapses.ts reports old
 * dates.
 */
const early = (field: string, day: string) =>
  `« ${field} » est un jour qui n’est pas encore venu, le ${formatDate(day)}.`;

/**
 * Checks that the lists of advantages and drawbacks have the same length, so that the site favours
 * no insurer.
 */
function* balanced({ at }: Entry, path: string[], lists: Record<string, string[]>): Problems {
  const [[forName = '', pros = []] = [], [againstName = '', cons = []] = []] =
    Object.entries(lists);
  const message =
    `${againstName} : ${cons.length} points, et ${pros.length} dans « ` +
    `${forName} ». Le pour et le contre ont autant de points.`;
  if (pros.length !== cons.length) yield at([...path, againstName], message);
}

const profiles: Rule = function* ({ book, today }) {
  for (const entry of book.pagesOf('assureurs')) {
    const { forces, vigilance, verifie } = entry.data;
    yield* balanced(entry, [], { forces, vigilance });
    if (verifie > today) yield entry.at(['verifie'], early('verifie', verifie));
  }
};

const balance = rule(['assureurs'], function* ({ assureurs }) {
  for (const [id, { avantages, inconvenients }] of Object.entries(assureurs.data.lignes))
    yield* balanced(assureurs, ['lignes', id], { avantages, inconvenients });
});

/**
 * Checks that every insurer has capacities, and that no row repeats the capacity of the comparison.
 */
const capacities = rule(['assureurs', 'capacites'], function* ({ assureurs, capacites }) {
  const missing =
    'sa fiche n’a pas de capacités. Ajoutez ses paliers dans content/tables/capacites.yaml.';
  const typed =
    'montant : c’est la capacité que content/tables/assureurs.yaml donne déjà. Écrivez « ' +
    'capaciteMax ».';
  for (const [id, { capaciteMax }] of Object.entries(assureurs.data.lignes)) {
    const levels = capacites.data.assureurs[id];
    if (!levels) yield assureurs.at(['lignes', id], `${id} : ${missing}`);
    for (const [rank, { montant }] of levels?.entries() ?? [])
      if (montant !== undefined && montant === capaciteMax)
        yield capacites.at(['assureurs', id, rank], typed);
  }
});

/** Checks that the margin of an example firm covers the cost of its employees. */
const firms = rule(['sinistres'], function* ({ sinistres, context }) {
  const { entreprises, salarie } = sinistres.data;
  // NaN if the figure is missing: another rule reports that.
  const cost = Number(context.figures?.chiffres[salarie]?.valeur);
  for (const [id, { effectif, ventes, marge }] of Object.entries(entreprises)) {
    const each = (ventes * marge) / 100 / effectif;
    const message =
      `${id} : sa marge brute fait ${formatEuros(Math.floor(each))} par ` +
      `personne et par an, et un salarié coûte ${formatEuros(cost)} (« ${salarie} »). Elle ne ` +
      'paierait pas ses salaires : corrigez « ventes », « marge » ou « effectif ».';
    if (each < cost) yield sinistres.at(['entreprises', id], message);
  }
});

/**
 * Checks that the firm of a plan exists and has an employee for each desk. The cost of a day on the
 * plan is the margin of the firm.
 */
const plans = rule(['plans', 'sinistres'], function* ({ plans: table, sinistres }) {
  for (const [id, { entreprise, arrets, tient }] of Object.entries(table.data.lignes)) {
    const firm = sinistres.data.entreprises[entreprise];
    const desks = arrets.reduce((sum, { postes }) => sum + postes.length, tient.length);
    const unknown =
      `« ${entreprise} » n’est pas une des entreprises de ` + 'content/tables/sinistres.yaml.';
    const crowded =
      `${id} : ${desks} postes pour ${firm?.effectif} personnes : ôtez des ` +
      'postes, ou corrigez l’effectif.';
    if (!firm) yield table.at(['lignes', id, 'entreprise'], unknown);
    else if (desks > firm.effectif) yield table.at(['lignes', id], crowded);
  }
});

/**
 * Checks the glossary: a word belongs to one term, a definition is one sentence, and no term is
 * confused with itself.
 */
const glossary = rule(['glossaire'], function* ({ glossaire }) {
  const { termes } = glossaire.data;
  const ownerOf = owners();
  for (const [id, term] of Object.entries(termes)) {
    const { definition, confondu = [] } = term;
    const at = (message: string, ...field: string[]) =>
      glossaire.at(['termes', id, ...field], message);
    const owned = listForms(term).map((form) => ({ form, owner: ownerOf(form, id) ?? id }));
    const takenForm = owned.find(({ owner }) => owner !== id);
    const twice =
      `« ${takenForm?.form} » est à deux mots du glossaire, « ${takenForm?.owner} » et « ` +
      `${id} » : un texte ne saurait pas auquel mener. Ôtez-le de l’un des deux.`;
    const long =
      `${id} : la définition a plus d’une phrase. Gardez la première ; le reste va ` +
      'dans « exemple » ou dans « contrat ».';
    const pair = confondu.find(
      ({ avec }) => avec > id && termes[avec]?.confondu?.some((back) => back.avec === id),
    );
    const both =
      `${id} et ${pair?.avec} disent chacun ce qui les distingue. Gardez une ` +
      'phrase, à l’un des deux : la page la montre sous l’autre aussi.';
    const itself =
      `${id} : un mot ne se confond pas avec lui-même. Nommez l’autre mot dans « ` + 'avec ».';
    if (takenForm) yield at(twice);
    if (/[.?!…]\s+\p{Lu}/u.test(definition)) yield at(long, 'definition');
    if (confondu.some(({ avec }) => avec === id)) yield at(itself, 'confondu');
    if (pair) yield at(both, 'confondu');
  }
});

/** Fields that identify a company: equal values mean the same company. */
const marks = [
  { mark: 'orias', what: 'numéro ORIAS', plain: (value: string) => value.replaceAll(' ', '') },
  { mark: 'nom', what: 'nom', plain: (value: string) => value.trim().toLowerCase() },
] as const;

/**
 * Checks that the status of the publisher fits the two identities. The status « courtier » means
 * that publisher and broker are one company; sentences on payments depend on it.
 */
const publisher = rule(['site'], function* ({ site }) {
  const { editeur, courtier } = site.data;
  for (const { mark, what, plain } of marks) {
    if (isBlank(editeur[mark]) || isBlank(courtier[mark])) continue;
    const isOne = plain(editeur[mark]) === plain(courtier[mark]);
    const same =
      `editeur, ${mark} : le courtier a le même ${what}. Si l’éditeur est ce ` +
      'courtier, écrivez « statut: courtier » ; sinon, corrigez l’un des deux.';
    const other =
      `courtier, ${mark} : l’éditeur, au statut « courtier », a un autre ${what}. ` +
      'S’il reçoit lui-même les demandes, recopiez ici son identité ; sinon, écrivez « ' +
      'statut: mandataire ».';
    // Reports the first wrong field only.
    if (editeur.statut === 'mandataire' && isOne) return yield site.at(['editeur', mark], same);
    if (editeur.statut === 'courtier' && !isOne) return yield site.at(['courtier', mark], other);
  }
});

/** Rules for the tables that have a date of verification or measure in each row. */
const dated = (['sources', ...figureTables] as const).map((name) =>
  rule([name], function* ({ [name]: table, today }) {
    for (const [id, row] of Object.entries(table.data.lignes)) {
      const [field, day = ''] = 'verifie' in row ? ['verifie', row.verifie] : ['date', row.date];
      if (day > today) yield table.at(['lignes', id], `${id} : ${early(field, day)}`);
    }
  }),
);

/** Checks that each year of the price study is over. */
const studyYears = rule(['classes'], function* ({ classes, today }) {
  for (const [index, { annee }] of classes.data.exercices.entries()) {
    const end = `${annee}-12-31`;
    const message =
      `L’exercice ${annee} finit le ${formatDate(end)}, un jour qui n’est pas ` + 'encore venu.';
    if (end > today) yield classes.at(['exercices', index], message);
  }
});

/** Checks that each contract belongs to a known insurer and describes known guarantees. */
const contracts = rule(
  ['contrats', 'assureurs', 'garanties'],
  function* ({ contrats, assureurs, garanties, context, today }) {
    for (const [id, { lu, garanties: read }] of Object.entries(contrats.data.lignes)) {
      if (!(id in assureurs.data.lignes))
        yield contrats.at(['lignes', id], unknownId(id, 'assureurs', context));
      if (lu > today) yield contrats.at(['lignes', id, 'lu'], `${id} : ${early('lu', lu)}`);
      for (const each of Object.keys(read))
        if (!(each in garanties.data.lignes))
          yield contrats.at(
            ['lignes', id, 'garanties', each],
            unknownId(each, 'garanties', context),
          );
    }
  },
);

/**
 * Checks the synonyms of the search: each word has a search term, and belongs to one group only.
 */
const synonyms = rule(['synonymes'], function* ({ synonymes }) {
  const ownerOf = owners();
  for (const [index, { mots }] of synonymes.data.groupes.entries())
    for (const word of mots) {
      const stems = findStems(word).join(' ');
      const other = ownerOf(stems, word);
      const small =
        `« ${word} » n’a que des petits mots, que la recherche ne regarde pas. ` + 'Ôtez-le.';
      const same =
        `Pour la recherche, « ${word} » et « ${other} » sont déjà le même mot. ` +
        'N’en gardez qu’un, dans un seul groupe.';
      if (stems === '') yield synonymes.at(['groupes', index], small);
      else if (other !== undefined) yield synonymes.at(['groupes', index], same);
    }
});

export const tableRules: Rule[] = [
  profiles,
  balance,
  capacities,
  firms,
  glossary,
  plans,
  publisher,
  contracts,
  ...dated,
  studyYears,
  synonyms,
];
