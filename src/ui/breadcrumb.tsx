import { getTrail } from '#src/content/documents.ts';
import type { Document } from '#src/content/kinds.ts';
import { LinkItems } from './link.tsx';

export const Breadcrumb = ({ of }: { of: Pick<Document, 'kind' | 'menu'> }) => (
  <nav className="pt-4 text-sm no-print" aria-label="Fil d’Ariane">
    <ol className="flex flex-wrap gap-x-2 [&>li+li]:before:mr-2 [&>li+li]:before:text-encre-douce [&>li+li]:before:content-['/']">
      <LinkItems links={getTrail(of)} className="inline-block min-h-6 text-inherit" />
      <li aria-current="page">{of.menu}</li>
    </ol>
  </nav>
);
