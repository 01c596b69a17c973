// text/: a text of the content as a tree, the only place that reads its tags; here, what one may ask of it.
import type { Nodes } from 'mdast';
import { visit } from 'unist-util-visit';
import { slugify } from '../../domain/slug.ts';
import { splitIds } from '../look-up.ts';
import type { Source } from '../schemas/figure-rows.ts';
import { type Replace, wordsOf, wordsOfLine } from './plain-words.ts';
import { attributesOf, figureTableOf, type Tag, tagsIn } from './tags.ts';
import { figureOf, type Values } from './values.ts';

/** A source as it is cited: what it proves, where in it. */
export type Citation = { source: Source; precision: string | undefined; fact: string | undefined };

export type Heading = { level: number; words: string; id: string; line: number };

const lineOf = (node: Nodes) => node.position?.start.line ?? 1;

/** A text that has been parsed, or a part of one; all that is asked of it is asked of its tree. */
export class Text {
  readonly tree: Nodes;
  readonly #values: Values;

  constructor(tree: Nodes, values: Values) {
    this.tree = tree;
    this.#values = values;
  }

  /** The tags of the given names, or all, in the order of reading. */
  tags(...names: string[]): Tag[] {
    const all = [...tagsIn(this.tree)];
    return names.length === 0 ? all : all.filter(({ name }) => names.includes(name ?? ''));
  }

  /** What a visitor reads of it, without its notes. */
  words(replace?: Replace): string {
    return wordsOf(this.tree, this.#values, replace).trim();
  }

  /** Its headings, each with the place that an address may point at. */
  headings(): Heading[] {
    return this.#all('heading').map((node) => {
      const words = this.part(node).words();
      return { level: node.depth, words, id: slugify(words), line: lineOf(node) };
    });
  }

  /** The terms that it explains. */
  terms(): { id: string; line: number }[] {
    return this.tags('Terme').map((tag) => ({ id: attributesOf(tag).id ?? '', line: lineOf(tag) }));
  }

  /** The addresses that it leads to, buttons included. */
  links(): string[] {
    const links = [...this.#all('link'), ...this.#all('definition')].map(({ url }) => url);
    return [...links, ...this.tags('Bouton').flatMap((tag) => attributesOf(tag).vers ?? [])];
  }

  /** What an attribute of one of its tags says. */
  attribute(tag: Tag, name: string): string {
    return wordsOfLine(attributesOf(tag)[name] ?? '', this.#values);
  }

  /** The gestures of its numbered lists. */
  steps(): string[] {
    const lists = this.#all('list').filter(({ ordered }) => ordered);
    return lists.flatMap(({ children }) => children.map((item) => this.part(item).words()));
  }

  /** The sources that it calls, each once: first those of its sentences, then those of its drawings. */
  citations(): Citation[] {
    const { figure: figureById, source: sourceById } = this.#values;
    const found = new Map<string, Citation>();
    const add = (id: string | undefined, precision: string | undefined, fact: string | undefined) => {
      const source = id === undefined ? undefined : sourceById(id);
      const key = `${id} ${precision ?? ''}`;
      if (source && !found.has(key)) found.set(key, { source, precision, fact });
    };
    const tags = this.tags();
    for (const tag of tags) {
      const figure = figureOf(tag, this.#values);
      const { id = '', precision } = attributesOf(tag);
      if (figure) add(figure.source, figure.precision, figure.nom);
      else if (tag.name === 'Source') add(id, precision, undefined);
    }
    for (const tag of tags) {
      const table = figureTableOf(tag, 'ids');
      if (table) for (const id of splitIds(attributesOf(tag).ids ?? '')) add(figureById(table, id)?.source, undefined, undefined);
    }
    return [...found.values()];
  }

  /** A part of it, asked the same way. */
  part(tree: Nodes): Text {
    return new Text(tree, this.#values);
  }

  #all<Type extends Nodes['type']>(type: Type): Extract<Nodes, { type: Type }>[] {
    const found: Extract<Nodes, { type: Type }>[] = [];
    visit(this.tree, (node) => {
      if (node.type === type) found.push(node as Extract<Nodes, { type: Type }>);
    });
    return found;
  }
}
