import type { DefinedTermSet } from 'schema-dts';
import type { Document } from '#src/content/kinds.ts';
import { site } from '#src/content/site.ts';
import { faqOf, table } from '#src/content/tables.ts';
import { absolute } from '../addresses.ts';

/** The words of the trade that the page explains. */
export function glossary(document: Document): DefinedTermSet[] {
  const texts = JSON.stringify([document, faqOf(document.route)]);
  const ids = new Set([...texts.matchAll(/<Terme id=\\"([\w-]+)\\"/g)].map(([, id = '']) => id));
  const terms = [...ids].flatMap((id) => table('glossaire').termes[id] ?? []);
  if (terms.length === 0) return [];
  return [
    {
      '@type': 'DefinedTermSet',
      '@id': `${absolute('/')}/#glossaire`,
      name: `Les mots de l’assurance cyber, par ${site.marque}`,
      inLanguage: site.langue,
      hasDefinedTerm: terms.map(({ nom, definition, aussi }) => ({
        '@type': 'DefinedTerm',
        name: nom,
        description: definition,
        ...(aussi && { alternateName: aussi }),
      })),
    },
  ];
}
