import { allOf, find } from '#src/content/documents.ts';
import type { Document, Kind } from '#src/content/kinds.ts';
import { site } from '#src/content/site.ts';
import { absolute, feedAddress, twinOf } from './addresses.ts';
import { isListed } from './metadata.ts';

const sections: [string, Kind][] = [
  ['Pages', 'pages'],
  ['Guides', 'guides'],
  ['Garanties', 'garanties'],
  ['Selon l’entreprise', 'entreprises'],
  ['Secteurs', 'secteurs'],
  ['Assureurs, courtier, agence de souscription', 'assureurs'],
  ['Le site', 'legal'],
];

const line = ({ menu, route, description }: Document) => `- [${menu}](${absolute(twinOf(route))}): ${description}`;

/** The site for assistants, as llmstxt.org lays it out: what it is, and each page as Markdown. */
export const llmsFile = () => `# ${site.marque}

> ${find('pages', 'accueil').description}

Comparateur indépendant d’assurances cyber pour les entreprises, en français. Chaque page existe en Markdown, à son adresse suivie de .md. Les prix, notes, plafonds et capacités sont des données indicatives du comparateur ; les faits extérieurs portent leur source et sa date ; seul le contrat signé engage. Nouveautés : ${absolute(feedAddress)}

${sections
  .map(
    ([title, kind]) =>
      `## ${title}\n\n${allOf(kind)
        .filter(({ route }) => isListed(route))
        .map((page) => line(page))
        .join('\n')}\n`,
  )
  .join('\n')}`;
