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
 * Renders a separate HTML document. As part of the layout, this template and all known addresses
 * would be in the render of every page.
 */
const NotFound = () => (
  <Layout>
    <NotFoundTemplate />
  </Layout>
);

export default NotFound;
