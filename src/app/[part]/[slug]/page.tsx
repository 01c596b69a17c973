import { sharedRoute } from '#src/templates/shared-route.tsx';

// Guides, guarantees, trades, types of company, insurers.
const { params, metadata, show } = sharedRoute('part', 'slug');

export const dynamicParams = false;
export { metadata as generateMetadata, params as generateStaticParams };
export default show;
