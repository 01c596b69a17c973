import type { BreadcrumbList, FAQPage, WebPage } from 'schema-dts';
import { site } from '#src/content/identity.ts';
import type { Document } from '#src/content/kinds.ts';
import { questionsOf } from '#src/content/tables.ts';
import { plainText } from '#src/content/texts.ts';
import { trailOf } from '#src/content/trail.ts';
import { absolute } from '../addresses.ts';
import { publication } from '../publication.ts';
import { websiteId } from './site.ts';

export const pageId = (route: string) => `${absolute(route)}#page`;
const breadcrumbId = (route: string) => `${absolute(route)}#fil`;

/** Where the page stands; the home page stands nowhere below. */
export function breadcrumb(document: Document): BreadcrumbList[] {
  const { route, menu } = document;
  if (route === '/') return [];
  const crumbs = [...trailOf(document), { href: route, label: menu }];
  return [
    {
      '@type': 'BreadcrumbList',
      '@id': breadcrumbId(route),
      itemListElement: crumbs.map(({ href, label }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: label,
        item: absolute(href),
      })),
    },
  ];
}

/** The page; with questions on it, a page of questions and answers. */
export function webPage(document: Document): WebPage | FAQPage {
  const { route, titreSeo } = document;
  const dates = publication(document);
  const common = {
    '@id': pageId(route),
    url: absolute(route),
    name: titreSeo,
    inLanguage: site.langue,
    isPartOf: { '@id': websiteId },
    ...(route !== '/' && { breadcrumb: { '@id': breadcrumbId(route) } }),
    ...(dates && { datePublished: dates.published, dateModified: dates.modified }),
  } as const;
  const questions = questionsOf(route);
  if (questions.length === 0) return { '@type': 'WebPage', ...common };
  return {
    '@type': 'FAQPage',
    ...common,
    mainEntity: questions.map(({ id, question, reponse }) => ({
      '@type': 'Question',
      url: `${absolute(route)}#${id}`,
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: plainText(reponse) },
    })),
  };
}
