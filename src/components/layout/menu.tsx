import { assets } from '#src/config/assets.ts';
import { emergency, headerNavigation } from '#src/config/navigation.ts';
import { Link } from '../ui/link.tsx';
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
      <ul>
        <li>
          <Link href={emergency.href}>{emergency.label}</Link>
        </li>
        {headerNavigation.map((entry) =>
          'href' in entry ? (
            <li key={entry.href}>
              <NavLink href={entry.href} route={route}>
                {entry.label}
              </NavLink>
            </li>
          ) : (
            <li key={entry.id}>
              <p>{entry.label}</p>
              <ul>
                {entry.links.map(({ href, label }) => (
                  <li key={href}>
                    <NavLink href={href} route={route}>
                      {label}
                    </NavLink>
                  </li>
                ))}
              </ul>
            </li>
          ),
        )}
        <li>
          <NavLink href="/devis" route={route}>
            Obtenir un Devis
          </NavLink>
        </li>
      </ul>
    </nav>
  </div>
);
