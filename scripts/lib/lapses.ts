import { formatPages, type Lapse } from '#src/content/check/lapses.ts';
import { formatDate } from '#src/lib/dates.ts';

/** Maximum length of the list, because GitHub accepts 65,536 characters in an issue. */
const MAX_LIST_LENGTH = 60_000;

/** Formats the facts to verify as a Markdown list with checkboxes. */
export function formatLapses(lapses: Lapse[]): string {
  const rows = lapses.map(({ file, line, day, what, address, where, todo }) => {
    const name = address ? `[${what}](${address})` : what;
    return (
      `- [ ] **${formatDate(day)}** ${name}${formatPages(where)}. ${todo} ` +
      `\`${file}:${line}\`\n`
    );
  });
  let list = '';
  for (const [index, row] of rows.entries()) {
    if (list.length + row.length > MAX_LIST_LENGTH)
      return `${list}\nEt ${rows.length - index} de plus : \`npm run content:lapses\`.\n`;
    list += row;
  }
  return list;
}
