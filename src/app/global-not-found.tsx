import type { Metadata } from 'next';
import { NotFoundTemplate } from '#src/kinds/not-found/page.tsx';
import { createNotFoundMetadata } from '#src/seo/metadata.ts';
import Layout from './layout.tsx';
import { preloadFonts } from './preload-fonts.ts';

export { viewport } from './layout.tsx';
export const metadata: Metadata = createNotFoundMetadata(
  'Page introuvable',
  'Cette adresse ne mène à aucune page du site.',
);

/**
 * Renders the page for unknown addresses as a separate HTML document. Inside the root layout, its
 * template and the list of all known addresses would be part of every page.
 */
function NotFound() {
  preloadFonts();
  return (
    <Layout>
      <NotFoundTemplate />
    </Layout>
  );
}

export default NotFound;
