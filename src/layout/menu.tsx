import { assets } from '#src/config/assets.ts';
import {
  allNavigation,
  emergency,
  getQuoteLink,
  listWithIndex,
  type NavigationGroup,
} from '#src/content/navigation.ts';
import { SearchForm } from '#src/ui/search-form.tsx';
import { Sign } from '#src/ui/sign.tsx';
import { Logo } from './logo.tsx';
import { NavLink } from './nav-link.tsx';

/**
 * Shows a list that unfolds. Only one list is open at a time. The index page is the first link; a
 * long list has two columns.
 */
const Group = ({ route, ...group }: NavigationGroup & { route: string }) => (
  <details name="menu">
    <summary>
      {group.label}
      <Sign name="chevron" />
    </summary>
    <ul className={group.links.length > 6 ? 'in-two' : undefined}>
      {listWithIndex(group).map(({ href, label }) => (
        <li key={href}>
          <NavLink href={href} route={route}>
            {label}
          </NavLink>
        </li>
      ))}
    </ul>
  </details>
);

/**
 * Shows all links on screens that are not wide, with sub-links folded. It is a popover, so the
 * browser renders it in the top layer.
 */
export const Menu = ({ route }: { route: string }) => (
  <div className="menu" id="menu" popover="auto">
    <nav aria-label="Menu">
      <div className="menu-head">
        <Logo src={assets.logoBlanc} lazy />
        <button
          type="button"
          className="menu-button"
          popoverTarget="menu"
          popoverTargetAction="hide"
        >
          <Sign name="close" />
          <span className="sr-only">Fermer le menu</span>
        </button>
      </div>
      <NavLink href={emergency.href} route={route} className="menu-emergency">
        <Sign name="phone" />
        {emergency.label}
      </NavLink>
      <search className="search mb-2 block">
        <SearchForm
          button="menu-button"
          aria-label="Rechercher sur le site"
          placeholder="Une question, un mot"
        />
      </search>
      <ul>
        {allNavigation.map((entry) => (
          <li key={entry.href}>
            {'links' in entry ? (
              <Group {...entry} route={route} />
            ) : (
              <NavLink href={entry.href} route={route}>
                {entry.label}
              </NavLink>
            )}
          </li>
        ))}
      </ul>
      <NavLink href={getQuoteLink(route)} route={route} className="button">
        Obtenir un Devis
      </NavLink>
    </nav>
  </div>
);
