// The folder app/ contains the routes. A route loads a document and passes it to its template. This
// file is the root layout of every page.
import './globals.css';
import type { Viewport } from 'next';
import type { ReactNode } from 'react';
import { themeColour } from '#src/seo/addresses.ts';

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  themeColor: themeColour,
};

const Layout = ({ children }: { children: ReactNode }) => (
  <html lang="fr">
    <body>
      {children}
      {process.env.NODE_ENV === 'development' && <script type="module" src="/frame.dev.js" async />}
    </body>
  </html>
);

export default Layout;
