import type { DefinedTermSet } from 'schema-dts';
import { glossaryPage } from '#src/content/files.ts';
import { site } from '#src/content/identity.ts';
import type { Document } from '#src/content/kinds.ts';
import { table } from '#src/content/tables.ts';
import { absolute } from '../addresses.ts';

/** The words of the trade, on the page that explains them; the others lead there. */
export function glossary({ route }: Document): DefinedTermSet[] {
  if (route !== glossaryPage) return [];
  return [
    {
      '@type': 'DefinedTermSet',
      '@id': absolute(`${glossaryPage}#termes`),
      name: `Les mots de l’assurance cyber, par ${site.marque}`,
      inLanguage: site.langue,
      hasDefinedTerm: Object.entries(table('glossaire').termes).map(([id, { nom, definition, aussi }]) => ({
        '@type': 'DefinedTerm',
        name: nom,
        description: definition,
        url: absolute(`${glossaryPage}#${id}`),
        ...(aussi && { alternateName: aussi }),
      })),
    },
  ];
}
