/** Formats a mark for the writer. The check reports it until the writer replaces it. */
export const blank = (what: string) => `[à compléter : ${what}]`;

/**
 * Formats a field as a YAML comment for the writer to complete, so that no page shows an invented
 * number.
 */
export const unwritten = (field: string, what: string) =>
  `    # ${field}: ${blank(`${what}, puis retirez le #`)}\n`;

type NewFigure = { id: string; name: string; value: number; unit: string };

/** Formats a row of a table of figures. The writer replaces its value. */
export const figureRow = ({ id, name, value, unit }: NewFigure) =>
  `  ${id}: { nom: "${blank(name)}", valeur: ${JSON.stringify(value)}, unite: ${unit}, ` +
  'nature: editorial }\n';
