// The folder layout/ contains the elements around the text of a page: header, footer, cookie
// banner, and the bar at the bottom of phone screens.
import type { ReactNode } from 'react';
import { environment } from '#src/config/environment.ts';
import { incidentGuide, isTool } from '#src/config/routes.ts';
import { allPages } from '#src/content/documents.ts';
import { getNotice } from '#src/content/identity.ts';
import { Link } from '#src/ui/link.tsx';
import { CookieBanner } from './cookie-banner.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { MobileBar } from './mobile-bar.tsx';

const Notice = ({ label, children }: { label: string; children: ReactNode }) => (
  <aside className="bg-papier-2 px-gouttiere py-2 text-center text-sm no-print" aria-label={label}>
    {children}
  </aside>
);

/** On a preview, shows a notice and a link to the file of this page on its branch. */
function Preview({ route }: { route: string }) {
  const { siteEnv, editor } = environment;
  if (siteEnv !== 'preview') return null;
  const page = allPages().find((each) => each.route === route);
  return (
    <Notice label="Aperçu">
      Aperçu d’une modification qui n’est pas encore en ligne.{' '}
      {editor && page && (
        <Link href={`${editor}/content/${page.kind}/${page.slug}.mdx`}>Modifier ce texte</Link>
      )}
    </Notice>
  );
}

/**
 * Shows the notices at the top of a page. The public site has none once the names of the publisher
 * and the broker are known.
 */
export const Notices = ({ route }: { route: string }) => (
  <>
    <Preview route={route} />
    {getNotice() && <Notice label="Avis">{getNotice()}</Notice>}
  </>
);

/**
 * Returns whether the page shows its notices below its text, because its text or form must be on
 * the first screen.
 */
const hasNoticesBelow = (route: string) =>
  [incidentGuide, '/devis'].includes(route) || isTool(route);

export const SkipLink = () => (
  <a
    href="#contenu"
    className="absolute -top-24 left-4 z-[calc(var(--z-dock)+1)] border-2 border-encre bg-papier px-4 py-3 no-print focus:top-2"
  >
    Aller au contenu
  </a>
);

/**
 * Renders the layout of every page and marks the current route in the navigation. At the bottom of
 * the screen, the cookie banner is above the mobile bar.
 */
export const Page = ({ route, children }: { route: string; children: ReactNode }) => (
  <>
    <SkipLink />
    <Header route={route} />
    {!hasNoticesBelow(route) && <Notices route={route} />}
    <main id="contenu" tabIndex={-1} data-page={route}>
      {children}
    </main>
    {hasNoticesBelow(route) && <Notices route={route} />}
    <Footer />
    <div className="fixed inset-x-0 bottom-0 z-(--z-dock)">
      <CookieBanner />
      {route !== '/devis' && <MobileBar route={route} />}
    </div>
  </>
);
