import { byTag, parse, textOf } from './page.ts';

/**
 * The headings that a page says twice. That they skip no level, are not empty, and each id stands
 * once, html-validate sees.
 */
export function repeatedHeadings(html: string): string[] {
  const above: string[] = [];
  const places = byTag(parse(html), 'h1', 'h2', 'h3', 'h4', 'h5', 'h6').map((element) => {
    const [level, text] = [Number(element.tagName[1]), textOf(element).trim()];
    above.length = level - 1;
    above[level - 1] = text;
    // Records repeat their parts (« Pour », « Attention ») under their own name; sections do not.
    return level > 3 ? above.join(' > ') : text;
  });
  return places.filter((place, index) => places.indexOf(place) < index);
}
