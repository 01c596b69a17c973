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

type Cited = Omit<Citation, 'source'> & { id: string };

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

  /** Returns all citations: those of sentences, and those of charts. */
  *cited(): Generator<Cited> {
    for (const tag of this.tags()) {
      const { id, precision } = readAttributes(tag);
      const figure = findFigure(tag, this.#values);
      if (figure?.source !== undefined)
        yield { id: figure.source, precision: figure.precision, fact: figure.nom };
      if (tag.name === 'Source' && id !== undefined) yield { id, precision, fact: undefined };
    }
    for (const tag of this.tags()) {
      const { ids } = readAttributes(tag);
      if (ids === undefined) continue;
      const table = getMeta(tag, 'ids').table as FigureTable;
      for (const figure of splitIds(ids).map((id) => this.#values.figure(table, id)))
        if (figure?.source) yield { id: figure.source, precision: undefined, fact: undefined };
    }
  }

  /** Lists the citations with their sources, without duplicates. */
  citations(): Citation[] {
    const found = [...this.cited()].flatMap(({ id, ...where }) => {
      const source = this.#values.source(id);
      return source ? { source, ...where } : [];
    });
    return distinct(found);
  }
}
