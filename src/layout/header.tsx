import { assets } from '#src/config/assets.ts';
import { searchPage } from '#src/config/routes.ts';
import {
  emergency,
  getQuoteLink,
  listHeaderEntries,
  listWideEntries,
  type NavigationGroup,
  type NavigationLink,
} from '#src/content/navigation.ts';
import { setting } from '#src/content/tables.ts';
import { Sign } from '#src/ui/sign.tsx';
import { Logo } from './logo.tsx';
import { Menu } from './menu.tsx';
import { iconButton, NavLink } from './nav-link.tsx';

const hasPage = ({ links, href }: NavigationGroup, route: string) =>
  route !== href && links.some((link) => link.href === route);

const navItem =
  'inline-flex min-h-cible cursor-pointer items-center px-2 whitespace-nowrap text-encre ' +
  'no-underline underline-offset-[0.3em] hover:underline hover:decoration-2 xl:px-3';
const listItem =
  'flex min-h-cible items-center justify-between gap-6 px-4 text-encre no-underline ' +
  'hover:underline hover:decoration-2';

const Entry = ({
  href,
  label,
  hint,
  route,
  className,
}: NavigationLink & { route: string; className: string }) => (
  <NavLink href={href} route={route} className={className}>
    {href === route ? <span>{label}</span> : label}
    {hint && <small className="soft text-sm">{hint}</small>}
  </NavLink>
);

/** Shows a link to an index page, and a button that opens the list of the pages below it. */
const Group = ({ route, ...group }: NavigationGroup & { route: string }) => (
  <li className="relative flex">
    <NavLink
      href={group.href}
      route={route}
      className={`${navItem} pr-0 xl:pr-0`}
      {...(hasPage(group, route) && { 'aria-current': true })}
    >
      <span>{group.label}</span>
    </NavLink>
    <button
      type="button"
      className="peer min-h-cible cursor-pointer px-1.5"
      aria-expanded="false"
      aria-controls={group.id}
    >
      <span className="sr-only">Sous-menu {group.label}</span>
      <Sign name="chevron" className="size-3 rotate-90" />
    </button>
    <ul
      className={
        'absolute top-full left-0 hidden w-max min-w-60 border-2 border-encre ' +
        'bg-papier py-2 peer-aria-expanded:block ' +
        '[site-header:not(:defined)_li:is(:hover,:focus-within)>&]:block'
      }
      id={group.id}
    >
      {group.links.map((link) => (
        <li key={link.href} className="not-first:border-t not-first:border-filet">
          <Entry {...link} route={route} className={listItem} />
        </li>
      ))}
    </ul>
  </li>
);

/**
 * Shows the navigation of wide screens: links, and lists that open (disclosure pattern). The lists
 * work by pointer, touch and keyboard. Before their script runs, CSS opens them on hover and on
 * focus.
 */
const Navigation = ({ route }: { route: string }) => (
  <nav className="hidden @lg:block" aria-label="Principale">
    <ul className="flex items-center text-base leading-serre">
      {listHeaderEntries().map((entry) =>
        'links' in entry ? (
          <Group key={entry.href} {...entry} route={route} />
        ) : (
          <li key={entry.href}>
            <Entry {...entry} route={route} className={navItem} />
          </li>
        ),
      )}
      {listWideEntries().map(({ href, label }) => (
        <li key={href} className="hidden @xl:block">
          <Entry href={href} label={label} route={route} className={navItem} />
        </li>
      ))}
    </ul>
  </nav>
);

/**
 * Renders the fixed header. The padding of <body> reserves its height. It uses container queries,
 * because a media query in rem ignores the font size of <html>. If a reader doubles this size, the
 * header changes to its narrow layout.
 */
export const Header = ({ route }: { route: string }) => (
  <site-header
    data-hide-after={setting('entete-disparait')}
    data-turn-after={setting('sens-du-defilement')}
  >
    <header
      className={
        '@container fixed inset-x-0 top-0 z-(--z-entete) border-b-2 ' +
        'border-encre bg-papier no-print ' +
        '[transition:translate_var(--duration-court)_var(--ease-sobre)] ' +
        'data-hidden:[translate:0_-101%] noscript:relative'
      }
    >
      <div
        className={
          'frame flex min-h-[calc(var(--spacing-entete)-2px)] items-center gap-1 ' +
          '@max-2xs:gap-0 @max-2xs:px-[10px] @lg:gap-3'
        }
      >
        <Logo
          src={assets.logo}
          className="mr-auto flex-none @max-2xs:text-[min(22px,6.2vw)] @lg:mr-2"
        />
        <Navigation route={route} />
        <NavLink
          href={searchPage}
          route={route}
          data-search=""
          className="hidden min-h-cible min-w-cible place-items-center text-encre @lg:grid"
        >
          <Sign name="search" />
          <span className="sr-only">Rechercher</span>
        </NavLink>
        <NavLink
          href={emergency.href}
          route={route}
          className={
            'type-label inline-flex min-h-cible min-w-cible items-center ' +
            'justify-center leading-[1.2] whitespace-nowrap text-rouge @max-2xs:w-[44px] ' +
            '@max-2xs:min-w-0 @lg:ml-auto'
          }
        >
          <Sign name="phone" className="size-6 @xl:hidden" />
          <span className="@max-xl:sr-only">{emergency.label}</span>
        </NavLink>
        <NavLink
          href={getQuoteLink(route)}
          route={route}
          className={
            'button mx-1 min-h-cible @xl:mr-0 @xl:ml-3 px-4 whitespace-nowrap aria-[current]:bg-papier ' +
            'aria-[current]:text-encre @max-2xs:mx-0 @max-2xs:min-h-[44px] @max-2xs:px-[10px] ' +
            '@max-2xs:text-[18px] @max-2xs:@max-[310px]:hidden'
          }
        >
          <span className="hidden @xl:inline">Obtenir un Devis</span>
          <span className="@xl:hidden">Devis</span>
        </NavLink>
        <button
          type="button"
          className={`${iconButton} @max-2xs:mr-0 @max-2xs:w-[44px] @xl:hidden`}
          popoverTarget="menu"
        >
          <Sign name="menu" className="size-6" />
          <span className="sr-only">Menu</span>
        </button>
      </div>
    </header>
    <Menu route={route} />
  </site-header>
);
