import type { Nodes } from 'mdast';
import type { z } from 'zod';
import { findComponent } from '../components.ts';
import { readNode } from '../schemas/node.ts';
import type { Meta } from '../schemas/types.ts';
import { parseLine } from './parse.ts';
import { isTag, readAttributes, type Tag } from './tags.ts';

/** Returns the metadata of an attribute, or an empty object if the tag has no such attribute. */
export function getMeta(tag: Tag, attribute: string): Meta {
  const shape: Record<string, z.core.$ZodType> = findComponent(tag.name)?.props.shape ?? {};
  const schema = Object.hasOwn(shape, attribute) && shape[attribute];
  return schema ? readNode(schema).meta : {};
}

/**
 * Lists the attributes of a tag that are one-line texts. Visitors see them, and they may contain
 * figures.
 */
export const listLines = (tag: Tag): [name: string, line: string][] =>
  Object.entries(readAttributes(tag)).filter(([name]) => getMeta(tag, name).redaction === 'ligne');

/** Finds all tags below a node in reading order. Some are inside attributes of other tags. */
export function* findTags(node: Nodes): Generator<Tag> {
  if (isTag(node)) {
    yield node;
    for (const [, line] of listLines(node)) yield* findTags(parseLine(line));
  }
  if ('children' in node) for (const child of node.children) yield* findTags(child);
}
