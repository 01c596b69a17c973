import type { Metadata } from 'next';
import { NotFoundTemplate } from '#src/kinds/not-found/page.tsx';
import { createNotFoundMetadata } from '#src/seo/metadata.ts';
import Layout from './layout.tsx';

export { viewport } from './layout.tsx';
export const metadata: Metadata = createNotFoundMetadata(
  'Page introuvable',
  'Cette adresse ne mène à aucune page du site.',
);

/**
 * A document of its own: as a part of the layout it would stand, with all known addresses, in what
 * every page is drawn from.
 */
const NotFound = () => (
  <Layout>
    <NotFoundTemplate />
  </Layout>
);

export default NotFound;
