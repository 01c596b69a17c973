import { Wording } from '#src/blocks/rich-text.tsx';
import { assets } from '#src/config/assets.ts';
import { getSite } from '#src/content/identity.ts';
import { listFooterLists } from '#src/content/navigation.ts';
import { isBlank } from '#src/content/placeholders.ts';
import { getFigureText } from '#src/content/tables.ts';
import { buildTelephoneLink } from '#src/lib/telephone.ts';
import { applyTypography } from '#src/lib/typography.ts';
import { Link, LinkItems } from '#src/ui/link.tsx';
import { Logo } from './logo.tsx';

/**
 * Names the publisher, its address and the source of its income. Article R521-4 of the insurance
 * code requires the address.
 */
export function Publisher() {
  const { publication, marque, editeur } = getSite();
  const seat = isBlank(editeur.siege) ? [] : [applyTypography(editeur.siege)];
  return (
    <p className="max-w-none">
      {[publication, ...seat].join(', ')}. Lire {marque} est gratuit.{' '}
      <Wording id="courtier-remunere" />
    </p>
  );
}

/**
 * States that the information is not binding, and that a firm that files no complaint after an
 * attack loses its right to compensation.
 */
export const Reserve = () => (
  <p className="mt-2 max-w-none">
    {getSite().marque} <Wording id="lie" />. Les informations sont indicatives et peuvent changer
    {'\u00A0'}: seul le contrat signé engage. Après une attaque, vos propres pertes ne sont
    indemnisées que si vous portez plainte dans les {getFigureText('delais', 'plainte')}.{' '}
    <span data-undated>Un document « vu en » telle année n’est pas daté.</span>
  </p>
);

const linkClass = 'inline-block py-3 text-left text-encre lg:py-2 pointer-coarse:py-3';

export const Footer = () => (
  <footer className="border-t-2 pt-6 pb-24 text-base leading-serre md:pb-10 lg:pt-10 print:py-4">
    <div className="frame">
      <p className="no-print mb-4 max-w-none font-bold">
        {getSite().mesureAudience
          ? 'Ce site ne pose aucun traceur sans votre accord.'
          : 'Ce site ne pose aucun traceur.'}
      </p>
      <div className="grid no-print grid-cols-[repeat(auto-fill,minmax(min(8rem,100%),1fr))] gap-x-4 gap-y-3 md:grid-cols-[repeat(auto-fill,minmax(10rem,1fr))] md:gap-x-6">
        {listFooterLists().map(({ label, links }) => (
          <nav key={label} aria-label={label}>
            <h2 className="type-label mb-1">{label}</h2>
            <ul>
              <LinkItems links={links} className={linkClass} />
              {label === 'Le site' && (
                <li>
                  <button
                    type="button"
                    className={`${linkClass} cursor-pointer underline underline-offset-[0.18em] hover:decoration-2`}
                    data-open-cookies
                  >
                    Mon choix sur la mesure d’audience
                  </button>
                </li>
              )}
            </ul>
          </nav>
        ))}
      </div>
      <div
        className="mt-4 grid gap-3 border-t border-filet pt-4 text-sm lg:grid-12 print:m-0 print:border-0 print:p-0"
        data-publisher
      >
        <div className="no-print lg:col-[1/3]">
          <Logo src={assets.logo} />
        </div>
        <div className="lg:col-[3/10]">
          <Publisher />
          <Reserve />
        </div>
        <p className="flex flex-wrap gap-x-6 lg:col-[10/13] lg:flex-col lg:items-end lg:text-base">
          <Link href={`mailto:${getSite().contact.email}`} className={linkClass}>
            {getSite().contact.email.replace('@', '@\u200B')}
          </Link>{' '}
          <Link
            href={buildTelephoneLink(getSite().contact.telephone)}
            className={`num ${linkClass}`}
          >
            {getSite().contact.telephone}
          </Link>
        </p>
      </div>
    </div>
  </footer>
);
