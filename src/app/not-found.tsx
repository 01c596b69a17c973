import type { Metadata } from 'next';
import { Page } from '#src/components/layout/page.tsx';
import { Link } from '#src/components/ui/link.tsx';
import { knownRoutes } from '#src/content/redirects.ts';
import { pageMetadata } from '#src/seo/metadata.ts';

export const metadata: Metadata = pageMetadata({
  titreSeo: 'Page introuvable',
  description: 'Cette adresse ne mène à aucune page.',
  route: '/404',
});

const NotFound = () => (
  <Page route="/404">
    <not-found className="prose" data-routes={JSON.stringify(knownRoutes())}>
      <h1>Page introuvable</h1>
      <p>Cette adresse ne mène à aucune page du site.</p>
      <p lang="en">Oops! Page not found</p>
      <p>
        <Link href="/">Revenir à l’accueil</Link> (<span lang="en">Return to Home</span>)
      </p>
    </not-found>
  </Page>
);

export default NotFound;
