import { metadata, params, show } from '#src/templates/route.tsx';

export const dynamicParams = false;
export { metadata as generateMetadata, params as generateStaticParams };
export default show;
