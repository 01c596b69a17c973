import { estimate } from '../domain/estimate.ts';
import { formatFigure } from '../domain/numbers.ts';
import { slugify } from '../domain/slug.ts';
import { exampleFigures } from './example-firms.ts';
import type { Table, Tables } from './files.ts';
import type { Figure } from './schemas/figure-rows.ts';
import type { Assureur } from './schemas/insurer-tables.ts';
import { secteursEstimateur } from './schemas/price-tables.ts';
import { studyFigures } from './study.ts';

// Every number of the site by its id: the rows of the four tables of figures, and what the tables of
// insurers and of the estimator hold or imply, so that prose can name those too.

export const figureTables = ['prix', 'plafonds', 'delais', 'chiffres'] as const;
export type FigureTable = (typeof figureTables)[number];
export type Figures = Record<FigureTable, Record<string, Figure>>;

/** What they are collected from. */
export const figureFiles = [...figureTables, 'assureurs', 'estimateur', 'capacites', 'classes', 'sinistres'] as const;
type Sources = Tables<(typeof figureFiles)[number]>;

const specified = (nom: string, valeur: Figure['valeur'], unite: Figure['unite']): Figure => ({
  nom,
  valeur,
  unite,
  nature: 'specification',
});
const millions = (value: number) => Math.round(value * 1e6);
const ends = (values: number[]): [number, number] => [Math.min(...values), Math.max(...values)];

type Levels = Table<'capacites'>['assureurs'][string];

/** How far an insurer goes, level by level; the one of the comparison is written in one place only. */
export const levelsOf = (levels: Levels, insurer: Pick<Assureur, 'capaciteMax'> | undefined) =>
  levels.map((level) => ({ ...level, montant: level.montant === 'capaciteMax' ? insurer?.capaciteMax : level.montant }));

export function collectFigures(tables: Sources): Figures {
  const prix: Record<string, Figure> = { ...tables.prix.lignes };
  const plafonds: Record<string, Figure> = { ...tables.plafonds.lignes };
  const chiffres: Record<string, Figure> = { ...tables.chiffres.lignes, ...studyFigures(tables.classes) };

  for (const [id, row] of Object.entries(tables.assureurs.lignes)) {
    if (row.prix !== undefined) prix[id] = specified(`Prix de départ ${row.nom} par mois`, row.prix, '€');
    const tariff = tariffOf(row);
    if (tariff) prix[`${id}-an`] = specified(`Prix de départ ${row.nom} par an`, tariff.year, '€');
    if (row.note !== undefined) chiffres[`note-${id}`] = specified(`Note ${row.nom}`, row.note, 'sur 5');
    if (row.capaciteMax !== undefined) plafonds[id] = specified(`Capacité ${row.nom}`, millions(row.capaciteMax), '€');
  }
  for (const [id, levels] of Object.entries(tables.capacites.assureurs)) {
    levelsOf(levels, tables.assureurs.lignes[id]).forEach(({ capacite, montant }, index) => {
      if (montant !== undefined)
        plafonds[`${id}-palier-${index + 1}`] = specified(`Capacité ${capacite.toLowerCase()}`, millions(montant), '€');
    });
  }
  const offers = Object.values(tables.assureurs.lignes).filter(({ compare }) => compare);
  const prices = offers.flatMap(({ prix }) => prix ?? []);
  const most = offers.flatMap(({ capaciteMax }) => (capaciteMax === undefined ? [] : millions(capaciteMax)));
  if (new Set(prices).size > 1) prix.offres = specified('Prix de départ des offres comparées, par mois', ends(prices), '€');
  if (new Set(most).size > 1) plafonds.offres = specified('Capacités des offres comparées', ends(most), '€');
  tables.capacites.generiques.forEach(({ palier, montant }) => {
    if (montant !== undefined)
      plafonds[`palier-${slugify(palier)}`] = specified(`Capacité ${palier.toLowerCase()}`, millions(montant), '€');
  });
  for (const { id, nom, prix: range, plafond } of tables.estimateur.tranches) {
    if (range) prix[`tranche-${id}`] = specified(`${nom}, par mois`, range, '€');
    plafonds[`tranche-${id}`] = specified(`${nom}, couverture maximale`, millions(plafond), '€');
  }
  for (const sector of secteursEstimateur) {
    const profile = tables.estimateur.secteurs[sector];
    prix[`secteur-${sector}`] = specified(`${profile.nom}, par mois`, [profile.mensuelMin, profile.mensuelMax], '€');
    prix[`secteur-${sector}-an`] = specified(`${profile.nom}, par an`, [profile.min, profile.max], '€');
    for (const { id, nom, multiplicateur } of tables.estimateur.tailles) {
      const found = estimate(profile, multiplicateur);
      if (!found) continue;
      prix[`estimation-${sector}-${id}`] = specified(`${profile.nom}, ${nom}, par mois`, found.month, '€');
      prix[`estimation-${sector}-${id}-an`] = specified(`${profile.nom}, ${nom}, par an`, found.year, '€');
    }
  }
  for (const { id, nom, multiplicateur } of tables.estimateur.tailles) {
    if (multiplicateur !== undefined)
      chiffres[`multiplicateur-${id}`] = specified(`Multiplicateur ${nom}`, multiplicateur, 'nombre');
  }
  const examples = exampleFigures(tables, chiffres);
  return {
    prix,
    plafonds,
    delais: { ...tables.delais.lignes, ...examples.delais },
    chiffres: { ...chiffres, ...examples.chiffres },
  };
}

/** The price card of an insurer: the starting price, and twelve times as much a year, unless the card says otherwise. */
export function tariffOf({ prix, tarif }: Pick<Assureur, 'prix' | 'tarif'>): { month: number; year: number } | undefined {
  const month = tarif?.tarifMensuel ?? prix;
  return tarif && month !== undefined ? { month, year: tarif.tarifAnnuel ?? month * 12 } : undefined;
}

export const figureText = ({ valeur, unite }: Figure) => formatFigure(valeur, unite);
/** How long a step takes; what is promised in office hours is a limit. */
export const stepTime = (figure: Figure) => (figure.unite === 'h ouvrées' ? `sous ${figureText(figure)}` : figureText(figure));

/** What is said of a figure that no public source holds. */
export const guideLabel = 'repère indicatif';
export const guideWords = (figure: Figure) => `${figure.nom}\u00A0: ${figureText(figure)}`;

/** The component that writes a figure, and the table it takes it from. */
export const figureComponents: Record<string, FigureTable> = {
  Prix: 'prix',
  Plafond: 'plafonds',
  Delai: 'delais',
  Chiffre: 'chiffres',
};
