import { estimate } from '#src/lib/estimate.ts';
import { slugify } from '#src/lib/slug.ts';
import { exampleFigures } from './example-firms.ts';
import { type Figures, figureTables, getTariff } from './figures.ts';
import type { Table, Tables } from './files.ts';
import type { Figure } from './schemas/figure-rows.ts';
import type { Assureur } from './schemas/insurer-tables.ts';
import { secteursEstimateur } from './schemas/price-tables.ts';
import { studyFigures } from './study.ts';

// Collects all figures of the site by id: the rows of the four tables of figures, and values of the
// tables of insurers and of the estimator, so that texts can show them too.

export const figureFiles = [
  ...figureTables,
  'assureurs',
  'estimateur',
  'capacites',
  'classes',
  'sinistres',
] as const;
type Sources = Tables<(typeof figureFiles)[number]>;

type Rows = Record<string, Figure>;
/** Adds a figure for a value of another table. */
function add(
  to: Rows,
  id: string,
  nom: string,
  valeur: Figure['valeur'] | undefined,
  unite: Figure['unite'],
): void {
  if (valeur !== undefined) to[id] = { nom, valeur, unite, nature: 'specification' };
}
const millions = (value: number | undefined) => value && Math.round(value * 1e6);
/** Returns the lowest and the highest value; undefined if all values are equal. */
const ends = (values: number[]): [number, number] | undefined =>
  new Set(values).size > 1 ? [Math.min(...values), Math.max(...values)] : undefined;

type Levels = Table<'capacites'>['assureurs'][string];

/**
 * Lists the capacities of an insurer by level. A level with « capaciteMax » takes the capacity of
 * the comparison, so that the tables contain this number only once.
 */
export const listLevels = (levels: Levels, insurer: Pick<Assureur, 'capaciteMax'> | undefined) =>
  levels.map((level) => ({
    ...level,
    montant: level.montant === 'capaciteMax' ? insurer?.capaciteMax : level.montant,
  }));

export function collectFigures(tables: Sources): Figures {
  const prix: Rows = { ...tables.prix.lignes };
  const plafonds: Rows = { ...tables.plafonds.lignes };
  const chiffres: Rows = { ...tables.chiffres.lignes, ...studyFigures(tables.classes) };

  for (const [id, row] of Object.entries(tables.assureurs.lignes)) {
    add(prix, id, `Prix de départ ${row.nom} par mois`, row.prix, '€');
    add(prix, `${id}-an`, `Prix de départ ${row.nom} par an`, getTariff(row)?.year, '€');
    add(chiffres, `note-${id}`, `Note ${row.nom}`, row.note, 'sur 5');
    add(plafonds, id, `Capacité ${row.nom}`, millions(row.capaciteMax), '€');
  }
  for (const [id, levels] of Object.entries(tables.capacites.assureurs))
    for (const [index, { capacite, montant }] of listLevels(
      levels,
      tables.assureurs.lignes[id],
    ).entries())
      add(
        plafonds,
        `${id}-palier-${index + 1}`,
        `Capacité ${capacite.toLowerCase()}`,
        millions(montant),
        '€',
      );
  const offers = Object.values(tables.assureurs.lignes).filter(({ compare }) => compare);
  const capacities = offers.flatMap(({ capaciteMax }) => millions(capaciteMax) ?? []);
  add(
    prix,
    'offres',
    'Prix de départ des offres comparées, par mois',
    ends(offers.flatMap(({ prix }) => prix ?? [])),
    '€',
  );
  add(plafonds, 'offres', 'Capacités des offres comparées', ends(capacities), '€');
  for (const { palier, montant } of tables.capacites.generiques)
    add(
      plafonds,
      `palier-${slugify(palier)}`,
      `Capacité ${palier.toLowerCase()}`,
      millions(montant),
      '€',
    );
  for (const { id, nom, prix: range, plafond } of tables.estimateur.tranches) {
    add(prix, `tranche-${id}`, `${nom}, par mois`, range, '€');
    add(plafonds, `tranche-${id}`, `${nom}, couverture maximale`, millions(plafond), '€');
  }
  for (const sector of secteursEstimateur) {
    const profile = tables.estimateur.secteurs[sector];
    add(
      prix,
      `secteur-${sector}`,
      `${profile.nom}, par mois`,
      [profile.mensuelMin, profile.mensuelMax],
      '€',
    );
    add(prix, `secteur-${sector}-an`, `${profile.nom}, par an`, [profile.min, profile.max], '€');
    for (const { id, nom, multiplicateur } of tables.estimateur.tailles) {
      const found = estimate(profile, multiplicateur);
      add(
        prix,
        `estimation-${sector}-${id}`,
        `${profile.nom}, ${nom}, par mois`,
        found?.month,
        '€',
      );
      add(
        prix,
        `estimation-${sector}-${id}-an`,
        `${profile.nom}, ${nom}, par an`,
        found?.year,
        '€',
      );
    }
  }
  for (const { id, nom, multiplicateur } of tables.estimateur.tailles)
    add(chiffres, `multiplicateur-${id}`, `Multiplicateur ${nom}`, multiplicateur, 'nombre');
  const examples = exampleFigures(tables, chiffres);
  return {
    prix,
    plafonds,
    delais: { ...tables.delais.lignes, ...examples.delais },
    chiffres: { ...chiffres, ...examples.chiffres },
  };
}
