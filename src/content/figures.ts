import { formatFigure } from '#src/lib/numbers.ts';
import type { Figure, FigureRow } from './schemas/figure-rows.ts';
import type { Assureur } from './schemas/insurer-tables.ts';

export const figureTables = ['prix', 'plafonds', 'delais', 'chiffres'] as const;
export type FigureTable = (typeof figureTables)[number];
export type FigureRows = Record<string, Figure>;
export type Figures = Record<FigureTable, FigureRows>;

/** Components that show a figure, each with the table of its figures. */
export const figureComponents: Record<string, FigureTable> = {
  Prix: 'prix',
  Plafond: 'plafonds',
  Delai: 'delais',
  Chiffre: 'chiffres',
};

/** Adds the text that the site shows for a figure: its value with its unit. */
export const makeFigure = (row: FigureRow): Figure => ({
  texte: formatFigure(row.valeur, row.unite),
  ...row,
});

/**
 * Figure from a table of other data. The default unit is the euro. If the value is undefined, there
 * is no figure.
 */
export type FigureValue = [
  id: string,
  nom: string,
  valeur: Figure['valeur'] | undefined,
  unite?: Figure['unite'],
];

export function makeFigures(values: Iterable<FigureValue>): FigureRows {
  const figures: FigureRows = {};
  for (const [id, nom, valeur, unite = '€'] of values)
    if (valeur !== undefined) figures[id] = makeFigure({ nom, valeur, unite });
  return figures;
}

/**
 * Returns the monthly and the yearly starting price of an insurer. The yearly price is twelve times
 * the monthly one.
 */
export function getTariff({
  prix,
  tarif,
}: Pick<Assureur, 'prix' | 'tarif'>): { month: number; year: number } | undefined {
  return tarif && prix !== undefined ? { month: prix, year: prix * 12 } : undefined;
}

/**
 * Formats the duration of a step. If it is in office hours, adds « sous » (within), because it is a
 * maximum.
 */
export const stepTime = ({ unite, texte }: Figure) =>
  unite === 'h ouvrées' ? `sous ${texte}` : texte;

/** Label that the site shows next to a figure without a public source. */
export const guideLabel = 'repère indicatif';
export const guideWords = ({ nom, texte }: Figure) => `${nom}\u00A0: ${texte}`;
