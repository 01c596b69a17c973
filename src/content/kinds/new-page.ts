/** What `npm run new` leaves to be written. */
export const blank = (what: string) => `[à compléter : ${what}]`;

type NewFigure = { id: string; name: string; value: number | [number, number]; unit: string };

/** A row of a table of figures; the writer changes its value. */
export const figureRow = ({ id, name, value, unit }: NewFigure) =>
  `  ${id}: { nom: "${blank(name)}", valeur: ${JSON.stringify(value)}, unite: ${unit}, nature: editorial }\n`;
