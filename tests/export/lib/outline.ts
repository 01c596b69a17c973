import { byTag, getText, parse } from './page.ts';

export function repeatedHeadings(html: string): string[] {
  const above: string[] = [];
  const places = byTag(parse(html), 'h1', 'h2', 'h3', 'h4', 'h5', 'h6').map((element) => {
    const [level, text] = [Number(element.tagName[1]), getText(element).trim()];
    above.length = level - 1;
    above[level - 1] = text;
    // Compares a heading below level 3 together with the headings above it, because several records
    // have parts with the same headings (« Pour », « Attention »). Sections must not repeat a
    // heading.
    return level > 3 ? above.join(' > ') : text;
  });
  return places.filter((place, index) => places.indexOf(place) < index);
}
