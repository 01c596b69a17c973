// Creates the menus of the site from the content.

import { emergencyPage, pagesWithOwnRoute } from '#src/config/routes.ts';
import { find, listPages } from '#src/content/documents.ts';
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
type NavigationEntry = NavigationLink | NavigationGroup;

const createLink = ({ route, menu }: { route: string; menu: string }): NavigationLink => ({
  href: route,
  label: menu,
});
const linkPages = (...slugs: string[]) => slugs.map((slug) => createLink(find('pages', slug)));

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

/** Creates the group of a kind, with the number of its pages in words. */
function createGroup(kind: Kind, links = createMenu(kind), name: string = kind): NavigationGroup {
  const number = count(kind === 'assureurs' ? 'assureurs' : `pages-${kind}`);
  const index = `Les ${spellCount(number)} ${name}`;
  return { href: `/${kind}`, label: upperFirst(kind), id: `menu-${kind}`, index, links };
}

/** Lists the links and groups of the header in their order. */
export const listHeaderEntries = (): NavigationEntry[] => [
  ...linkPages('comparatif', 'tarifs'),
  createGroup('garanties'),
  createGroup(
    'assureurs',
    listPages('assureurs').map((profile) => ({
      ...createLink(profile),
      hint: insurer(profile.assureur).nature,
    })),
    'noms du site',
  ),
  createGroup('secteurs'),
];

const estimator = { href: '/tarifs', label: 'Le prix d’un contrat' };

/** Creates the group of the tools. It lists /tarifs, which contains the price estimator. */
function createToolGroup(): NavigationGroup {
  const links = [estimator, ...createMenu('outils')];
  const index = `Les ${spellCount(links.length)} outils`;
  return { href: '/outils', label: 'Outils', id: 'menu-outils', index, links };
}

/** Lists the additional links of the header on wide screens. */
export const listWideEntries = (): NavigationEntry[] => [
  ...linkPages('lire-un-contrat'),
  createToolGroup(),
];

export const listMenuEntries = (): NavigationEntry[] => [
  ...listHeaderEntries(),
  ...listWideEntries(),
  createGroup('guides'),
];

export const listWithIndex = ({ href, index, links }: NavigationGroup): NavigationLink[] => [
  { href, label: index },
  ...links.filter((link) => link.href !== href),
];

/**
 * Lists the links of the footer. Each list has at most five, except « À lire aussi » with the
 * pages that no other menu contains, for example new pages of writers.
 */
export function listFooterLists(): { label: string; links: NavigationLink[] }[] {
  const lists = [
    {
      label: 'S’assurer',
      links: [...linkPages('comment-souscrire'), estimator, ...linkPages('contact')],
    },
    { label: 'Votre entreprise', links: createMenu('entreprises', 5) },
    { label: 'Guides', links: [...createMenu('guides', 4), ...linkPages('modeles')] },
    {
      label: 'Comprendre',
      links: linkPages('lire-un-contrat', 'faq', 'faux-virement', 'sinistres', 'glossaire'),
    },
    {
      label: 'Outils',
      links: [
        ...linkPages('urgence-cyberattaque'),
        { href: '/outils', label: createToolGroup().index },
        ...createMenu('outils', 3),
      ],
    },
    {
      label: 'Le site',
      links: [...linkPages('comment-nous-sommes-payes'), ...listPages('legal').map(createLink)],
    },
  ];
  const linked = lists.flatMap(({ links }) => links.map(({ href }) => href));
  const hidden = [...pagesWithOwnRoute, ...kindNames.map((kind) => kinds[kind].index)];
  const others = listPages('pages')
    .filter(({ slug, route }) => !hidden.includes(slug) && !linked.includes(route))
    .map(createLink);
  return others.length > 0 ? [...lists, { label: 'À lire aussi', links: others }] : lists;
}

/** Returns the address for the call to action. On /devis, it is the form of the page. */
export const getQuoteLink = (route: string) =>
  route === '/devis' ? '#formulaire-devis' : '/devis';
