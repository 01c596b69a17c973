import { type Lapse, listed } from '#src/content/check/lapses.ts';
import { formatDate } from '#src/lib/dates.ts';

/** As much as an issue of GitHub takes, with room for the last line. */
const longest = 60_000;

/**
 * What is to be verified again, as a list to tick in Markdown; nothing where there is nothing to
 * do.
 */
export function listOf(lapses: Lapse[]): string {
  const rows = lapses.map(({ file, line, day, what, address, where, todo }) => {
    const name = address ? `[${what}](${address})` : what;
    return `- [ ] **${formatDate(day)}** ${name}${listed(where)}. ${todo} \`${file}:${line}\`\n`;
  });
  let shown = '';
  for (const [index, row] of rows.entries()) {
    if (shown.length + row.length > longest)
      return `${shown}\nEt ${rows.length - index} de plus : \`npm run content:lapses\`.\n`;
    shown += row;
  }
  return shown;
}
