import { formatFigure } from '#src/lib/numbers.ts';
import type { Figure } from './schemas/figure-rows.ts';
import type { Assureur } from './schemas/insurer-tables.ts';

export const figureTables = ['prix', 'plafonds', 'delais', 'chiffres'] as const;
export type FigureTable = (typeof figureTables)[number];
export type Figures = Record<FigureTable, Record<string, Figure>>;

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

export const figureText = ({ valeur, unite, texte }: Figure) =>
  texte ?? formatFigure(valeur, unite);
/** Formats the duration of a step. A duration in office hours is a maximum. */
export const stepTime = (figure: Figure) =>
  figure.unite === 'h ouvrées' ? `sous ${figureText(figure)}` : figureText(figure);

/** Label of a figure without a public source. */
export const guideLabel = 'repère indicatif';
export const guideWords = (figure: Figure) => `${figure.nom}\u00A0: ${figureText(figure)}`;

/** Table of the figures that each component shows. */
export const figureComponents: Record<string, FigureTable> = {
  Prix: 'prix',
  Plafond: 'plafonds',
  Delai: 'delais',
  Chiffre: 'chiffres',
};
