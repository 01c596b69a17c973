// The class Text returns the tags, words, headings, links and citations of a parsed text. Only the
// folder src/content/mdx reads tags directly.
import type { Heading as HeadingNode, Nodes } from 'mdast';
import { visit } from 'unist-util-visit';
import { slugify } from '#src/lib/slug.ts';
import type { FigureTable } from '../figures.ts';
import { splitIds } from '../look-up.ts';
import type { Source } from '../schemas/figure-rows.ts';
import { findTags, getMeta } from './find-tags.ts';
import { readAttributes, type Tag } from './tags.ts';
import { extractWords, findFigure, type Values } from './words.ts';

/** Citation of a source: `precision` is the place in the source, `fact` is what it proves. */
export type Citation = { source: Source; precision: string | undefined; fact: string | undefined };

/** Removes duplicate citations. */
export const distinct = (citations: Citation[]): Citation[] =>
  citations.filter(
    ({ source, precision }, index) =>
      citations.findIndex((other) => other.source === source && other.precision === precision) ===
      index,
  );

export type Heading = { level: number; words: string; id: string; line: number };

/** Parsed text, or a part of one. */
export class Text {
  readonly tree: Nodes;
  readonly #values: Values;

  constructor(tree: Nodes, values: Values) {
    this.tree = tree;
    this.#values = values;
  }

  /** Lists the tags with the given names, or all tags, in reading order. */
  tags(...names: string[]): Tag[] {
    const all = [...findTags(this.tree)];
    return names.length === 0 ? all : all.filter(({ name }) => names.includes(name ?? ''));
  }

  /** Returns the words that visitors see, without notes in the margin. */
  words(): string {
    return extractWords(this.tree, this.#values).trim();
  }

  /** Lists the headings. Each has the id to which links lead. */
  headings(): Heading[] {
    const found: Heading[] = [];
    visit(this.tree, 'heading', (node: HeadingNode) => {
      const words = extractWords(node, this.#values).trim();
      const line = node.position?.start.line ?? 1;
      found.push({ level: node.depth, words, id: slugify(words), line });
    });
    return found;
  }

  /** Lists the sources that the sentences cite, then those of charts, without duplicates. */
  citations(): Citation[] {
    const cite = (id: string | undefined, precision?: string, fact?: string): Citation[] => {
      const source = id === undefined ? undefined : this.#values.source(id);
      return source ? [{ source, precision, fact }] : [];
    };
    const inSentences = this.tags().flatMap((tag) => {
      const { id, precision } = readAttributes(tag);
      const figure = findFigure(tag, this.#values);
      return tag.name === 'Source'
        ? cite(id, precision)
        : cite(figure?.source, figure?.precision, figure?.nom);
    });
    const inCharts = this.tags().flatMap((tag) => {
      const { ids } = readAttributes(tag);
      const { table } = getMeta(tag, 'ids');
      if (ids === undefined || !table) return [];
      return splitIds(ids).flatMap((id) =>
        cite(this.#values.figure(table as FigureTable, id)?.source),
      );
    });
    return distinct([...inSentences, ...inCharts]);
  }
}
