// Writes the files that the build generates from the finished pages: Markdown copies, llms.txt,
// search index, icons, offline worker.
import { join } from 'node:path';
import type { Root } from 'hast';
import { getBuildDate } from '#src/config/build-date.ts';
import { searchData, searchTexts } from '#src/config/routes.ts';
import { allPages, find, listPages } from '#src/content/documents.ts';
import { getSite } from '#src/content/identity.ts';
import { type Document, kindNames, kinds } from '#src/content/kinds.ts';
import { wording } from '#src/content/tables.ts';
import { addMonths } from '#src/lib/dates.ts';
import { getAbsoluteAddress, getCopyPath, getFilePath } from '#src/seo/addresses.ts';
import { isListed } from '#src/seo/metadata.ts';
import { write } from '../lib/write.ts';
import { makeIcons } from './icons.ts';
import { formatCopy, readText } from './markdown-copy.ts';
import { writeOfflineWorker } from './offline.ts';
import { buildSearchIndex, type IndexedPage, indexPage } from './search-index.ts';

/** Composes llms.txt, a list of pages for language models: https://llmstxt.org */
function listForAssistants(): string {
  const line = ({ menu, route, description }: Document) =>
    `- [${menu}](${getAbsoluteAddress(getCopyPath(route))}): ${description}\n`;
  const lists = kindNames.map((kind) => {
    const pages = listPages(kind).filter(({ route }) => isListed(route));
    return `## ${kinds[kind].plural}\n\n${pages.map((page) => line(page)).join('')}`;
  });
  return `# ${getSite().marque}

> ${find('pages', 'accueil').description}

Les assurances cyber des entreprises comparées, en français, par ${wording('programmes')}. \
Chaque page existe en Markdown, à son adresse suivie de .md. Les prix, notes, plafonds et \
capacités sont des repères indicatifs du site ; les faits extérieurs portent leur source et \
sa date ; seul le contrat signé engage.

${lists.join('\n')}`;
}

/** Composes security.txt, the contact for reports of security problems (RFC 9116). */
const formatSecurityContact = () => `Contact: mailto:${getSite().contact.email}
Expires: ${addMonths(getBuildDate(), 12)}T00:00:00Z
Preferred-Languages: fr, en
Canonical: ${getAbsoluteAddress('/.well-known/security.txt')}
`;

export function createFileWriter(out: string) {
  const pages = new Map(
    allPages().map((page) => [`${getFilePath(page.route).slice(1)}.html`, page]),
  );
  const copies = new Map<string, string>();
  const index = new Map<string, IndexedPage>();
  const put = (address: string, content: string) => write(join(out, address), content);
  return {
    /**
     * Adds a finished page to the Markdown copies and the search index. Ignores files that no
     * document defines, for example 404.html.
     */
    readPage(file: string, tree: Root): void {
      const page = pages.get(file);
      if (!page) return;
      const text = readText(tree, page.route);
      copies.set(getCopyPath(page.route), formatCopy(page, text));
      if (isListed(page.route)) index.set(page.route, indexPage(page, text));
    },
    async writeFiles(): Promise<number> {
      const { first, texts } = buildSearchIndex(
        allPages().flatMap(({ route }) => index.get(route) ?? []),
      );
      await Promise.all([
        ...[...copies].map(([address, copy]) => put(address, copy)),
        put('/llms.txt', listForAssistants()),
        put('/.well-known/security.txt', formatSecurityContact()),
        put(searchData, JSON.stringify(first)),
        put(searchTexts, JSON.stringify(texts)),
        makeIcons(out),
      ]);
      // Writes the offline worker last, because it contains a list and a hash of finished files.
      await writeOfflineWorker(out);
      return copies.size;
    },
  };
}
