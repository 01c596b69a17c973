import { assets } from '#src/config/assets.ts';
import { emergency, headerNavigation, type NavigationGroup, type NavigationLink } from '#src/config/navigation.ts';
import { setting } from '#src/content/tables.ts';
import { Link } from '../ui/link.tsx';
import { Sign } from '../ui/sign.tsx';
import { Logo } from './logo.tsx';
import { Menu } from './menu.tsx';
import { NavLink } from './nav-link.tsx';

const hasPage = ({ links }: NavigationGroup, route: string) => links.some(({ href }) => href === route);

const Entry = ({ href, label, hint, route }: NavigationLink & { route: string }) => (
  <NavLink href={href} route={route}>
    <span>{label}</span>
    {hint && <small>{hint}</small>}
  </NavLink>
);

/** Links, and lists that open (disclosure pattern): by pointer, touch, keyboard, and without scripts. */
const Navigation = ({ route }: { route: string }) => (
  <nav className="header-nav" aria-label="Principale">
    <ul>
      {headerNavigation.map((entry) =>
        'href' in entry ? (
          <li key={entry.href}>
            <Entry {...entry} route={route} />
          </li>
        ) : (
          <li key={entry.id}>
            <button
              type="button"
              className={hasPage(entry, route) ? 'here' : undefined}
              aria-expanded="false"
              aria-controls={entry.id}
            >
              <span>{entry.label}</span>
              <Sign name="chevron" />
            </button>
            <ul className="header-list" id={entry.id}>
              {entry.links.map((link) => (
                <li key={link.href}>
                  <Entry {...link} route={route} />
                </li>
              ))}
            </ul>
          </li>
        ),
      )}
    </ul>
  </nav>
);

export const Header = ({ route }: { route: string }) => (
  <site-header data-hide-after={setting('entete-disparait')} data-turn-after={setting('sens-du-defilement')}>
    <header className="header">
      <div className="frame">
        <Logo src={assets.logo} />
        <Navigation route={route} />
        <Link href={emergency.href} className="emergency">
          <Sign name="phone" />
          <span>{emergency.label}</span>
        </Link>
        {route !== '/devis' && (
          <Link href="/devis" className="button">
            <span className="long-label">Obtenir un Devis</span>
            <span className="short-label">Devis</span>
          </Link>
        )}
        <button type="button" className="menu-button" popoverTarget="menu" aria-expanded="false">
          <Sign name="menu" />
          <span className="sr-only">Menu</span>
        </button>
      </div>
    </header>
    <Menu route={route} />
  </site-header>
);
