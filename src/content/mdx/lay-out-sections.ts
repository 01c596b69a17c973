import type { Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import { isWide } from '#src/content/components.ts';
import { splitSections } from '#src/content/mdx/sections.ts';
import { isTag } from '#src/content/mdx/tags.ts';
import { asText } from '#src/content/texts.ts';
import { applyTypography } from '#src/lib/typography.ts';
import { flowElement } from './element.ts';

type Block = RootContent;

const isMargin = (node: Block) => isTag(node) && node.name === 'Marge';

/**
 * Wraps each heading of level 2 and its text in a section. Notes and sources go to the section's
 * margin, or below a wide component. This plugin runs before the one that replaces figures by text,
 * because it needs their sources.
 */
export function layOutSections() {
  return (tree: Root) => {
    tree.children = splitSections(tree).map(section) as Root['children'];
  };
}

/** A link may lead to a heading of third level too. */
function withAnchor(node: Block): Block {
  if (node.type !== 'heading') return node;
  const [heading] = asText({ type: 'root', children: [node] }).headings();
  return { ...node, data: { hProperties: { id: heading?.id } } };
}

function section(group: Block[]): MdxJsxFlowElement {
  const text = asText({ type: 'root', children: group as Root['children'] });
  const [first] = group;
  const [opening] = first?.type === 'heading' && first.depth === 2 ? text.headings() : [];
  const rest = group
    .filter((node) => !isMargin(node) && !(opening && node === first))
    .map(withAnchor);
  const citations = text.citations();
  const wide = rest.some((node) => isTag(node) && isWide(node.name));
  const sources =
    citations.length > 0
      ? [
          flowElement('SourceList', {
            citations: JSON.stringify(citations),
            ...(wide && { wide: '' }),
          }),
        ]
      : [];
  const title =
    opening && first?.type === 'heading'
      ? [flowElement('SectionTitle', { id: opening.id }, first.children as Block[])]
      : [];
  if (wide) return flowElement('WideSection', {}, [...title, ...rest, ...sources]);
  const notes = [...group.filter(isMargin), ...sources];
  const label = opening ? applyTypography(opening.words) : 'Notes';
  const margin = notes.length > 0 ? [flowElement('SectionMargin', { label }, notes)] : [];
  return flowElement('Section', {}, [
    flowElement('SectionText', {}, [...title, ...rest]),
    ...margin,
  ]);
}
