// Parses a text of the content and answers questions of other code about it. Only src/content/mdx
// reads tags.
import type { Nodes } from 'mdast';
import { visit } from 'unist-util-visit';
import { slugify } from '#src/lib/slug.ts';
import { splitIds } from '../look-up.ts';
import type { Source } from '../schemas/figure-rows.ts';
import { findFigureTable, findTags } from './find-tags.ts';
import { readAttributes, type Tag } from './tags.ts';
import { extractWords, findFigure, type Values } from './words.ts';

/** A citation: the source, the place in it (`precision`) and the fact that it proves. */
export type Citation = { source: Source; precision: string | undefined; fact: string | undefined };

type Cited = Omit<Citation, 'source'> & { id: string };

/** Removes repeated citations. */
export const distinct = (citations: Citation[]): Citation[] =>
  citations.filter(
    ({ source, precision }, index) =>
      citations.findIndex((other) => other.source === source && other.precision === precision) ===
      index,
  );

export type Heading = { level: number; words: string; id: string; line: number };

/** A parsed text or a part of one. */
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

  /** Returns the visible words, without notes. */
  words(): string {
    return extractWords(this.tree, this.#values).trim();
  }

  /** Lists the headings, each with the id for the fragment of an address. */
  headings(): Heading[] {
    return this.#all('heading').map((node) => {
      const words = extractWords(node, this.#values).trim();
      return { level: node.depth, words, id: slugify(words), line: node.position?.start.line ?? 1 };
    });
  }

  /** Lists the addresses of links and buttons. */
  links(): string[] {
    const links = [...this.#all('link'), ...this.#all('definition')].map(({ url }) => url);
    return [...links, ...this.tags('Bouton').flatMap((tag) => readAttributes(tag).vers ?? [])];
  }

  /** Yields the citations in sentences, then the citations of charts. */
  *cited(): Generator<Cited> {
    for (const tag of this.tags()) {
      const { id, precision } = readAttributes(tag);
      const figure = findFigure(tag, this.#values);
      if (figure?.source !== undefined)
        yield { id: figure.source, precision: figure.precision, fact: figure.nom };
      if (tag.name === 'Source' && id !== undefined) yield { id, precision, fact: undefined };
    }
    for (const tag of this.tags()) {
      const table = findFigureTable(tag, 'ids');
      const figures = table
        ? splitIds(readAttributes(tag).ids ?? '').map((id) => this.#values.figure(table, id))
        : [];
      for (const id of figures.flatMap((figure) => figure?.source ?? []))
        yield { id, precision: undefined, fact: undefined };
    }
  }

  /** Lists the cited sources, each citation once. */
  citations(): Citation[] {
    const found = [...this.cited()].flatMap(({ id, ...where }) => {
      const source = this.#values.source(id);
      return source ? { source, ...where } : [];
    });
    return distinct(found);
  }

  #all<Type extends Nodes['type']>(type: Type): Extract<Nodes, { type: Type }>[] {
    const found: Extract<Nodes, { type: Type }>[] = [];
    visit(this.tree, (node) => {
      if (node.type === type) found.push(node as Extract<Nodes, { type: Type }>);
    });
    return found;
  }
}
