import { environment } from '#src/config/environment.ts';
import { allPages } from '#src/content/documents.ts';
import { Link } from '../ui/link.tsx';

/** Of a preview alone: that it is one, and the way to the file of this page, on the branch that is looked at. */
export function Preview({ route }: { route: string }) {
  const { siteEnv, editor } = environment;
  if (siteEnv !== 'preview') return null;
  const page = allPages().find((each) => each.route === route);
  return (
    <aside className="bg-papier-2 px-gouttiere py-2 text-center text-sm no-print" aria-label="Aperçu">
      Aperçu d’une modification qui n’est pas encore en ligne.{' '}
      {editor && page && <Link href={`${editor}/content/${page.kind}/${page.slug}.mdx`}>Modifier ce texte</Link>}
    </aside>
  );
}
