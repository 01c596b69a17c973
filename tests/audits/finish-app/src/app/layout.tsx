import './globals.css';
import type { ReactNode } from 'react';

const Layout = ({ children }: { children: ReactNode }) => (
  <html lang="fr">
    <body>{children}</body>
  </html>
);

export default Layout;
