import type { Element, ElementContent, Root } from 'hast';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { preparation } from '#src/content/identity.ts';
import type { Document } from '#src/content/kinds.ts';
import { withoutMarks } from '#src/lib/letters.ts';
import { absolute } from '#src/seo/addresses.ts';
import { publication } from '#src/seo/publication.ts';
import { isElement } from './reading.ts';

const writer = unified()
  .use(rehypeRemark)
  .use(remarkGfm)
  .use(remarkStringify, { bullet: '-', rule: '-', emphasis: '_' });

const make = (tagName: string, children: ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children,
});
const bold = (node: Element) => make('strong', node.children);

/** Terms and what is said of them, as a list. */
function asList(definitions: Element): void {
  const rows: Element[] = [];
  const add = (child: ElementContent) => {
    if (!isElement(child)) return;
    if (child.tagName === 'div') child.children.forEach(add);
    else if (child.tagName === 'dt')
      rows.push(make('li', [bold(child), { type: 'text', value: ' : ' }]));
    else
      rows
        .at(-1)
        ?.children.push(
          ...(rows.at(-1)?.children.length === 2 ? [] : [make('br', [])]),
          ...child.children,
        );
  };
  definitions.children.forEach(add);
  definitions.tagName = 'ul';
  definitions.children = rows;
}

/** What Markdown has no word for, in words that it has. */
function reshape(tree: Element): void {
  visit(tree, 'element', (node, index, parent) => {
    if (node.tagName === 'dl') asList(node);
    if (node.tagName === 'aside') node.tagName = 'blockquote';
    // What will lead somewhere once it is noted leads nowhere here.
    if (node.tagName === 'a' && !node.properties.href) node.tagName = 'span';
    if (node.tagName === 'figcaption') Object.assign(node, make('p', [bold(node)]));
    if (node.tagName === 'table' && parent && index !== undefined) {
      const caption = node.children.find(
        (child): child is Element => isElement(child) && child.tagName === 'caption',
      );
      if (!caption) return;
      node.children = node.children.filter((child) => child !== caption);
      parent.children.splice(index, 0, make('p', [bold(caption)]));
    }
  });
}

/** Whose time to be verified again is over: its address, and since when nobody has. */
function notVerified(reading: Element): Record<string, string> {
  const found: Record<string, string> = {};
  visit(reading, 'element', ({ properties: { dataTwinSource, dateTime } }) => {
    if (dataTwinSource) found[String(dataTwinSource)] = String(dateTime);
  });
  return found;
}

/** What the page is, for whoever meets its text alone. */
function head(document: Document, reading: Element): string {
  const { titre, description, route } = document;
  const dates = publication(document);
  const aged = notVerified(reading);
  const fields = {
    titre: withoutMarks(titre),
    description,
    adresse: absolute(route),
    ...(preparation && { etat: preparation }),
    ...(dates && { publie: dates.published, modifie: dates.modified }),
    ...(Object.keys(aged).length > 0 && { nonReverifie: aged }),
  };
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  return `---\n${lines.join('\n')}\n---\n`;
}

/** The page again, as Markdown; its reading is used up. */
export function twin(document: Document, reading: Element): string {
  const fields = head(document, reading);
  reshape(reading);
  const tree: Root = { type: 'root', children: [reading] };
  return `${fields}\n${writer.stringify(writer.runSync(tree) as never)}`;
}
