import { dataBlocks, parse } from './page.ts';
import { isA, isType, rangeOf, takesNumbers, takesWords } from './vocabulary.ts';

type Node = Record<string, unknown>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);
const values = (value: unknown) => (Array.isArray(value) ? value : [value]);

/** What Google asks of each type before it shows anything of it. */
const required: Record<string, string[]> = {
  Organization: ['name'],
  WebSite: ['name', 'url'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  Article: ['headline', 'image', 'datePublished', 'dateModified', 'author'],
  HowTo: ['name', 'step'],
  HowToSection: ['name', 'itemListElement'],
  HowToStep: ['text'],
  DefinedTermSet: ['name', 'hasDefinedTerm'],
  DefinedTerm: ['name', 'description'],
};

/** Ratings of, and offers for, what third parties sell. */
const refused = ['Product', 'Offer', 'AggregateOffer', 'AggregateRating', 'Review', 'Rating'];

function problemsOf(node: Node, ids: Set<string>, path: string): string[] {
  const type = String(node['@type'] ?? '');
  if (!type) return ids.has(String(node['@id'])) ? [] : [`${path}: refers to ${node['@id']}, which is not on the page`];
  if (refused.includes(type)) return [`${path}: ${type} is not for this site`];
  if (!isType(type)) return [`${path}: schema.org has no type ${type}`];
  const problems: string[] = [];
  const isReference = node['@id'] !== undefined && ids.has(String(node['@id'])) && path.includes('.');
  for (const name of isReference ? [] : (required[type] ?? [])) {
    const value = node[name];
    if (value === undefined || value === '' || (Array.isArray(value) && value.length === 0))
      problems.push(`${path}: ${type} needs ${name}`);
  }
  for (const [name, value] of Object.entries(node)) {
    if (name.startsWith('@')) continue;
    const range = rangeOf(type, name);
    if (range) {
      const found = values(value).map((each, index) => valueProblems(each, range, ids, `${path}.${name}[${index}]`));
      problems.push(...found.flat());
    } else problems.push(`${path}: ${type} has no ${name}`);
  }
  return problems;
}

function valueProblems(value: unknown, range: string[], ids: Set<string>, path: string): string[] {
  if (isNode(value)) {
    const type = value['@type'];
    if (typeof type === 'string' && isType(type) && !range.some((wanted) => isA(type, wanted)))
      return [`${path}: ${type} is none of ${range.join(', ')}`];
    return problemsOf(value, ids, path);
  }
  if (typeof value === 'number') return takesNumbers(range) ? [] : [`${path}: takes no number`];
  if (typeof value !== 'string' || value.trim() === '') return [`${path}: empty or of no kind that schema.org knows`];
  if (/<[A-Z]|==|\{|undefined/.test(value)) return [`${path}: markup in « ${value.slice(0, 40)} »`];
  return takesWords(range) ? [] : [`${path}: takes no words`];
}

/** What is known of the page: its address, whether it has questions, the names that the home page gives. */
type Expected = { route: string; faq: boolean; elsewhere: string[] };

export const idsOf = (html: string) =>
  (dataBlocks(parse(html)) as Node[]).flatMap((block) => (block['@graph'] as Node[]).map((node) => String(node['@id'])));

/** What is wrong with the structured data of a page, by schema.org's vocabulary and what Google requires. */
export function structuredDataProblems(html: string, { route, faq, elsewhere }: Expected): string[] {
  const blocks = dataBlocks(parse(html)) as Node[];
  if (blocks.length !== 1) return [`one block of data expected, found ${blocks.length}`];
  const graph = (blocks[0]?.['@graph'] ?? []) as Node[];
  const ids = new Set([...graph.map((node) => String(node['@id'])), ...elsewhere]);
  const types = graph.map((node) => String(node['@type']));
  const wanted = [faq ? 'FAQPage' : 'WebPage', ...(route === '/' ? ['Organization', 'WebSite'] : ['BreadcrumbList'])];
  if (/^\/guides\/./.test(route)) wanted.push('Article');
  if (['/guides/incident-response', '/comment-souscrire', '/urgence-cyberattaque'].includes(route)) wanted.push('HowTo');
  return [
    ...(blocks[0]?.['@context'] === 'https://schema.org' ? [] : ['the context is not https://schema.org']),
    ...wanted.filter((type) => !types.includes(type)).map((type) => `no ${type}`),
    ...graph.flatMap((node, index) => problemsOf(node, ids, `${node['@type'] ?? index}`)),
  ];
}
