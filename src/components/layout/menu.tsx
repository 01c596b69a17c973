import { assets } from '#src/config/assets.ts';
import { emergency, headerNavigation, quoteLink, withIndexFirst } from '#src/config/navigation.ts';
import { searchPage } from '#src/config/routes.ts';
import { SearchField } from '../ui/search-field.tsx';
import { Sign } from '../ui/sign.tsx';
import { Logo } from './logo.tsx';
import { NavLink } from './nav-link.tsx';

/** On a phone, all links with their sub-links, in the browser's own top layer. */
export const Menu = ({ route }: { route: string }) => (
  <div className="menu" id="menu" popover="auto">
    <nav aria-label="Menu">
      <div className="menu-head">
        <Logo src={assets.logoBlanc} lazy />
        <button type="button" className="menu-button" popoverTarget="menu" popoverTargetAction="hide">
          <Sign name="close" />
          <span className="sr-only">Fermer le menu</span>
        </button>
      </div>
      <search className="search mb-4 block">
        <form action={searchPage}>
          <SearchField button="menu-button" aria-label="Rechercher sur le site" placeholder="Une question, un mot" />
        </form>
      </search>
      <ul>
        <li>
          <NavLink href={emergency.href} route={route}>
            {emergency.label}
          </NavLink>
        </li>
        {headerNavigation.map((entry) =>
          'links' in entry ? (
            <li key={entry.href}>
              <p>{entry.label}</p>
              <ul>
                {withIndexFirst(entry).map(({ href, label }) => (
                  <li key={href}>
                    <NavLink href={href} route={route}>
                      {label}
                    </NavLink>
                  </li>
                ))}
              </ul>
            </li>
          ) : (
            <li key={entry.href}>
              <NavLink href={entry.href} route={route}>
                {entry.label}
              </NavLink>
            </li>
          ),
        )}
        <li>
          <NavLink href={quoteLink(route)} route={route}>
            Obtenir un Devis
          </NavLink>
        </li>
      </ul>
    </nav>
  </div>
);
