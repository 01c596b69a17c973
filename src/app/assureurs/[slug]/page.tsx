import { InsurerTemplate } from '#src/templates/insurer.tsx';
import { kindRoute } from '#src/templates/route.tsx';

const { params, metadata, Page } = kindRoute('assureurs', InsurerTemplate);

export const dynamicParams = false;
export { metadata as generateMetadata, params as generateStaticParams };
export default Page;
