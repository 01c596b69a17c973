import type { Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import { isWide } from '#src/content/components.ts';
import { isTag } from '#src/content/text/tags.ts';
import { asText } from '#src/content/texts.ts';
import { typography } from '#src/domain/typography.ts';

type Block = RootContent;

const element = (name: string, attributes: Record<string, string>, children: Block[]): MdxJsxFlowElement => ({
  type: 'mdxJsxFlowElement',
  name,
  attributes: Object.entries(attributes).map(([key, value]) => ({ type: 'mdxJsxAttribute', name: key, value })),
  children: children as MdxJsxFlowElement['children'],
});

const isNamed = (node: Block, name: string) => isTag(node) && node.name === name;
const isMargin = (node: Block) => isNamed(node, 'Marge');

/**
 * A text as the page lays it out: each heading of second level opens a section, whose notes go to its
 * margin together with the sources that it calls. A section with a drawing of the page's whole width has
 * no margin: its sources stand under it. It comes first: once figures are written out, nobody knows their sources.
 */
export function layOutSections() {
  return (tree: Root) => {
    const groups: Block[][] = [[]];
    for (const node of tree.children) {
      if (node.type === 'heading' && node.depth === 2) groups.push([]);
      groups.at(-1)?.push(node);
    }
    tree.children = groups.filter((group) => group.length > 0).map(section) as Root['children'];
  };
}

/** The notes of a phase stand in its own margin. */
function withPhaseMargin(node: Block): Block {
  if (!isTag(node) || node.name !== 'Phase') return node;
  const children = node.children as Block[];
  const notes = children.filter(isMargin);
  const body = children.filter((child) => !isMargin(child));
  return { ...node, children: [...body, ...(notes.length > 0 ? [element('PhaseMargin', {}, notes)] : [])] } as Block;
}

function section(group: Block[]): MdxJsxFlowElement {
  const text = asText({ type: 'root', children: group as Root['children'] });
  const [first] = group;
  const [opening] = first?.type === 'heading' && first.depth === 2 ? text.headings() : [];
  const rest = group.filter((node) => !isMargin(node) && !(opening && node === first));
  const citations = text.citations();
  const wide = rest.some((node) => isTag(node) && isWide(node.name));
  const sources =
    citations.length > 0 ? [element('SourceList', { citations: JSON.stringify(citations), ...(wide && { wide: '' }) }, [])] : [];
  const title =
    opening && first?.type === 'heading' ? [element('SectionTitle', { id: opening.id }, first.children as Block[])] : [];
  if (wide) return element('WideSection', {}, [...title, ...rest.map(withPhaseMargin), ...sources]);
  const notes = [...group.filter(isMargin), ...sources];
  const label = opening ? typography(opening.words) : 'Notes';
  const margin = notes.length > 0 ? [element('SectionMargin', { label }, notes)] : [];
  return element('Section', {}, [element('SectionText', {}, [...title, ...rest]), ...margin]);
}
