import { Wording } from '#src/blocks/rich-text.tsx';
import { assets } from '#src/config/assets.ts';
import { footerNavigation } from '#src/config/navigation.ts';
import { site } from '#src/content/identity.ts';
import { isBlank } from '#src/content/placeholders.ts';
import { written } from '#src/content/tables.ts';
import { buildTelephoneLink } from '#src/lib/telephone.ts';
import { applyTypography } from '#src/lib/typography.ts';
import { Link, LinkItems } from '#src/ui/link.tsx';
import { Logo } from './logo.tsx';

const { siege } = site.editeur;

/** The publisher and its address (Code des assurances, R521-4), and its income. */
export const Publisher = () => (
  <p>
    {[site.publication, ...(isBlank(siege) ? [] : [applyTypography(siege)])].join(', ')}. Lire{' '}
    {site.marque} est gratuit. <Wording id="courtier-remunere" />
  </p>
);

/** What all of it is worth, and what a firm loses that does not complain in time. */
export const Reserve = () => (
  <p className="mt-2">
    {site.marque} <Wording id="lie" />. Les informations sont indicatives et peuvent changer
    {'\u202F'}: seul le contrat signé engage. Après une attaque, vos propres pertes ne sont
    indemnisées que si vous portez plainte dans les {written('delais', 'plainte')}.
  </p>
);

/** A colophon: where to go, who publishes, what the information is worth. */
export const Footer = () => (
  <footer className="footer">
    <div className="frame">
      <div className="footer-lists xl:grid-cols-5">
        {footerNavigation.map(({ label, links }) => (
          <nav key={label} aria-label={label}>
            <h2>{label}</h2>
            <ul>
              <LinkItems links={links} />
              {label === 'Le site' && (
                <li>
                  <button type="button" data-open-cookies>
                    Gérer mes cookies
                  </button>
                </li>
              )}
            </ul>
          </nav>
        ))}
      </div>
      <div className="colophon">
        <Logo src={assets.logo} />
        <div>
          <Publisher />
          <Reserve />
        </div>
        <p className="flex flex-wrap gap-x-4 lg:flex-col lg:items-end">
          <Link href={`mailto:${site.contact.email}`}>{site.contact.email}</Link>{' '}
          <Link href={buildTelephoneLink(site.contact.telephone)} className="num">
            {site.contact.telephone}
          </Link>
        </p>
      </div>
    </div>
  </footer>
);
