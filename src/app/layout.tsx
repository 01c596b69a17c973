// The folder app/ contains the routes. A route loads a document and passes it to its template. This
// file is the root layout of every page.
import './globals.css';
import type { Viewport } from 'next';
import type { ReactNode } from 'react';
import { preload } from 'react-dom';
import { getSite } from '#src/content/identity.ts';
import { themeColour } from '#src/seo/addresses.ts';

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  themeColor: themeColour,
};

const fonts = [
  new URL('./fonts/texte.woff2', import.meta.url),
  new URL('./fonts/titre.woff2', import.meta.url),
];

function Layout({ children }: { children: ReactNode }) {
  for (const { href } of fonts)
    preload(href, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  return (
    <html lang={getSite().langue}>
      <body>
        {children}
        {process.env.NODE_ENV === 'development' && (
          <script type="module" src="/frame.dev.js" async />
        )}
      </body>
    </html>
  );
}

export default Layout;
