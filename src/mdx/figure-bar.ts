import type { Bar } from '#src/components/charts/bars.tsx';
import { figureText } from '#src/content/figures.ts';
import type { Figure } from '#src/content/schemas/figure-rows.ts';

/** A number as a bar, under its own name or another: from nothing to it, or from its low end to its high one. */
export const figureBar = (figure: Figure, name = figure.nom): Bar => {
  const [high, low] = [figure.valeur].flat().reverse() as [number, number?];
  return { name, value: figureText(figure), high, ...(low !== undefined && { low }) };
};
