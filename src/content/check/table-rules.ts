import { formatDate } from '../../domain/dates.ts';
import { stemsIn } from '../../domain/french-words.ts';
import { formatEuros } from '../../domain/numbers.ts';
import { formsOf } from '../../domain/terms.ts';
import { figureTables } from '../figures.ts';
import { isBlank } from '../placeholders.ts';
import { owners, type Rule, rule } from './book.ts';
import type { Entry } from './entry.ts';
import type { Problem } from './problem.ts';
import { unknownId } from './unknown-id.ts';

// What tables say, each beside the others.

/** Nobody has verified or measured anything on a day that has not come yet. How old it is, is another matter: lapses.ts. */
const early = (field: string, day: string, today: string) =>
  day > today ? [`« ${field} » est un jour qui n’est pas encore venu, le ${formatDate(day)}.`] : [];

/** For and against are told at equal length. */
function balanced({ at }: Entry, path: string[], lists: Record<string, string[]>): Problem[] {
  const [[forName = '', pros = []] = [], [againstName = '', cons = []] = []] = Object.entries(lists);
  if (pros.length === cons.length) return [];
  const message = `${againstName} : ${cons.length} points, et ${pros.length} dans « ${forName} ». Le pour et le contre ont autant de points.`;
  return [at([...path, againstName], message)];
}

const profiles: Rule = (book, _context, today) =>
  book
    .pagesOf('assureurs')
    .flatMap((entry) => [
      ...balanced(entry, [], { forces: entry.data.forces, vigilance: entry.data.vigilance }),
      ...early('verifie', entry.data.verifie, today).map((message) => entry.at(['verifie'], message)),
    ]);

const balance = rule(['assureurs'], ({ assureurs }) =>
  Object.entries(assureurs.data.lignes).flatMap(([id, { avantages, inconvenients }]) =>
    balanced(assureurs, ['lignes', id], { avantages, inconvenients }),
  ),
);

/** Every profile draws how far its insurer goes, and the capacity of the comparison is written once. */
const capacities = rule(['assureurs', 'capacites'], ({ assureurs, capacites }) =>
  Object.entries(assureurs.data.lignes).flatMap(([id, { capaciteMax }]) => {
    const missing = `${id} : sa fiche n’a pas de capacités. Ajoutez ses paliers dans content/tables/capacites.yaml.`;
    const levels = capacites.data.assureurs[id];
    if (!levels) return assureurs.at(['lignes', id], missing);
    const typed = 'montant : c’est la capacité que content/tables/assureurs.yaml donne déjà. Écrivez « capaciteMax ».';
    return levels.flatMap(({ montant }, rank) =>
      montant !== undefined && montant === capaciteMax ? capacites.at(['assureurs', id, rank], typed) : [],
    );
  }),
);

/** An example that could not pay its own people is the example of nobody. */
const firms = rule(['sinistres'], ({ sinistres }, { figures }) =>
  Object.entries(sinistres.data.entreprises).flatMap(([id, { effectif, ventes, marge }]) => {
    const { salarie } = sinistres.data;
    const cost = Number(figures?.chiffres[salarie]?.valeur);
    const each = (ventes * marge) / 100 / effectif;
    // A cost that is not there is another problem.
    if (Number.isNaN(cost) || each >= cost) return [];
    const message = `${id} : sa marge brute fait ${formatEuros(Math.floor(each))} par personne et par an, et un salarié coûte ${formatEuros(cost)} (« ${salarie} »). Elle ne paierait pas ses salaires : corrigez « ventes », « marge » ou « effectif ».`;
    return sinistres.at(['entreprises', id], message);
  }),
);

/** A plan is a firm's: its margin tells what a day costs, and no more desks stand there than people work. */
const plans = rule(['plans', 'sinistres'], ({ plans: table, sinistres }) =>
  Object.entries(table.data.lignes).flatMap(([id, { entreprise, arrets, tient }]) => {
    const firm = sinistres.data.entreprises[entreprise];
    const unknown = `« ${entreprise} » n’est pas une des entreprises de content/tables/sinistres.yaml.`;
    if (!firm) return table.at(['lignes', id, 'entreprise'], unknown);
    const desks = arrets.reduce((sum, { postes }) => sum + postes.length, tient.length);
    const crowded = `${id} : ${desks} postes pour ${firm.effectif} personnes : ôtez des postes, ou corrigez l’effectif.`;
    return desks > firm.effectif ? table.at(['lignes', id], crowded) : [];
  }),
);

/** The glossary as the pages use it: a word leads to one term, a definition is one sentence, and nothing is confused with itself. */
const glossary = rule(['glossaire'], ({ glossaire }) => {
  const ownerOf = owners();
  return Object.entries(glossaire.data.termes).flatMap(([id, term]) => {
    const owned = formsOf(term).map((form) => ({ form, owner: ownerOf(form, id) ?? id }));
    const taken = owned.find(({ owner }) => owner !== id);
    const twice = `« ${taken?.form} » est à deux mots du glossaire, « ${taken?.owner} » et « ${id} » : un texte ne saurait pas auquel mener. Ôtez-le de l’un des deux.`;
    const long = `${id} : la définition a plus d’une phrase. Gardez la première ; le reste va dans « exemple » ou dans « contrat ».`;
    const pair = term.confondu?.find(
      ({ avec }) => avec > id && glossaire.data.termes[avec]?.confondu?.some((back) => back.avec === id),
    );
    const both = `${id} et ${pair?.avec} disent chacun ce qui les distingue. Gardez une phrase, à l’un des deux : la page la montre sous l’autre aussi.`;
    const itself = `${id} : un mot ne se confond pas avec lui-même. Nommez l’autre mot dans « avec ».`;
    const at = (message: string, ...field: string[]) => glossaire.at(['termes', id, ...field], message);
    return [
      ...(taken ? [at(twice)] : []),
      ...(/[.?!…]\s+\p{Lu}/u.test(term.definition) ? [at(long, 'definition')] : []),
      ...(term.confondu?.some(({ avec }) => avec === id) ? [at(itself, 'confondu')] : []),
      ...(pair ? [at(both, 'confondu')] : []),
    ];
  });
});

