import { LinkItems } from './link.tsx';

export type Crumb = { href: string; label: string };

/** Where one is, from the home page down. */
export const Breadcrumb = ({ trail, here }: { trail: Crumb[]; here: string }) => (
  <nav className="breadcrumb pt-4 text-sm" data-twin="leave-out" aria-label="Fil d’Ariane">
    <ol className="flex flex-wrap gap-x-2">
      <LinkItems links={[{ href: '/', label: 'Accueil' }, ...trail]} className="inline-block min-h-6 text-inherit" />
      <li aria-current="page">{here}</li>
    </ol>
  </nav>
);
