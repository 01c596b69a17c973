// config/: addresses, menus and settings that many parts share; here, the menus, which follow the
// content.
import { allOf, find } from '#src/content/documents.ts';
import { glossaryPage } from '#src/content/files.ts';
import { definitionOf, type Kind, kindNames } from '#src/content/kinds.ts';
import { count, insurer } from '#src/content/tables.ts';
import { upperFirst } from '#src/lib/letters.ts';
import { spellCount } from '#src/lib/numbers.ts';
import { emergencyPage, pagesWithOwnRoute } from './routes.ts';

export type NavigationLink = { href: string; label: string; hint?: string };
/**
 * An index with a list beside it; `index` is what the index is called where it stands in its own
 * list.
 */
export type NavigationGroup = NavigationLink & {
  id: string;
  index: string;
  links: NavigationLink[];
};

const link = ({ route, menu }: { route: string; menu: string }): NavigationLink => ({
  href: route,
  label: menu,
});

/** A menu is read at a glance: what is over `most` is left to the list of the kind. */
function menuOf(kind: Kind, most = 12): NavigationLink[] {
  const links = allOf(kind).map(link);
  return links.length > most
    ? [...links.slice(0, most - 1), { href: `/${kind}`, label: 'Voir toute la liste' }]
    : links;
}

/** Every page's emergency exit. */
export const emergency: NavigationLink = { href: emergencyPage, label: 'Attaque en cours ?' };

const group = (kind: Kind, index: string, links: NavigationLink[]): NavigationGroup => ({
  href: `/${kind}`,
  label: upperFirst(kind),
  id: `menu-${kind}`,
  index,
  links,
});

const insurers = allOf('assureurs').map((profile) => ({
  ...link(profile),
  hint: insurer(profile.assureur).nature,
}));

/**
 * The header's entries in their order: plain links, and indexes with lists that open. The lists
 * follow the content.
 */
export const headerNavigation: (NavigationLink | NavigationGroup)[] = [
  { href: '/comparatif', label: 'Comparatif' },
  { href: '/tarifs', label: 'Tarifs' },
  group('garanties', `Les ${spellCount(count('pages-garanties'))} garanties`, menuOf('garanties')),
  group('assureurs', `Les ${spellCount(count('assureurs'))} noms du site`, insurers),
  group('secteurs', `Les ${spellCount(count('pages-secteurs'))} secteurs`, menuOf('secteurs')),
];

/** The prices answer as the tools do. */
const tools: NavigationLink[] = [
  { href: '/tarifs', label: 'Le prix d’un contrat' },
  ...menuOf('outils'),
];

const guides = group('guides', `Les ${spellCount(count('pages-guides'))} guides`, menuOf('guides'));
const readContract = link(find('pages', 'lire-un-contrat'));

/** Links of a wide header beyond the specification. */
export const moreNavigation: (NavigationLink | NavigationGroup)[] = [
  readContract,
  group('outils', `Les ${spellCount(tools.length)} outils`, tools),
];

/** Every entry of the header and of the menu. */
export const allNavigation: (NavigationLink | NavigationGroup)[] = [
  ...headerNavigation,
  ...moreNavigation,
  guides,
];

/** The list of a group where nothing stands beside it: its index first. */
export const withIndexFirst = ({ href, index, links }: NavigationGroup): NavigationLink[] => [
  { href, label: index },
  ...links.filter((link) => link.href !== href),
];

/** Pages that writers add: those that no other list names. */
function otherPages() {
  const named = [
    'comment-nous-sommes-payes',
    'comment-souscrire',
    'contact',
    'glossaire',
    'lire-un-contrat',
  ];
  const indexes = kindNames.map((kind) => definitionOf(kind).index);
  return allOf('pages').filter(
    ({ slug }) => ![...pagesWithOwnRoute, ...named, ...indexes].includes(slug),
  );
}

type LinkList = { label: string; links: NavigationLink[] };

/** Lists of at most five links; pages that writers add have one of their own. */
export const footerNavigation: LinkList[] = [
  {
    label: 'S’assurer',
    links: [
      { href: '/comment-souscrire', label: 'Comment souscrire' },
      { href: '/tarifs', label: 'Le prix d’un contrat' },
      { href: '/contact', label: 'Contact' },
    ],
  },
  { label: 'Votre entreprise', links: menuOf('entreprises', 5) },
  { label: 'Guides', links: menuOf('guides', 5) },
  {
    label: 'Comprendre',
    links: [
      readContract,
      { href: '/faq', label: 'Questions fréquentes' },
      { href: glossaryPage, label: 'Glossaire' },
    ],
  },
  {
    label: 'Outils',
    links: [
      { href: emergency.href, label: 'Attaque en cours' },
      { href: '/outils', label: `Les ${spellCount(tools.length)} outils` },
      ...menuOf('outils', 3),
    ],
  },
  {
    label: 'Le site',
    links: [link(find('pages', 'comment-nous-sommes-payes')), ...allOf('legal').map(link)],
  },
  { label: 'À lire aussi', links: otherPages().map(link) },
].filter(({ links }) => links.length > 0);

/** The call to action: on the form's own page it leads to the form. */
export const quoteLink = (route: string) => (route === '/devis' ? '#formulaire-devis' : '/devis');
