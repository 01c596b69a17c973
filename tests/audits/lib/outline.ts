import { byTag, elements, parse, property, textOf } from './page.ts';

/** What is wrong with the headings of a page: as a summary they skip no level and repeat nothing. */
export function outlineProblems(html: string): string[] {
  const tree = parse(html);
  const headings = byTag(tree, 'h1', 'h2', 'h3', 'h4', 'h5', 'h6').map((element) => ({
    level: Number(element.tagName[1]),
    text: textOf(element).trim(),
    trail: '',
  }));
  const problems: string[] = [];
  if (headings.filter(({ level }) => level === 1).length !== 1) problems.push('not exactly one h1');
  const above: string[] = [];
  const seen = new Set<string>();
  headings.forEach(({ level, text }, index) => {
    const before = headings[index - 1]?.level ?? 0;
    if (level > before + 1) problems.push(`h${level} after h${before}: ${text}`);
    if (text === '') problems.push(`empty h${level}`);
    above.length = level - 1;
    // Records repeat their parts (« Pour », « Attention ») under their own name; sections do not.
    const place = level > 3 ? [...above, text].join(' > ') : text;
    if (seen.has(place)) problems.push(`twice: ${text}`);
    seen.add(place);
    above[level - 1] = text;
  });
  const ids = elements(tree, (element) => element.properties.id !== undefined).map((element) => property(element, 'id'));
  for (const id of new Set(ids.filter((each, index) => ids.indexOf(each) !== index))) problems.push(`id twice: ${id}`);
  return problems;
}
