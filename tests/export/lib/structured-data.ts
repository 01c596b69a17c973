import { dataBlocks, parse } from './page.ts';

type Node = Record<string, unknown>;
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

const required: Record<string, string[]> = {
  Organization: ['name'],
  WebSite: ['name', 'url'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  Article: ['headline', 'image', 'datePublished', 'dateModified', 'author'],
};
/** Types that this site must not use: ratings and offers of products that third parties sell. */
const refused = /^(?:Product|Offer|AggregateOffer|AggregateRating|Review|Rating)$/;

const isMissing = (value: unknown) =>
  value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

function findProblems(value: unknown, ids: Set<string>, path: string): string[] {
  if (typeof value === 'string')
    return /^\s*$|<[A-Z]|==|\{|undefined/.test(value) ? [`${path}: « ${value.slice(0, 40)} »`] : [];
  if (!isNode(value)) return [];
  const { '@type': type = '', '@id': id } = value;
  const refers = id !== undefined && path.includes('.');
  const needed = refers && ids.has(String(id)) ? [] : (required[String(type)] ?? []);
  return [
    ...(refers && !type && !ids.has(String(id))
      ? [`${path}: refers to ${id}, which is not on the page`]
      : []),
    ...(refused.test(String(type)) ? [`${path}: ${type} is not for this site`] : []),
    ...needed
      .filter((name) => isMissing(value[name]))
      .map((name) => `${path}: ${type} needs ${name}`),
    ...Object.entries(value).flatMap(([name, inner]) =>
      findProblems(inner, ids, `${path}.${name}`),
    ),
  ];
}

/**
 * Facts that the structured data of a page must match: its route, whether it has questions, and the
 * `@id`s that the home page defines.
 */
type Expected = { route: string; faq: boolean; elsewhere: string[] };

export const readIds = (html: string) =>
  (dataBlocks(parse(html)) as Node[]).flatMap((block) =>
    (block['@graph'] as Node[]).map((node) => String(node['@id'])),
  );

export function structuredDataProblems(
  html: string,
  { route, faq, elsewhere }: Expected,
): string[] {
  const [block, ...more] = dataBlocks(parse(html)) as Node[];
  if (block?.['@context'] !== 'https://schema.org' || more.length > 0)
    return ['one block of https://schema.org expected'];
  const graph = block['@graph'] as Node[];
  const ids = new Set([...graph.map((node) => String(node['@id'])), ...elsewhere]);
  const types = graph.map((node) => String(node['@type']));
  const neededTypes = [
    faq ? 'FAQPage' : 'WebPage',
    ...(route === '/' ? ['Organization', 'WebSite'] : ['BreadcrumbList']),
  ];
  if (/^\/guides\/./.test(route)) neededTypes.push('Article');
  return [
    ...neededTypes.filter((type) => !types.includes(type)).map((type) => `no ${type}`),
    ...graph.flatMap((node) => findProblems(node, ids, String(node['@type']))),
  ];
}
