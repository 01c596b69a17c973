import { allOf, find } from '#src/content/documents.ts';
import { site } from '#src/content/identity.ts';
import { type Document, kindNames, kinds } from '#src/content/kinds.ts';
import { wording } from '#src/content/tables.ts';
import { absolute, feedAddress, twinOf } from './addresses.ts';
import { isListed } from './metadata.ts';

const line = ({ menu, route, description }: Document) =>
  `- [${menu}](${absolute(twinOf(route))}): ${description}`;

/** The site for assistants, as llmstxt.org lays it out: what it is, and each page as Markdown. */
export const llmsFile = () => `# ${site.marque}

> ${find('pages', 'accueil').description}

Les assurances cyber des entreprises comparées, en français, par ${wording('programmes')}. Chaque page existe en Markdown, à son adresse suivie de .md. Les prix, notes, plafonds et capacités sont des repères indicatifs du site ; les faits extérieurs portent leur source et sa date ; seul le contrat signé engage. Nouveautés : ${absolute(feedAddress)}

${kindNames
  .map(
    (kind) =>
      `## ${kinds[kind].plural}\n\n${allOf(kind)
        .filter(({ route }) => isListed(route))
        .map((page) => line(page))
        .join('\n')}\n`,
  )
  .join('\n')}`;
