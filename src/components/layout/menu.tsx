import { assets } from '#src/config/assets.ts';
import { emergency, headerNavigation } from '#src/config/navigation.ts';
import { Link } from '../ui/link.tsx';
import { Sign } from '../ui/sign.tsx';
import { Logo } from './logo.tsx';

const current = (href: string, route: string) => (href === route ? { 'aria-current': 'page' as const } : {});

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
              <Link href={entry.href} {...current(entry.href, route)}>
                {entry.label}
              </Link>
            </li>
          ) : (
            <li key={entry.id}>
              <p>{entry.label}</p>
              <ul>
                {entry.links.map(({ href, label }) => (
                  <li key={href}>
                    <Link href={href} {...current(href, route)}>
                      {label}
                    </Link>
                  </li>
                ))}
              </ul>
            </li>
          ),
        )}
        <li>
          <Link href="/devis" {...current('/devis', route)}>
            Obtenir un Devis
          </Link>
        </li>
      </ul>
    </nav>
  </div>
);
