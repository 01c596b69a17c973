import './globals.css';
import type { Viewport } from 'next';
import type { ReactNode } from 'react';
import { site } from '#src/content/site.ts';
import { themeColour } from '#src/seo/manifest.ts';

export const viewport: Viewport = { width: 'device-width', initialScale: 1, themeColor: themeColour };

const Layout = ({ children }: { children: ReactNode }) => (
  <html lang={site.langue}>
    <body>
      {children}
      {process.env.NODE_ENV === 'development' && <script type="module" src="/frame.dev.js" async />}
    </body>
  </html>
);

export default Layout;
