import type {
  Article,
  BreadcrumbList,
  FAQPage,
  Graph,
  Organization,
  WebPage,
  WebSite,
} from 'schema-dts';
import { getTrail } from '#src/content/documents.ts';
import { getSite } from '#src/content/identity.ts';
import type { Document } from '#src/content/kinds.ts';
import { figure, listQuestions } from '#src/content/tables.ts';
import { collectCitations, plainText } from '#src/content/texts.ts';
import { getYear } from '#src/lib/dates.ts';
import { removeMarks } from '#src/lib/letters.ts';
import { buildTelephoneLink } from '#src/lib/telephone.ts';
import { getAbsoluteAddress, getSocialImagePath, icons } from './addresses.ts';
import { getPublication } from './publication.ts';

const getOrganizationId = () => `${getAbsoluteAddress('/')}/#editeur`;
const getWebsiteId = () => `${getAbsoluteAddress('/')}/#site`;
const getPageId = (route: string) => `${getAbsoluteAddress(route)}#page`;
const getBreadcrumbId = (route: string) => `${getAbsoluteAddress(route)}#fil`;

const createOrganization = (): Organization => ({
  '@type': 'Organization',
  '@id': getOrganizationId(),
  name: getSite().marque,
  url: getAbsoluteAddress('/'),
  logo: getAbsoluteAddress(icons.large.file),
  email: getSite().contact.email,
  contactPoint: {
    '@type': 'ContactPoint',
    contactType: 'customer service',
    email: getSite().contact.email,
    telephone: buildTelephoneLink(getSite().contact.telephone).replace('tel:', ''),
    areaServed: 'FR',
    availableLanguage: 'fr',
  },
});

const createWebsite = (): WebSite => ({
  '@type': 'WebSite',
  '@id': getWebsiteId(),
  url: getAbsoluteAddress('/'),
  name: getSite().marque,
  inLanguage: 'fr',
  publisher: { '@id': getOrganizationId() },
});

function createBreadcrumb(document: Document): BreadcrumbList {
  const { route, menu } = document;
  const crumbs = [...getTrail(document), { href: route, label: menu }];
  return {
    '@type': 'BreadcrumbList',
    '@id': getBreadcrumbId(route),
    itemListElement: crumbs.map(({ href, label }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: getAbsoluteAddress(href),
    })),
  };
}

const readDates = (document: Document) => {
  const dates = getPublication(document);
  return dates && { datePublished: dates.published, dateModified: dates.modified };
};

/** Describes the page. Its type is FAQPage if it has questions, otherwise WebPage. */
function createWebPage(document: Document): WebPage | FAQPage {
  const { route, titreSeo } = document;
  const common = {
    '@id': getPageId(route),
    url: getAbsoluteAddress(route),
    name: titreSeo,
    inLanguage: 'fr',
    isPartOf: { '@id': getWebsiteId() },
    ...(route !== '/' && { breadcrumb: { '@id': getBreadcrumbId(route) } }),
    ...readDates(document),
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

/** Lists the sources that a text cites, without duplicates. */
function listSources(text: string) {
  const cited = new Map(collectCitations(text).map(({ source }) => [source.adresse, source]));
  return [...cited.values()].map(({ titre, editeur, adresse, date }) => ({
    '@type': 'CreativeWork' as const,
    name: titre,
    url: adresse,
    publisher: { '@type': 'Organization' as const, name: editeur },
    ...(getYear({ date }) && { datePublished: String(date) }),
  }));
}

function createArticle(guide: Document<'guides'>): Article {
  const { route, titre, description, theme, version, source } = guide;
  const minutes = figure('delais', guide.carte.duree).valeur;
  return {
    '@type': 'Article',
    '@id': `${getAbsoluteAddress(route)}#article`,
    headline: removeMarks(titre),
    description,
    image: getAbsoluteAddress(getSocialImagePath(route)),
    ...readDates(guide),
    author: {
      '@type': 'Organization',
      '@id': getOrganizationId(),
      name: getSite().marque,
      url: getAbsoluteAddress('/'),
    },
    publisher: { '@id': getOrganizationId() },
    mainEntityOfPage: { '@id': getPageId(route) },
    inLanguage: 'fr',
    articleSection: theme,
    version,
    ...(typeof minutes === 'number' && { timeRequired: `PT${minutes}M` }),
    citation: listSources(source),
  };
}

/**
 * Creates the structured data of a page. It has no Product, Offer or AggregateRating: insurers sell
 * the contracts, the prices are indicative and the ratings are the site's own, so this markup would
 * claim offers and customer reviews.
 */
const createGraph = (document: Document): Graph => ({
  '@context': 'https://schema.org',
  '@graph': [
    // Only the home page describes the organization and the site; other pages refer to their ids.
    ...(document.route === '/' ? [createOrganization(), createWebsite()] : []),
    createWebPage(document),
    ...(document.route === '/' ? [] : [createBreadcrumb(document)]),
    ...(document.kind === 'guides' ? [createArticle(document as Document<'guides'>)] : []),
  ],
});

/**
 * Writes the structured data into a <script> element. Escapes `<`, because « </script> » in a text
 * would end the element.
 */
export const StructuredData = ({ document }: { document: Document }) => {
  const data = JSON.stringify(createGraph(document)).replaceAll('<', '\\u003c');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a data block, escaped here
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: data }} />;
};
