import type { Paragraph, Parent, Root, RootContent, TableCell, Text } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import { loadSite } from '#src/content/load.ts';
import { isTag } from '#src/content/mdx/tags.ts';
import { createTermFinder } from '#src/lib/terms.ts';
import { textElement } from './element.ts';

type TermFinder = ReturnType<typeof createTermFinder>;

let termFinder: TermFinder | undefined;

/**
 * Creates the function that finds terms only once, because its regular expression contains all
 * forms of all terms.
 */
function getTermFinder(): TermFinder {
  if (termFinder) return termFinder;
  const terms = Object.entries(loadSite().tables.glossaire.termes).filter(([, { lien }]) => !lien);
  termFinder = createTermFinder(Object.fromEntries(terms));
  return termFinder;
}

/** Tags in which terms are not linked. Links and bold text are excluded below, too. */
const closedTags = new Set(['Terme', 'Courriel', 'Bouton', 'Site']);
const isClosed = (node: RootContent) =>
  node.type === 'link' ||
  node.type === 'strong' ||
  (isTag(node) && closedTags.has(node.name ?? ''));

/**
 * Marks each glossary term in the sentences of a text. The page then links only the first one.
 * Ignores words between « and », because they are quotations.
 */
export function linkTerms() {
  const find = getTermFinder();
  return (tree: Root) => {
    visit(tree, (node) => {
      if (node.type === 'blockquote' || node.type === 'heading') return SKIP;
      // Skips a checklist, because its items become labels of checkboxes, and a click on a label
      // must not follow a link.
      if (isTag(node) && node.name === 'Cocher') return SKIP;
      if (node.type === 'table')
        for (const row of node.children.slice(1)) row.children.forEach(mark);
      if (node.type === 'table') return SKIP;
      if (node.type !== 'paragraph') return undefined;
      mark(node);
      return SKIP;
    });
  };

  function mark(block: Paragraph | TableCell): void {
    let isQuoted = false;
    const markTerms = (parent: Parent) => {
      parent.children = parent.children.flatMap((node): RootContent[] => {
        if (node.type === 'text') return split(node);
        if (!isClosed(node) && 'children' in node) markTerms(node);
        return [node];
      });
    };
    const split = ({ value }: Text): RootContent[] => {
      const termForm = value.replace(/[«»]|[^«»]+/g, (part) => {
        if (part === '«' || part === '»') isQuoted = part === '«';
        return isQuoted ? ' '.repeat(part.length) : part;
      });
      const nodes: RootContent[] = [];
      let end = 0;
      for (const { id, start, words } of find(termForm)) {
        nodes.push({ type: 'text', value: value.slice(end, start) });
        nodes.push(textElement('Mot', { id }, [{ type: 'text', value: words }]));
        end = start + words.length;
      }
      return [...nodes, { type: 'text', value: value.slice(end) }];
    };
    markTerms(block);
  }
}
