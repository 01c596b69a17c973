import { metadata, params, show, viewport } from '#src/kinds/route.tsx';

export const dynamicParams = false;
export {
  metadata as generateMetadata,
  params as generateStaticParams,
  viewport as generateViewport,
};
export default show;
