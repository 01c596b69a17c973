import { Link } from './link.tsx';

export type Crumb = { href: string; label: string };

/** Where one is, from the home page down. */
export const Breadcrumb = ({ trail, here }: { trail: Crumb[]; here: string }) => (
  <nav className="breadcrumb" data-twin="leave-out" aria-label="Fil d’Ariane">
    <ol>
      {[{ href: '/', label: 'Accueil' }, ...trail].map(({ href, label }) => (
        <li key={href}>
          <Link href={href}>{label}</Link>
        </li>
      ))}
      <li aria-current="page">{here}</li>
    </ol>
  </nav>
);
