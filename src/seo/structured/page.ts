import type { BreadcrumbList, FAQPage, WebPage } from 'schema-dts';
import { getTrail } from '#src/content/documents.ts';
import { site } from '#src/content/identity.ts';
import type { Document } from '#src/content/kinds.ts';
import { listQuestions } from '#src/content/tables.ts';
import { plainText } from '#src/content/texts.ts';
import { getAbsoluteAddress } from '../addresses.ts';
import { getPublication } from '../publication.ts';
import { websiteId } from './site.ts';

export const getPageId = (route: string) => `${getAbsoluteAddress(route)}#page`;
const getBreadcrumbId = (route: string) => `${getAbsoluteAddress(route)}#fil`;

/** Creates the breadcrumb of a page. The home page has none. */
export function createBreadcrumb(document: Document): BreadcrumbList[] {
  const { route, menu } = document;
  if (route === '/') return [];
  const crumbs = [...getTrail(document), { href: route, label: menu }];
  return [
    {
      '@type': 'BreadcrumbList',
      '@id': getBreadcrumbId(route),
      itemListElement: crumbs.map(({ href, label }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: label,
        item: getAbsoluteAddress(href),
      })),
    },
  ];
}

/** Describes the page. A page with questions is a FAQPage. */
export function createWebPage(document: Document): WebPage | FAQPage {
  const { route, titreSeo } = document;
  const dates = getPublication(document);
  const common = {
    '@id': getPageId(route),
    url: getAbsoluteAddress(route),
    name: titreSeo,
    inLanguage: site.langue,
    isPartOf: { '@id': websiteId },
    ...(route !== '/' && { breadcrumb: { '@id': getBreadcrumbId(route) } }),
    ...(dates && { datePublished: dates.published, dateModified: dates.modified }),
  } as const;
  const questions = listQuestions(route);
  if (questions.length === 0) return { '@type': 'WebPage', ...common };
  return {
    '@type': 'FAQPage',
    ...common,
    mainEntity: questions.map(({ id, question, reponse }) => ({
      '@type': 'Question',
      url: `${getAbsoluteAddress(route)}#${id}`,
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: plainText(reponse) },
    })),
  };
}
