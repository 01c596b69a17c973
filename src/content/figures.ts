import { formatFigure } from '#src/lib/numbers.ts';
import type { Figure, FigureRow } from './schemas/figure-rows.ts';
import type { Assureur } from './schemas/insurer-tables.ts';

export const figureTables = ['prix', 'plafonds', 'delais', 'chiffres'] as const;
export type FigureTable = (typeof figureTables)[number];
export type FigureRows = Record<string, Figure>;
export type Figures = Record<FigureTable, FigureRows>;

/** Table of the figures that each component shows. */
export const figureComponents: Record<string, FigureTable> = {
  Prix: 'prix',
  Plafond: 'plafonds',
  Delai: 'delais',
  Chiffre: 'chiffres',
};

/** Adds the text that the site shows: the value with its unit. */
export const makeFigure = (row: FigureRow): Figure => ({
  texte: formatFigure(row.valeur, row.unite),
  ...row,
});

/**
 * A value from a table that contains no figures. Without a unit it is in euros. An undefined value
 * gives no figure.
 */
export type FigureValue = [
  id: string,
  nom: string,
  valeur: Figure['valeur'] | undefined,
  unite?: Figure['unite'],
];

export function makeFigures(nature: Figure['nature'], values: Iterable<FigureValue>): FigureRows {
  const figures: FigureRows = {};
  for (const [id, nom, valeur, unite = '€'] of values)
    if (valeur !== undefined) figures[id] = makeFigure({ nom, valeur, unite, nature });
  return figures;
}

/**
 * Returns the monthly and the yearly starting price of an insurer. Without a yearly price, it
 * multiplies the monthly one by twelve.
 */
export function getTariff({
  prix,
  tarif,
}: Pick<Assureur, 'prix' | 'tarif'>): { month: number; year: number } | undefined {
  const month = tarif?.tarifMensuel ?? prix;
  return tarif && month !== undefined
    ? { month, year: tarif.tarifAnnuel ?? month * 12 }
    : undefined;
}

/** Formats the duration of a step. A duration in office hours is a maximum. */
export const stepTime = ({ unite, texte }: Figure) =>
  unite === 'h ouvrées' ? `sous ${texte}` : texte;

/** Label of a figure without a public source. */
export const guideLabel = 'repère indicatif';
export const guideWords = ({ nom, texte }: Figure) => `${nom}\u00A0: ${texte}`;
