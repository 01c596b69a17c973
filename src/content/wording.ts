// What is said of publisher and broker, as whoever publishes must say it:
// content/tables/selon.yaml.

import { treeOf } from './mdx/parse.ts';
import { attributesOf, tagsIn } from './mdx/tags.ts';
import type { Values } from './mdx/values.ts';
import { isBlank } from './placeholders.ts';
import type { Wordings } from './schemas/wording-tables.ts';

const tagsOf = (text: string) => [...tagsIn(treeOf(text))];

/**
 * The wording that is true of a publisher; the one without names as long as a name that it cites is
 * missing.
 */
export function wordingFor(
  { mandataire, courtier, sansNom }: Wordings,
  identity: Values['identity'],
): string {
  const own = identity('editeur.statut') === 'courtier' ? courtier : mandataire;
  const cited = tagsOf(own).flatMap((tag) =>
    tag.name === 'Site' ? (attributesOf(tag).champ ?? []) : [],
  );
  return (
    sansNom !== undefined && cited.some((path) => isBlank(identity(path))) ? sansNom : own
  ).trim();
}

/**
 * A text in which each `<Selon>` has become its wording. In the line of an attribute it is written
 * out with the line.
 */
export function withWordings(text: string, wording: (id: string) => string): string {
  // Most texts call none, and need not be parsed for it.
  if (!text.includes('Selon')) return text;
  return tagsOf(text)
    .filter(({ name, position }) => name === 'Selon' && position)
    .reduceRight(
      (rest, tag) =>
        rest.slice(0, tag.position?.start.offset) +
        wording(attributesOf(tag).id ?? '') +
        rest.slice(tag.position?.end.offset),
      text,
    );
}
