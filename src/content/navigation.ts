// Creates the menus of the site from the content.

import { emergencyPage, pagesWithOwnRoute } from '#src/config/routes.ts';
import { find, listPages } from '#src/content/documents.ts';
import { glossaryPage } from '#src/content/files.ts';
import { type Kind, kindNames, kinds } from '#src/content/kinds.ts';
import { count, insurer } from '#src/content/tables.ts';
import { upperFirst } from '#src/lib/letters.ts';
import { spellCount } from '#src/lib/numbers.ts';

export type NavigationLink = { href: string; label: string; hint?: string };
/** Index page with its list of pages. `index` is the label of the index page inside this list. */
export type NavigationGroup = NavigationLink & {
  id: string;
  index: string;
  links: NavigationLink[];
};

const createLink = ({ route, menu }: { route: string; menu: string }): NavigationLink => ({
  href: route,
  label: menu,
});

/**
 * Creates the menu of a kind of page. If there are more than `maxLinks` pages, the last link leads
 * to the index page, which lists all.
 */
function createMenu(kind: Kind, maxLinks = 12): NavigationLink[] {
  const links = listPages(kind).map(createLink);
  return links.length > maxLinks
    ? [...links.slice(0, maxLinks - 1), { href: `/${kind}`, label: 'Voir toute la liste' }]
    : links;
}

/** Link on every page for visitors whose company is under attack. */
export const emergency: NavigationLink = { href: emergencyPage, label: 'Attaque en cours ?' };

const createGroup = (kind: Kind, index: string, links: NavigationLink[]): NavigationGroup => ({
  href: `/${kind}`,
  label: upperFirst(kind),
  id: `menu-${kind}`,
  index,
  links,
});

const insurers = listPages('assureurs').map((profile) => ({
  ...createLink(profile),
  hint: insurer(profile.assureur).nature,
}));

/** Links and groups of links in the header, in their order. */
export const headerNavigation: (NavigationLink | NavigationGroup)[] = [
  { href: '/comparatif', label: 'Comparatif' },
  { href: '/tarifs', label: 'Tarifs' },
  createGroup(
    'garanties',
    `Les ${spellCount(count('pages-garanties'))} garanties`,
    createMenu('garanties'),
  ),
  createGroup('assureurs', `Les ${spellCount(count('assureurs'))} noms du site`, insurers),
  createGroup(
    'secteurs',
    `Les ${spellCount(count('pages-secteurs'))} secteurs`,
    createMenu('secteurs'),
  ),
];

/** Links to the tools. /tarifs is one of them, because it contains the price estimator. */
const tools: NavigationLink[] = [
  { href: '/tarifs', label: 'Le prix d’un contrat' },
  ...createMenu('outils'),
];

const guides = createGroup(
  'guides',
  `Les ${spellCount(count('pages-guides'))} guides`,
  createMenu('guides'),
);
const readContract = createLink(find('pages', 'lire-un-contrat'));

/** Links that the header shows only on wide screens. */
export const moreNavigation: (NavigationLink | NavigationGroup)[] = [
  readContract,
  createGroup('outils', `Les ${spellCount(tools.length)} outils`, tools),
];

export const allNavigation: (NavigationLink | NavigationGroup)[] = [
  ...headerNavigation,
  ...moreNavigation,
  guides,
];

export const listWithIndex = ({ href, index, links }: NavigationGroup): NavigationLink[] => [
  { href, label: index },
  ...links.filter((link) => link.href !== href),
];

type LinkList = { label: string; links: NavigationLink[] };

const footerLists: LinkList[] = [
  {
    label: 'S’assurer',
    links: [
      { href: '/comment-souscrire', label: 'Comment souscrire' },
      { href: '/tarifs', label: 'Le prix d’un contrat' },
      { href: '/contact', label: 'Contact' },
    ],
  },
  { label: 'Votre entreprise', links: createMenu('entreprises', 5) },
  {
    label: 'Guides',
    links: [...createMenu('guides', 4), createLink(find('pages', 'modeles'))],
  },
  {
    label: 'Comprendre',
    links: [
      readContract,
      { href: '/faq', label: 'Questions fréquentes' },
      createLink(find('pages', 'faux-virement')),
      createLink(find('pages', 'sinistres')),
      { href: glossaryPage, label: 'Glossaire' },
    ],
  },
  {
    label: 'Outils',
    links: [
      { href: emergency.href, label: 'Attaque en cours' },
      { href: '/outils', label: `Les ${spellCount(tools.length)} outils` },
      ...createMenu('outils', 3),
    ],
  },
  {
    label: 'Le site',
    links: [
      createLink(find('pages', 'comment-nous-sommes-payes')),
      ...listPages('legal').map(createLink),
    ],
  },
];

/** Lists the pages to which no other menu links, for example a new page of a writer. */
function listOtherPages(): NavigationLink[] {
  const linked = footerLists.flatMap(({ links }) => links.map(({ href }) => href));
  const hidden = [...pagesWithOwnRoute, ...kindNames.map((kind) => kinds[kind].index)];
  return listPages('pages')
    .filter(({ slug, route }) => !hidden.includes(slug) && !linked.includes(route))
    .map(createLink);
}

/** Lists of links in the footer. Each has at most five links, except the last one. */
export const footerNavigation = [
  ...footerLists,
  { label: 'À lire aussi', links: listOtherPages() },
].filter(({ links }) => links.length > 0);

/**
 * Returns the address of the quote form. On /devis it is the fragment of the form on the same page.
 */
export const getQuoteLink = (route: string) =>
  route === '/devis' ? '#formulaire-devis' : '/devis';
