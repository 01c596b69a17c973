import type { Heading, Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import { loadSite } from '#src/content/load.ts';
import { isTag, readAttributes, type Tag } from '#src/content/mdx/tags.ts';
import { Text } from '#src/content/mdx/text.ts';
import { applyTypography } from '#src/lib/typography.ts';
import { flowElement } from './element.ts';

type Block = RootContent;

/** Width of a row's text column. */
type MatterWidth = 'text' | 'wide' | 'drawing' | 'full' | 'opening';

/**
 * Width of a component, if it is not that of the text. « flexible » is wide if its section has no
 * notes. « page » also fills the columns of its section's title. « rows » renders complete rows of
 * the page's grid, with names and notes.
 */
const componentWidths: Record<string, 'flexible' | 'wide' | 'page' | 'rows'> = {
  Cocher: 'flexible',
  Definitions: 'flexible',
  Replie: 'wide',
  Simulateur: 'wide',
  Arret: 'wide',
  Reperes: 'wide',
  Clauses: 'wide',
  Facsimile: 'wide',
  Emplacement: 'wide',
  Attaques: 'wide',
  Menaces: 'wide',
  Perimetre: 'wide',
  Glossaire: 'page',
  DeuxContrats: 'rows',
};

function getComponentWidth(node: Block) {
  if (!isTag(node)) return 'text';
  const isList = ['liste', 'legende'].includes(readAttributes(node).nom ?? '');
  if (node.name === 'Emplacement' && isList) return 'rows';
  return componentWidths[node.name ?? ''] ?? 'text';
}

/** Number of characters in a section per character of its notes, from which its margin is empty. */
const LONG_SECTION = 3;

/** Number of characters up to which a section fits in half the width of the page. */
const SHORT_SECTION = 700;

/** Maximum ratio between the lengths of two sections that are side by side. */
const MAX_LENGTH_RATIO = 2.5;

/** Maximum number of parts of a section that are not folded on a phone. */
const MAX_OPEN_PARTS = 5;

/** Number of characters that are as high as the space around a note or a source. */
const NOTE_SPACE = 60;

/** Minimum number of columns in a table that does not fit next to a margin. */
const WIDE_TABLE = 5;

const isMargin = (node: Block) => isTag(node) && node.name === 'Marge';
const isDrawing = (node: Block) => ['wide', 'page'].includes(getComponentWidth(node));
const isTabular = (node: Block) => countColumns(node) > 2 || getComponentWidth(node) === 'flexible';
const countColumns = (node: Block) =>
  node.type === 'table' ? (node.children[0]?.children.length ?? 0) : 0;
const isRows = (node: Block) => getComponentWidth(node) === 'rows';

const readBlocks = (children: Block[]) =>
  new Text({ type: 'root', children } as Root, loadSite().values);

/**
 * Lays out a text in rows of the page's grid. A heading of level 2 begins a section, a heading of
 * level 3 begins a row. Notes and sources are in the margin of their row. If a section has no notes,
 * a wide component, or notes that would leave the margin empty, they are below the text. Two short
 * sections without notes are side by side. This plugin must run first, because later plugins remove
 * the tags that name the sources.
 */
export function layOutSections({ keepsMargins = false } = {}) {
  return (tree: Root) => {
    const groups = splitBefore(tree.children, (node) => isHeading(node) && node.depth === 2);
    tree.children = keepsMargins
      ? groups.map((group) => section(group, true))
      : splitIntoPairs(groups).map(layOutGroups);
  };
}

/** Puts each two neighbouring short sections into one group. */
function splitIntoPairs(sections: Block[][]): Block[][][] {
  const groups: Block[][][] = [];
  for (const blocks of sections) {
    const before = groups.at(-1);
    if (before?.length === 1 && canBeSideBySide([...before, blocks])) before.push(blocks);
    else groups.push([blocks]);
  }
  return groups;
}

function layOutGroups([first = [], ...others]: Block[][]): Block {
  if (others.length === 0) return section(first, !hasShortNotes(first));
  const sections = [first, ...others].map((group) => section(group, false));
  return flowElement('SectionPair', {}, sections);
}

/** Returns whether each section is short enough for half a page, and none is much longer. */
function canBeSideBySide(pair: Block[][]): boolean {
  const lengths = pair.map((blocks) => readBlocks(blocks).words().length);
  const [shorter, longer] = [Math.min(...lengths), Math.max(...lengths)];
  return pair.every(isPlainText) && longer <= Math.min(SHORT_SECTION, MAX_LENGTH_RATIO * shorter);
}

const isPlainText = ([title, ...blocks]: Block[]) =>
  title?.type === 'heading' &&
  blocks.every(
    (node) => ['paragraph', 'list'].includes(node.type) || [1, 2].includes(countColumns(node)),
  );

const isHeading = (node: Block): node is Heading => node.type === 'heading';

/** Splits a text before each node for which `begins` returns true. */
function splitBefore(nodes: Block[], begins: (node: Block, before: Block) => boolean): Block[][] {
  const groups: Block[][] = [];
  let before: Block | undefined;
  for (const node of nodes) {
    if (!before || begins(node, before)) groups.push([]);
    groups.at(-1)?.push(node);
    before = node;
  }
  return groups;
}

/**
 * Returns whether the notes and sources of a section would leave most of its margin empty. Sources
 * alone never form a margin.
 */
function hasShortNotes(group: Block[]): boolean {
  if (group.some(isRows)) return false;
  const notes = group.filter(isMargin).filter(isTag);
  if (notes.length === 0) return true;
  const inside = readBlocks(notes.flatMap(({ children }): Block[] => children));
  const isLargeFigure = (note: Tag) => readAttributes(note).chiffre !== undefined;
  const isTall = notes.some(isLargeFigure) || inside.tags('Bilan', 'Echelle').length > 0;
  if (isTall) return false;
  const sources = readBlocks(group).citations();
  const noteTexts = [
    inside.words(),
    ...sources.map(({ fact, precision, source }) =>
      [fact, source.titre, source.editeur, precision].join(' '),
    ),
  ];
  // A table is higher than a text of the same length, as the notes are.
  const isTable = (node: Block) => node.type === 'table' || isTabular(node);
  const noteSpace = group.some(isTable) ? 0 : NOTE_SPACE * (notes.length + sources.length);
  const noteLength = noteTexts.join(' ').length + noteSpace;
  return noteLength * LONG_SECTION < readBlocks(group).words().length;
}

function section(group: Block[], mayHaveMargin: boolean): MdxJsxFlowElement {
  const isNarrow = group.some(isMargin) || !group.some(isTabular);
  const isWideSection = group.some((node) => isDrawing(node) || countColumns(node) >= WIDE_TABLE);
  const hasMargin = mayHaveMargin && isNarrow && !isWideSection;
  const parts = splitBefore(
    group,
    (node, before) => isHeading(node) || isRows(node) || isRows(before),
  );
  const isFolded = parts.length - 1 > MAX_OPEN_PARTS;
  const rows = parts.flatMap((part, index) =>
    part.some(isRows) ? part : row(part, index, { hasMargin, isFolded }),
  );
  return flowElement('Section', {}, rows);
}

type RowOptions = { hasMargin: boolean; isFolded: boolean };

/** Lays out a heading with the text after it, or the text before the first heading. */
function row(part: Block[], index: number, { hasMargin, isFolded }: RowOptions): Block {
  const isFirst = index === 0;
  const heading = part.slice(0, 1).find(isHeading);
  const blocks = heading ? part.slice(1) : part;
  const text = readBlocks(part);
  const [title] = heading ? text.headings() : [];
  const matter = blocks.filter((node) => !isMargin(node));
  const notes = blocks.filter(isMargin);
  const citations = text.citations();
  const sources = { citations: JSON.stringify(citations), ...(!hasMargin && { inText: '' }) };
  if (citations.length > 0) (hasMargin ? notes : matter).push(flowElement('SourceList', sources));
  const isPart = heading?.depth === 3 && !isFirst;
  // The browser opens a folded part if its content, and not its name, has the id of a link.
  const contentId = isPart && isFolded && title ? title.id : undefined;
  const rows: Block[] = [];
  if (heading && title) {
    const name = flowElement('RowName', {}, [layOutName(heading, title.id)]);
    rows.push(contentId === undefined ? name : heading);
  }
  if (matter.length > 0) {
    const width = getWidth(blocks, isFirst && !heading, hasMargin);
    const id = contentId !== undefined && { id: contentId };
    rows.push(flowElement('RowMatter', { width, ...id }, matter));
  }
  if (notes.length > 0) {
    const label = title ? applyTypography(title.words) : 'Notes';
    rows.push(flowElement('RowNotes', { label, ...(!hasMargin && { isBelow: '' }) }, notes));
  }
  if (!isPart) return flowElement('Row', {}, rows);
  if (!isFolded) return flowElement('PartRow', {}, rows);
  return flowElement('FoldedRow', index === 1 ? { isOpen: '' } : {}, rows);
}

/** Adds an id to each heading, because links may lead to headings of level 2 and of level 3. */
const layOutName = (heading: Heading, id: string): Block =>
  heading.depth === 2
    ? flowElement('SectionTitle', { id }, heading.children as Block[])
    : { ...heading, data: { hProperties: { id } } };

function getWidth(blocks: Block[], isOpening: boolean, hasMargin: boolean): MatterWidth {
  if (blocks.some((node) => getComponentWidth(node) === 'page')) return 'full';
  if (blocks.some(isDrawing)) return isOpening ? 'full' : 'drawing';
  if (isOpening && (hasMargin || !blocks.some(isTabular))) return 'opening';
  return hasMargin ? 'text' : 'wide';
}
