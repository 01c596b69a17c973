// <Selon> writes the sentence of content/tables/selon.yaml that fits the legal status of the
// publisher.

import type { Nodes } from 'mdast';
import { parseTree } from './mdx/parse.ts';
import { findTags, isTag, readAttributes, type Tag } from './mdx/tags.ts';
import type { Values } from './mdx/values.ts';
import { isBlank } from './placeholders.ts';
import type { Wordings } from './schemas/wording-tables.ts';

const readTags = (text: string) => [...findTags(parseTree(text))];

/**
 * The wording that is true of a publisher; the one without names as long as a name that it cites is
 * missing.
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

/** Leaves out attributes: a tag in one has a position in the attribute, not in the text. */
function findWordingTags(node: Nodes): Tag[] {
  const own = isTag(node) && node.name === 'Selon' && node.position ? [node] : [];
  return 'children' in node ? [...own, ...node.children.flatMap(findWordingTags)] : own;
}

/**
 * A text in which each `<Selon>` has become its wording. In the line of an attribute it is written
 * out with the line.
 */
export function withWordings(text: string, wording: (id: string) => string): string {
  // Most texts call none, and need not be parsed for it.
  if (!text.includes('Selon')) return text;
  return findWordingTags(parseTree(text)).reduceRight(
    (rest, tag) =>
      rest.slice(0, tag.position?.start.offset) +
      wording(readAttributes(tag).id ?? '') +
      rest.slice(tag.position?.end.offset),
    text,
  );
}
