/** Returns a placeholder. The check reports it until the writer replaces it. */
export const blank = (what: string) => `[à compléter : ${what}]`;

/**
 * Returns a field as a YAML comment that the writer must complete. A comment has no value, so no
 * page can show an invented number.
 */
export const unwritten = (field: string, what: string) =>
  `    # ${field}: ${blank(`${what}, puis retirez le #`)}\n`;

type NewFigure = { id: string; name: string; value: number; unit: string };

/** Returns a new row for a table of figures. The writer must replace its value. */
export const figureRow = ({ id, name, value, unit }: NewFigure) =>
  `  ${id}: { nom: "${blank(name)}", valeur: ${JSON.stringify(value)}, unite: ${unit}, ` +
  'nature: editorial }\n';
