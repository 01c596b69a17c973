import { assets } from '#src/config/assets.ts';
import {
  emergency,
  getQuoteLink,
  listMenuEntries,
  listWithIndex,
  type NavigationGroup,
} from '#src/content/navigation.ts';
import { SearchForm } from '#src/ui/search-form.tsx';
import { Sign } from '#src/ui/sign.tsx';
import { Logo } from './logo.tsx';
import { iconButton, NavLink } from './nav-link.tsx';

const link = 'text-inherit no-underline hover:underline aria-[current]:text-surligneur';
const entryStyle = `type-name flex min-h-cible cursor-pointer items-center justify-between text-lg ${link}`;

/**
 * Shows a list of links that unfolds. Opening one list closes the others. The first link leads to
 * the index page; a long list has two columns.
 */
const Group = ({ route, ...group }: NavigationGroup & { route: string }) => (
  <details name="menu" className="group">
    <summary className={`${entryStyle} has-[+ul_[aria-current]]:text-surligneur`}>
      {group.label}
      <Sign name="chevron" className="w-3 rotate-90 group-open:-rotate-90" />
    </summary>
    <ul className={group.links.length > 6 ? 'grid grid-cols-2 gap-x-4' : undefined}>
      {listWithIndex(group).map(({ href, label }) => (
        <li key={href} className="first:col-span-full">
          <NavLink href={href} route={route} className={`flex min-h-cible items-center ${link}`}>
            {label}
          </NavLink>
        </li>
      ))}
    </ul>
  </details>
);

/**
 * Shows all links of the site on screens that are not wide, with the links of each group folded.
 * The menu is a popover, so it covers the page. It has a dark background and a white logo.
 */
export const Menu = ({ route }: { route: string }) => (
  <div
    className={
      'fixed inset-0 size-full max-h-none max-w-none overflow-y-auto ' +
      'overscroll-contain bg-encre px-gouttiere pb-6 text-papier no-print ' +
      '[&_:focus-visible]:outline-surligneur'
    }
    id="menu"
    popover="auto"
  >
    <nav aria-label="Menu">
      <div className="flex min-h-entete items-center justify-between">
        <Logo src={assets.logoBlanc} className="text-inherit" isWhite />
        <button
          type="button"
          className={iconButton}
          popoverTarget="menu"
          popoverTargetAction="hide"
        >
          <Sign name="close" className="size-6" />
          <span className="sr-only">Fermer le menu</span>
        </button>
      </div>
      <NavLink
        href={emergency.href}
        route={route}
        className={
          'type-label -mx-gouttiere mb-3 flex min-h-13 items-center gap-3 border-y-2 ' +
          'border-transparent bg-papier px-gouttiere text-lg text-rouge'
        }
      >
        <Sign name="phone" />
        {emergency.label}
      </NavLink>
      <search className="search mb-2 block">
        <SearchForm
          button={`${iconButton} [&_svg]:size-6`}
          aria-label="Rechercher sur le site"
          placeholder="Une question, un mot"
        />
      </search>
      <ul>
        {listMenuEntries().map((entry) => (
          <li key={entry.href} className="not-first:border-t not-first:border-bord-champ">
            {'links' in entry ? (
              <Group {...entry} route={route} />
            ) : (
              <NavLink href={entry.href} route={route} className={entryStyle}>
                {entry.label}
              </NavLink>
            )}
          </li>
        ))}
      </ul>
      <NavLink href={getQuoteLink(route)} route={route} className="button mt-3 w-full">
        Obtenir un Devis
      </NavLink>
    </nav>
  </div>
);
