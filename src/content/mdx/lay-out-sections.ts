import type { Heading, Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import { drawsRows, isFlexible, isWide } from '#src/content/components.ts';
import { loadSite } from '#src/content/load.ts';
import { isTag, readAttributes } from '#src/content/mdx/tags.ts';
import { Text } from '#src/content/mdx/text.ts';
import { applyTypography } from '#src/lib/typography.ts';
import { flowElement } from './element.ts';

type Block = RootContent;

/**
 * Part of a section: a heading of level 3 with the text after it, or the text before the first
 * heading.
 */
type Part = { heading?: Heading; blocks: Block[] };

/** Width of a row's text column. */
type MatterWidth = 'text' | 'wide' | 'drawing' | 'opening';

const isMargin = (node: Block) => isTag(node) && node.name === 'Marge';
const isDrawing = (node: Block) => isTag(node) && isWide(node.name) && !isRows(node);
const isTabular = (node: Block) =>
  (node.type === 'table' && (node.children[0]?.children.length ?? 0) > 2) ||
  (isTag(node) && isFlexible(node.name));
const isRows = (node: Block) => isTag(node) && drawsRows(node.name, readAttributes(node));

const readBlocks = (children: Block[]) =>
  new Text({ type: 'root', children } as Root, loadSite().values);

/**
 * Lays out a text in rows of the page's grid. A heading of level 2 begins a section, a heading of
 * level 3 begins a row. Notes and sources are in the margin of their row. If a section has a wide
 * component, the sources are below the text. This plugin must run first, because later plugins
 * remove the tags that name the sources.
 */
export function layOutSections() {
  return (tree: Root) => {
    tree.children = splitSections(tree).map(section) as Root['children'];
  };
}

/** Splits a section at its headings, and at components that render complete rows. */
function splitParts(group: Block[]): (Part | Block)[] {
  const parts: (Part | Block)[] = [];
  let part: Part | undefined;
  for (const node of group) {
    if (isRows(node)) {
      parts.push(node);
      part = undefined;
    } else if (node.type === 'heading' && node.depth < 4) {
      part = { heading: node, blocks: [] };
      parts.push(part);
    } else if (part) part.blocks.push(node);
    else {
      part = { blocks: [node] };
      parts.push(part);
    }
  }
  return parts;
}

function section(group: Block[]): MdxJsxFlowElement {
  const isNarrow = group.some(isMargin) || !group.some(isTabular);
  const hasMargin = isNarrow && !group.some(isDrawing);
  const rows = splitParts(group).map((part, index) =>
    'blocks' in part ? row(part, index === 0, hasMargin) : part,
  );
  return flowElement('Section', {}, rows);
}

function row(part: Part, isFirst: boolean, hasMargin: boolean): Block {
  const { heading, blocks } = part;
  const text = readBlocks(heading ? [heading, ...blocks] : blocks);
  const [title] = heading ? text.headings() : [];
  const citations = text.citations();
  const sources =
    citations.length > 0
      ? [
          flowElement('SourceList', {
            citations: JSON.stringify(citations),
            ...(!hasMargin && { inText: '' }),
          }),
        ]
      : [];
  const matter = blocks.filter((node) => !isMargin(node));
  const notes = blocks.filter(isMargin);
  (hasMargin ? notes : matter).push(...(sources as Block[]));
  const rows: Block[] = [];
  if (heading && title) rows.push(flowElement('RowName', {}, [layOutName(heading, title.id)]));
  if (matter.length > 0) {
    const width = getWidth(part, isFirst, hasMargin);
    rows.push(flowElement('RowMatter', { width }, matter));
  }
  if (notes.length > 0) {
    const label = title ? applyTypography(title.words) : 'Notes';
    rows.push(flowElement('RowNotes', { label }, notes));
  }
  return flowElement(heading?.depth === 3 && !isFirst ? 'PartRow' : 'Row', {}, rows);
}

/** Adds an id to each heading, because links may lead to headings of level 2 and of level 3. */
const layOutName = (heading: Heading, id: string): Block =>
  heading.depth === 2
    ? flowElement('SectionTitle', { id }, heading.children as Block[])
    : { ...heading, data: { hProperties: { id } } };

function getWidth({ heading, blocks }: Part, isFirst: boolean, hasMargin: boolean): MatterWidth {
  if (blocks.some(isDrawing)) return 'drawing';
  if (!hasMargin && blocks.some(isTabular)) return 'wide';
  return isFirst && !heading ? 'opening' : 'text';
}

/** Splits a text at its headings of level 2. Text before the first heading is a section too. */
function splitSections(tree: Root): RootContent[][] {
  const sections: RootContent[][] = [[]];
  for (const node of tree.children) {
    if (node.type === 'heading' && node.depth === 2) sections.push([]);
    sections.at(-1)?.push(node);
  }
  return sections.filter((section) => section.length > 0);
}
