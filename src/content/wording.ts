// Replaces <Selon> by the sentence of content/tables/selon.yaml for the legal status of the
// publisher.

import type { Nodes } from 'mdast';
import { parseTree } from './mdx/parse.ts';
import { findTags, isTag, readAttributes, type Tag } from './mdx/tags.ts';
import type { Values } from './mdx/values.ts';
import { isBlank } from './placeholders.ts';
import type { Wordings } from './schemas/wording-tables.ts';

const readTags = (text: string) => [...findTags(parseTree(text))];

/**
 * Chooses the sentence for the status of the publisher. Returns the version without names while a
 * name in the sentence is unknown.
 */
export function chooseWording(
  { mandataire, courtier, sansNom }: Wordings,
  identity: Values['identity'],
): string {
  const own = identity('editeur.statut') === 'courtier' ? courtier : mandataire;
  const cited = readTags(own).flatMap((tag) =>
    tag.name === 'Site' ? (readAttributes(tag).champ ?? []) : [],
  );
  return (
    sansNom !== undefined && cited.some((path) => isBlank(identity(path))) ? sansNom : own
  ).trim();
}

/**
 * Finds the <Selon> tags of a text. Skips tags in attributes, because their position is relative to
 * the attribute.
 */
function findWordingTags(node: Nodes): Tag[] {
  const own = isTag(node) && node.name === 'Selon' && node.position ? [node] : [];
  return 'children' in node ? [...own, ...node.children.flatMap(findWordingTags)] : own;
}

/**
 * Replaces each <Selon> of a text by its sentence. extractLineWords() replaces the ones in
 * attributes.
 */
export function withWordings(text: string, wording: (id: string) => string): string {
  // Most texts have no <Selon>, so this saves the time to parse them.
  if (!text.includes('Selon')) return text;
  return findWordingTags(parseTree(text)).reduceRight(
    (rest, tag) =>
      rest.slice(0, tag.position?.start.offset) +
      wording(readAttributes(tag).id ?? '') +
      rest.slice(tag.position?.end.offset),
    text,
  );
}
