/** A mark for the writer. */
export const blank = (what: string) => `[à compléter : ${what}]`;

/**
 * The row is a YAML comment until the writer gives a number, so that no page shows an invented one.
 */
export const unwritten = (field: string, what: string) =>
  `    # ${field}: ${blank(`${what}, puis retirez le #`)}\n`;

type NewFigure = { id: string; name: string; value: number; unit: string };

/** A row of a table of figures; the writer changes its value. */
export const figureRow = ({ id, name, value, unit }: NewFigure) =>
  `  ${id}: { nom: "${blank(name)}", valeur: ${JSON.stringify(value)}, unite: ${unit}, ` +
  'nature: editorial }\n';
