import { Link } from '#src/components/ui/link.tsx';
import { footerNavigation } from '#src/config/navigation.ts';
import { site } from '#src/content/site.ts';

export const Footer = () => (
  <footer className="footer">
    {footerNavigation.map(({ label, links }) => (
      <div key={label}>
        <h2>{label}</h2>
        <ul>
          {links.map(({ href, label: text }) => (
            <li key={href}>
              <Link href={href}>{text}</Link>
            </li>
          ))}
        </ul>
      </div>
    ))}
    <p>
      {site.marque} est un comparateur indépendant, lié à aucun assureur. Les informations sont indicatives et peuvent changer :
      seul le contrat signé engage. Courtier : {site.courtier.nom}, ORIAS n° {site.courtier.orias}.
    </p>
  </footer>
);
