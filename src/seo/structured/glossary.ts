import type { DefinedTermSet } from 'schema-dts';
import type { Document } from '#src/content/kinds.ts';
import { site } from '#src/content/site.ts';
import { ownQuestions, term } from '#src/content/tables.ts';
import { termsIn } from '#src/content/texts.ts';
import { absolute } from '../addresses.ts';

/** The words of the trade that the page explains. */
export function glossary(document: Document): DefinedTermSet[] {
  const ids = new Set(termsIn([document, ownQuestions(document.route)]));
  if (ids.size === 0) return [];
  return [
    {
      '@type': 'DefinedTermSet',
      '@id': `${absolute('/')}/#glossaire`,
      name: `Les mots de l’assurance cyber, par ${site.marque}`,
      inLanguage: site.langue,
      hasDefinedTerm: [...ids].map(term).map(({ nom, definition, aussi }) => ({
        '@type': 'DefinedTerm',
        name: nom,
        description: definition,
        ...(aussi && { alternateName: aussi }),
      })),
    },
  ];
}