/** What makes two companies one: a company is registered once, under one name. */
const marks = [
  { mark: 'orias', what: 'numéro ORIAS', plain: (value: string) => value.replaceAll(' ', '') },
  { mark: 'nom', what: 'nom', plain: (value: string) => value.trim().toLowerCase() },
] as const;

/** Publisher and broker are one company, or two, as the status says: every sentence on who pays whom follows from it. */
const publisher = rule(['site'], ({ site }) => {
  const { editeur, courtier } = site.data;
  const wrong = marks.flatMap(({ mark, what, plain }) => {
    if (isBlank(editeur[mark]) || isBlank(courtier[mark])) return [];
    const isOne = plain(editeur[mark]) === plain(courtier[mark]);
    const same = `editeur, ${mark} : le courtier a le même ${what}. Si l’éditeur est ce courtier, écrivez « statut: courtier » ; sinon, corrigez l’un des deux.`;
    const other = `courtier, ${mark} : l’éditeur, au statut « courtier », a un autre ${what}. S’il reçoit lui-même les demandes, recopiez ici son identité ; sinon, écrivez « statut: mandataire ».`;
    if (editeur.statut === 'mandataire' && isOne) return site.at(['editeur', mark], same);
    return editeur.statut === 'courtier' && !isOne ? site.at(['courtier', mark], other) : [];
  });
  return wrong.slice(0, 1);
});

/** The tables that say of each row when it was verified or measured. */
const dated = (['sources', ...figureTables] as const).map((name) =>
  rule([name], (tables, _context, today) =>
    Object.entries(tables[name].data.lignes).flatMap(([id, row]) =>
      ('verifie' in row ? early('verifie', row.verifie, today) : early('date', row.date ?? '', today)).map((message) =>
        tables[name].at(['lignes', id], `${id} : ${message}`),
      ),
    ),
  ),
);

/** A row that calls itself specified has its article. */
const specified = figureTables.map((name) =>
  rule([name, 'specification'], (tables) =>
    Object.entries(tables[name].data.lignes).flatMap(([id, { nature }]) => {
      if (nature !== 'specification' || tables.specification.data.articles.some((each) => id in (each[name] ?? {}))) return [];
      const message = `${id} : « specification » veut dire fixé par la spécification, et content/tables/specification.yaml ne le connaît pas. Un choix du site est de nature « editorial ».`;
      return tables[name].at(['lignes', id], message);
    }),
  ),
);

/** The years of the study of what firms pay are over. */
const studyYears = rule(['classes'], ({ classes }, _context, today) =>
  classes.data.exercices.flatMap(({ annee }, index) => {
    const end = `${annee}-12-31`;
    const message = `L’exercice ${annee} finit le ${formatDate(end)}, un jour qui n’est pas encore venu.`;
    return end <= today ? [] : classes.at(['exercices', index], message);
  }),
);

/** A contract that was read is one of a company of the site, guarantee by guarantee of the comparison. */
const contracts = rule(['contrats', 'assureurs', 'garanties'], ({ contrats, assureurs, garanties }, context, today) =>
  Object.entries(contrats.data.lignes).flatMap(([id, { lu, garanties: read }]) => [
    ...(id in assureurs.data.lignes ? [] : [contrats.at(['lignes', id], unknownId(id, 'assureurs', context))]),
    ...early('lu', lu, today).map((message) => contrats.at(['lignes', id, 'lu'], `${id} : ${message}`)),
    ...Object.keys(read)
      .filter((guarantee) => !(guarantee in garanties.data.lignes))
      .map((guarantee) => contrats.at(['lignes', id, 'garanties', guarantee], unknownId(guarantee, 'garanties', context))),
  ]),
);

/** The words that the search takes for one: each of them worth looking for, each in one group. */
const synonyms = rule(['synonymes'], ({ synonymes }) => {
  const ownerOf = owners();
  return synonymes.data.groupes.flatMap(({ mots }, index) =>
    mots.flatMap((word) => {
      const at = (message: string) => synonymes.at(['groupes', index], message);
      const stems = stemsIn(word).join(' ');
      const other = ownerOf(stems, word);
      if (stems === '') return at(`« ${word} » n’a que des petits mots, que la recherche ne regarde pas. Ôtez-le.`);
      if (other === undefined) return [];
      return at(`Pour la recherche, « ${word} » et « ${other} » sont déjà le même mot. N’en gardez qu’un, dans un seul groupe.`);
    }),
  );
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
  ...specified,
  studyYears,
  synonyms,
];
