import { assets } from '#src/config/assets.ts';
import { searchPage } from '#src/config/routes.ts';
import {
  emergency,
  getQuoteLink,
  headerNavigation,
  moreNavigation,
  type NavigationGroup,
  type NavigationLink,
} from '#src/content/navigation.ts';
import { setting } from '#src/content/tables.ts';
import { Sign } from '#src/ui/sign.tsx';
import { Logo } from './logo.tsx';
import { Menu } from './menu.tsx';
import { NavLink } from './nav-link.tsx';

const hasPage = ({ links, href }: NavigationGroup, route: string) =>
  route !== href && links.some((link) => link.href === route);

const Entry = ({ href, label, hint, route }: NavigationLink & { route: string }) => (
  <NavLink href={href} route={route}>
    {href === route ? <span>{label}</span> : label}
    {hint && <small className="soft text-sm">{hint}</small>}
  </NavLink>
);

/** Shows a link to the index page and a button that opens the list of its pages. */
const Group = ({ route, ...group }: NavigationGroup & { route: string }) => (
  <li>
    <NavLink href={group.href} route={route}>
      {group.href === route || hasPage(group, route) ? (
        <span className="here">{group.label}</span>
      ) : (
        group.label
      )}
    </NavLink>
    <button type="button" aria-expanded="false" aria-controls={group.id}>
      <span className="sr-only">Sous-menu {group.label}</span>
      <Sign name="chevron" />
    </button>
    <ul className="header-list" id={group.id}>
      {group.links.map((link) => (
        <li key={link.href}>
          <Entry {...link} route={route} />
        </li>
      ))}
    </ul>
  </li>
);

/**
 * Shows links and lists that open (disclosure pattern). The lists work by pointer, touch and
 * keyboard, and without scripts.
 */
const Navigation = ({ route }: { route: string }) => (
  <nav className="header-nav" aria-label="Principale">
    <ul>
      {headerNavigation.map((entry) =>
        'links' in entry ? (
          <Group key={entry.href} {...entry} route={route} />
        ) : (
          <li key={entry.href}>
            <Entry {...entry} route={route} />
          </li>
        ),
      )}
      {moreNavigation.map(({ href, label }) => (
        <li key={href} className="wide-only">
          <Entry href={href} label={label} route={route} />
        </li>
      ))}
    </ul>
  </nav>
);

export const Header = ({ route }: { route: string }) => (
  <site-header
    data-hide-after={setting('entete-disparait')}
    data-turn-after={setting('sens-du-defilement')}
  >
    <header className="header">
      <div className="frame">
        <Logo src={assets.logo} />
        <Navigation route={route} />
        <NavLink href={searchPage} route={route} className="search-link text-encre">
          <Sign name="search" />
          <span className="sr-only">Rechercher</span>
        </NavLink>
        <NavLink href={emergency.href} route={route} className="emergency">
          <Sign name="phone" />
          <span>{emergency.label}</span>
        </NavLink>
        <NavLink href={getQuoteLink(route)} route={route} className="button">
          <span className="long-label">Obtenir un Devis</span>
          <span className="short-label">Devis</span>
        </NavLink>
        <button type="button" className="menu-button" popoverTarget="menu">
          <Sign name="menu" />
          <span className="sr-only">Menu</span>
        </button>
      </div>
    </header>
    <Menu route={route} />
  </site-header>
);
