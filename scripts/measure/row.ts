/** A line of a table: names stand on the left, figures on the right. */
export const rowOf = ([name = '', ...cells]: (string | number)[], first = 34) =>
  [String(name).padEnd(first), ...cells.map((cell) => String(cell).padStart(13))]
    .join('')
    .trimEnd();
