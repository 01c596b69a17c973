import type { Heading, Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import type { VFile } from 'vfile';
import { citationsIn } from '#src/content/citations.ts';
import { isWide } from '#src/content/components.ts';
import { slugify } from '#src/domain/slug.ts';
import { isElement } from './resolve.ts';

type Block = RootContent;

const element = (name: string, attributes: Record<string, string>, children: Block[]): MdxJsxFlowElement => ({
  type: 'mdxJsxFlowElement',
  name,
  attributes: Object.entries(attributes).map(([key, value]) => ({ type: 'mdxJsxAttribute', name: key, value })),
  children: children as MdxJsxFlowElement['children'],
});

export const textOf = (node: { type: string; value?: string; children?: unknown[] }): string =>
  node.value ?? (node.children as (typeof node)[] | undefined)?.map(textOf).join('') ?? '';

const isMargin = (node: Block) => isElement(node) && node.name === 'Marge';
/**
 * A text as the page lays it out: each heading of second level opens a section, whose notes go to its
 * margin together with the sources that it calls. A section with a drawing of the page's whole width has
 * no margin: its sources stand under it.
 */
export function layOutSections() {
  return (tree: Root, file: VFile) => {
    const groups: Block[][] = [[]];
    for (const node of tree.children) {
      if (node.type === 'heading' && node.depth === 2) groups.push([]);
      groups.at(-1)?.push(node);
    }
    tree.children = groups.filter((group) => group.length > 0).map((group) => section(group, String(file))) as Root['children'];
  };
}

/** The notes of a phase stand in its own margin. */
function withPhaseMargin(node: Block): Block {
  if (!isElement(node) || node.name !== 'Phase') return node;
  const children = node.children as Block[];
  const notes = children.filter(isMargin);
  const body = children.filter((child) => !isMargin(child));
  return { ...node, children: [...body, ...(notes.length > 0 ? [element('PhaseMargin', {}, notes)] : [])] } as Block;
}

function section(group: Block[], source: string): MdxJsxFlowElement {
  const [first] = group;
  const heading = first?.type === 'heading' && first.depth === 2 ? (first as Heading) : undefined;
  const rest = group.filter((node) => !isMargin(node) && node !== heading);
  const written = source.slice(group[0]?.position?.start.offset, group.at(-1)?.position?.end.offset);
  const citations = citationsIn(written);
  const wide = rest.some((node) => isElement(node) && isWide(node.name));
  const sources =
    citations.length > 0 ? [element('SourceList', { citations: JSON.stringify(citations), ...(wide && { wide: '' }) }, [])] : [];
  const title = heading ? [element('SectionTitle', { id: slugify(textOf(heading)) }, heading.children as Block[])] : [];
  if (wide) return element('WideSection', {}, [...title, ...rest.map(withPhaseMargin), ...sources]);
  const notes = [...group.filter(isMargin), ...sources];
  const margin = notes.length > 0 ? [element('SectionMargin', { label: heading ? textOf(heading) : 'Notes' }, notes)] : [];
  return element('Section', {}, [element('SectionText', {}, [...title, ...rest]), ...margin]);
}
