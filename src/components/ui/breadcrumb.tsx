import { Link } from './link.tsx';

export type Crumb = { href: string; label: string };

/** Where one is, from the home page down. */
export const Breadcrumb = ({ trail, here }: { trail: Crumb[]; here: string }) => (
  <nav className="breadcrumb pt-4 text-sm" data-twin="leave-out" aria-label="Fil d’Ariane">
    <ol className="flex flex-wrap gap-x-2">
      {[{ href: '/', label: 'Accueil' }, ...trail].map(({ href, label }) => (
        <li key={href}>
          <Link href={href} className="inline-block min-h-6 text-inherit">
            {label}
          </Link>
        </li>
      ))}
      <li aria-current="page">{here}</li>
    </ol>
  </nav>
);
