import { Link } from '#src/components/ui/link.tsx';
import { assets } from '#src/config/assets.ts';
import { emergency, headerNavigation, type NavigationLink } from '#src/config/navigation.ts';
import { site } from '#src/content/site.ts';

const Entry = ({ href, label, route }: NavigationLink & { route: string }) => (
  <Link href={href} {...(href === route && { 'aria-current': 'page' as const })}>
    {label}
  </Link>
);

export const Header = ({ route }: { route: string }) => (
  <header className="header">
    <Link href="/" className="header-logo">
      <img src={assets.logo} alt={`${site.marque}, accueil`} width={131} height={34} />
    </Link>
    <nav aria-label="Principale">
      <ul>
        {headerNavigation.map((entry) =>
          'href' in entry ? (
            <li key={entry.href}>
              <Entry {...entry} route={route} />
            </li>
          ) : (
            <li key={entry.id}>
              <details>
                <summary>{entry.label}</summary>
                <ul id={entry.id}>
                  {entry.links.map((link) => (
                    <li key={link.href}>
                      <Entry {...link} route={route} />
                    </li>
                  ))}
                </ul>
              </details>
            </li>
          ),
        )}
      </ul>
    </nav>
    <Link href={emergency.href} className="emergency">
      {emergency.label}
    </Link>
    <Link href="/devis" className="button">
      Obtenir un Devis
    </Link>
  </header>
);
