import { estimate } from '#src/lib/estimate.ts';
import { slugify } from '#src/lib/slug.ts';
import { exampleFigures } from './example-firms.ts';
import {
  type FigureRows,
  type Figures,
  type FigureTable,
  type FigureValue,
  getTariff,
  makeFigure,
  makeFigures,
} from './figures.ts';
import type { Tables } from './files.ts';
import type { FigureRow } from './schemas/figure-rows.ts';
import type { Assureur } from './schemas/insurer-tables.ts';
import { secteursEstimateur } from './schemas/price-tables.ts';
import { studyFigures } from './study.ts';

// Collects all figures that texts may show, by id. They come from the four tables of figures, and
// from the tables of insurers, examples and the estimator.

type Sources = Tables<FigureTable | 'assureurs' | 'estimateur' | 'classes' | 'sinistres'>;

const addTexts = (rows: Record<string, FigureRow>): FigureRows =>
  Object.fromEntries(Object.entries(rows).map(([id, row]) => [id, makeFigure(row)]));

const millions = (value: number | undefined) => value && Math.round(value * 1e6);
/** Returns the lowest and the highest value. Returns undefined if all values are equal. */
const ends = (values: number[]): [number, number] | undefined =>
  new Set(values).size > 1 ? [Math.min(...values), Math.max(...values)] : undefined;

/**
 * Lists the capacities of an insurer by level. For « capaciteMax », it uses the capacity from the
 * comparison, because the tables must contain this number only once.
 */
export const listLevels = ({ paliers, capaciteMax }: Assureur) =>
  paliers.map((level) => ({
    ...level,
    montant: level.montant === 'capaciteMax' ? capaciteMax : level.montant,
  }));

function* listPrices({ assureurs, estimateur }: Sources): Generator<FigureValue> {
  const insurers = Object.entries(assureurs.lignes);
  for (const [id, row] of insurers) {
    yield [id, `Prix de départ ${row.nom} par mois`, row.prix];
    yield [`${id}-an`, `Prix de départ ${row.nom} par an`, getTariff(row)?.year];
  }
  const offers = insurers.flatMap(([, { compare, prix }]) => (compare && prix) || []);
  yield ['offres', 'Prix de départ des offres comparées, par mois', ends(offers)];
  yield ['offre-basse', 'Prix de départ le plus bas du comparatif', Math.min(...offers)];
  yield ['offre-haute', 'Prix de départ le plus haut du comparatif', Math.max(...offers)];
  for (const { id, nom, prix } of estimateur.tranches)
    yield [`tranche-${id}`, `${nom}, par mois`, prix];
  for (const sector of secteursEstimateur) {
    const profile = estimateur.secteurs[sector];
    const { nom, mensuelMin, mensuelMax, min, max } = profile;
    yield [`secteur-${sector}`, `${nom}, par mois`, [mensuelMin, mensuelMax]];
    yield [`secteur-${sector}-an`, `${nom}, par an`, [min, max]];
    for (const size of estimateur.tailles) {
      const found = estimate(profile, size.multiplicateur);
      const id = `estimation-${sector}-${size.id}`;
      yield [id, `${nom}, ${size.nom}, par mois`, found?.month];
      yield [`${id}-an`, `${nom}, ${size.nom}, par an`, found?.year];
    }
  }
}

function* listLimits({ assureurs, estimateur }: Sources): Generator<FigureValue> {
  const insurers = Object.entries(assureurs.lignes);
  const name = (level: string) => `Capacité ${level.toLowerCase()}`;
  for (const [id, row] of insurers) {
    yield [id, `Capacité ${row.nom}`, millions(row.capaciteMax)];
    for (const [index, level] of listLevels(row).entries())
      yield [`${id}-palier-${index + 1}`, name(level.capacite), millions(level.montant)];
  }
  const offers = insurers.flatMap(([, row]) => (row.compare && millions(row.capaciteMax)) || []);
  yield ['offres', 'Capacités des offres comparées', ends(offers)];
  for (const { palier, montant } of assureurs.paliers)
    yield [`palier-${slugify(palier)}`, name(palier), millions(montant)];
  for (const { id, nom, plafond } of estimateur.tranches)
    yield [`tranche-${id}`, `${nom}, couverture maximale`, millions(plafond)];
}

function* listNumbers({ assureurs, estimateur }: Sources): Generator<FigureValue> {
  for (const [id, { nom, note }] of Object.entries(assureurs.lignes))
    yield [`note-${id}`, `Note ${nom}`, note, 'sur 5'];
  for (const { id, nom, multiplicateur } of estimateur.tailles)
    yield [`multiplicateur-${id}`, `Multiplicateur ${nom}`, multiplicateur, 'nombre'];
}

export function collectFigures(tables: Sources): Figures {
  const { prix, plafonds, delais, chiffres, classes } = tables;
  const numbers = {
    ...addTexts(chiffres.lignes),
    ...studyFigures(classes),
    ...makeFigures(listNumbers(tables)),
  };
  const examples = exampleFigures(tables, numbers);
  return {
    prix: { ...addTexts(prix.lignes), ...makeFigures(listPrices(tables)) },
    plafonds: { ...addTexts(plafonds.lignes), ...makeFigures(listLimits(tables)) },
    delais: { ...addTexts(delais.lignes), ...examples.delais },
    chiffres: { ...numbers, ...examples.chiffres },
  };
}
