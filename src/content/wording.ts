// Replaces each tag <Selon> by a sentence of content/tables/selon.yaml, in the version for the
// legal status of the publisher.

import { visit } from 'unist-util-visit';
import { parseTree } from './mdx/parse.ts';
import { isTag, readAttributes, type Tag } from './mdx/tags.ts';
import { findWording, type Values } from './mdx/words.ts';
import { isBlank } from './placeholders.ts';
import type { Wordings } from './schemas/wording-tables.ts';

/**
 * Lists the tags of a text. Ignores those inside attributes, because they have no position in the
 * text.
 */
function listTags(text: string, name: string): Tag[] {
  const tags: Tag[] = [];
  visit(parseTree(text), (node) => {
    if (isTag(node) && node.name === name) tags.push(node);
  });
  return tags;
}

/**
 * Returns the version of a sentence for the publisher's status. While a name in it is unknown,
 * returns the version without names.
 */
export function chooseWording(
  { mandataire, courtier, sansNom }: Wordings,
  identity: Values['identity'],
): string {
  const own = identity('editeur.statut') === 'courtier' ? courtier : mandataire;
  const isUnknown = (tag: Tag) => isBlank(identity(readAttributes(tag).champ ?? ''));
  const isUnnamed = sansNom !== undefined && listTags(own, 'Site').some(isUnknown);
  return (isUnnamed ? sansNom : own).trim();
}

/**
 * Replaces each <Selon> of a text by its sentence. extractLineWords() does the same for attributes.
 */
export function withWordings(text: string, values: Values): string {
  // Returns early, because most texts contain no <Selon> and parsing is slow.
  if (!text.includes('<Selon')) return text;
  return listTags(text, 'Selon').reduceRight(
    (rest, tag) =>
      rest.slice(0, tag.position?.start.offset) +
      findWording(tag, values) +
      rest.slice(tag.position?.end.offset),
    text,
  );
}
