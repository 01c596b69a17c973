// layout/: what stands around the text of a page: header, footer, banner, bar.
import type { ReactNode } from 'react';
import { CookieBanner } from './cookie-banner.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { MobileBar } from './mobile-bar.tsx';

/** The frame around every page: it knows where one is. At the window's foot the banner stands above the phone's bar. */
export const Page = ({ route, children }: { route: string; children: ReactNode }) => (
  <>
    <a href="#contenu" className="skip-link">
      Aller au contenu
    </a>
    <Header route={route} />
    <main id="contenu" tabIndex={-1} data-page={route}>
      {children}
    </main>
    <Footer />
    <div className="dock">
      <CookieBanner />
      {route !== '/devis' && <MobileBar />}
    </div>
  </>
);
