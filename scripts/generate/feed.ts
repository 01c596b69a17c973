import type { Element, Root } from 'hast';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { allOf } from '#src/content/documents.ts';
import { site } from '#src/content/identity.ts';
import { withoutMarks } from '#src/lib/letters.ts';
import { atomFeed, type Entry } from '#src/seo/atom.ts';
import { htmlOf } from './content-html.ts';

const writer = unified().use(rehypeStringify);
const kept = new Set(['href', 'colSpan', 'rowSpan', 'scope', 'lang', 'dateTime', 'start']);

/**
 * The page's text as a reader of feeds can show it: its elements, without what only our style
 * understands.
 */
function asHtml(reading: Element): string {
  visit(reading, 'element', (node) => {
    node.properties = Object.fromEntries(
      Object.entries(node.properties).filter(([name]) => kept.has(name)),
    );
    if (node.tagName.includes('-') || node.tagName === 'output') node.tagName = 'div';
  });
  const tree: Root = { type: 'root', children: reading.children };
  return writer.stringify(tree);
}

/** Guides as they are published, and what changes afterwards in them and in the legal pages. */
export async function feed(readings: Map<string, Element>): Promise<string> {
  const entries: Entry[] = [];
  for (const { route, titre, description, changements } of [
    ...allOf('guides'),
    ...allOf('legal'),
  ]) {
    const title = withoutMarks(titre);
    const oldest = changements.length - 1;
    for (const [index, { date, texte }] of changements.entries()) {
      const change = await htmlOf(texte);
      const reading = index === 0 ? readings.get(route) : undefined;
      entries.push({
        route,
        date,
        rank: oldest - index,
        title: index === oldest ? title : `Mis à jour : ${title}`,
        summary: description,
        html: `${change}${reading ? asHtml(reading) : ''}`,
      });
    }
  }
  return atomFeed(site.marque, entries);
}
