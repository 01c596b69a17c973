import { sharedRoute } from '#src/templates/shared-route.tsx';

// Pages to read, texts that bind, the index of each kind.
const { params, metadata, show } = sharedRoute('part');

export const dynamicParams = false;
export { metadata as generateMetadata, params as generateStaticParams };
export default show;
