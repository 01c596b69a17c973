/** What `npm run new` leaves to be written. */
export const blank = (what: string) => `[à compléter : ${what}]`;

/**
 * A number that nobody has given yet stands behind a sign of comment: no page shows one that we
 * made up.
 */
export const unwritten = (field: string, what: string) =>
  `    # ${field}: ${blank(`${what}, puis retirez le #`)}\n`;

type NewFigure = { id: string; name: string; value: number; unit: string };

/** A row of a table of figures; the writer changes its value. */
export const figureRow = ({ id, name, value, unit }: NewFigure) =>
  `  ${id}: { nom: "${blank(name)}", valeur: ${JSON.stringify(value)}, unite: ${unit}, nature: editorial }\n`;
