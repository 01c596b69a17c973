import type { Nodes } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';
import type { z } from 'zod';
import { type WritingComponent, writingComponents } from '../components.ts';
import { type FigureTable, figureTables } from '../figures.ts';
import { nodeOf } from '../schemas/node.ts';
import type { Meta } from '../schemas/types.ts';

import { parseLine } from './parse.ts';

export type Tag = MdxJsxFlowElement | MdxJsxTextElement;

export const isTag = (node: { type: string }): node is Tag =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

const componentOf = ({ name }: Tag): WritingComponent | undefined =>
  name !== null && Object.hasOwn(writingComponents, name)
    ? writingComponents[name as keyof typeof writingComponents]
    : undefined;

/**
 * The attributes of a tag that are texts between quotation marks, whatever their order and their
 * quotation marks.
 */
export const attributesOf = (tag: Tag): Record<string, string> =>
  Object.fromEntries(
    tag.attributes.flatMap((each) =>
      each.type === 'mdxJsxAttribute' && typeof each.value === 'string'
        ? [[each.name, each.value]]
        : [],
    ),
  );

/** What is said of an attribute that a tag may have. */
function metaOf(tag: Tag, attribute: string): Meta {
  const shape: Record<string, z.core.$ZodType> = componentOf(tag)?.props.shape ?? {};
  const schema = Object.hasOwn(shape, attribute) && shape[attribute];
  return schema ? nodeOf(schema).meta : {};
}

/** The table of figures whose ids an attribute holds, if it holds any. */
export const figureTableOf = (tag: Tag, attribute: string): FigureTable | undefined =>
  figureTables.find((name) => name === metaOf(tag, attribute).table);

/** Those of its attributes that are lines: words and figures, shown to the reader. */
export const linesOf = (tag: Tag): [name: string, line: string][] =>
  Object.entries(attributesOf(tag)).filter(([name]) => metaOf(tag, name).redaction === 'ligne');

/**
 * Every tag below a node, in the order of reading, those within the lines of attributes included.
 */
export function* tagsIn(node: Nodes): Generator<Tag> {
  if (isTag(node)) {
    yield node;
    for (const [, line] of linesOf(node)) yield* tagsIn(parseLine(line));
  }
  if ('children' in node) for (const child of node.children) yield* tagsIn(child);
}
