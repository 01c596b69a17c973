// config/: addresses, menus and settings that many parts share; here, the menus, which follow the
// content.
import { allOf } from '#src/content/documents.ts';
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

/** A menu is read at a glance: beyond this, the list of the kind has the rest. */
const most = 12;
const menuOf = (kind: Kind): NavigationLink[] => {
  const links = allOf(kind).map(link);
  return links.length > most
    ? [...links.slice(0, most), { href: `/${kind}`, label: 'Voir toute la liste' }]
    : links;
};

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

/** What goes beyond the specification: links in a wide header, lists in the menu. */
export const moreNavigation: NavigationGroup[] = [
  group('outils', `Les ${spellCount(tools.length)} outils`, tools),
  group('guides', `Les ${spellCount(count('pages-guides'))} guides`, menuOf('guides')),
];

/** Every entry of the header and of the menu. */
export const allNavigation: (NavigationLink | NavigationGroup)[] = [
  ...headerNavigation,
  ...moreNavigation,
];

/** The list of a group where nothing stands beside it: its index first. */
export const withIndexFirst = ({ href, index, links }: NavigationGroup): NavigationLink[] => [
  { href, label: index },
  ...links.filter((link) => link.href !== href),
];

/** Pages that help to read and to judge a contract: they stand with the tools. */
const readingAids = ['lire-un-contrat', 'comment-nous-sommes-payes'];

/** Pages that writers add: those that nothing above names. */
function otherPages() {
  const named = ['comment-souscrire', 'contact', 'glossaire', ...readingAids];
  const indexes = kindNames.map((kind) => definitionOf(kind).index);
  return allOf('pages').filter(
    ({ slug }) => ![...pagesWithOwnRoute, ...named, ...indexes].includes(slug),
  );
}

export const footerNavigation: { label: string; links: NavigationLink[] }[] = [
  {
    label: 'S’assurer',
    links: [
      { href: '/comment-souscrire', label: 'Comment souscrire' },
      { href: '/faq', label: 'Questions fréquentes' },
      { href: '/contact', label: 'Contact' },
    ],
  },
  { label: 'Selon votre entreprise', links: menuOf('entreprises') },
  { label: 'Guides', links: menuOf('guides') },
  {
    label: 'Outils',
    links: [
      { href: emergency.href, label: 'Attaque en cours' },
      ...moreNavigation.filter(({ href }) => href === '/outils').flatMap(withIndexFirst),
      { href: glossaryPage, label: 'Glossaire' },
      ...allOf('pages')
        .filter(({ slug }) => readingAids.includes(slug))
        .map(link),
    ],
  },
  { label: 'Le site', links: [...otherPages().map(link), ...allOf('legal').map(link)] },
];

/** The call to action: on the form's own page it leads to the form. */
export const quoteLink = (route: string) => (route === '/devis' ? '#formulaire-devis' : '/devis');
