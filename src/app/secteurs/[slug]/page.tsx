import { kindRoute } from '#src/templates/route.tsx';
import { SectorTemplate } from '#src/templates/sector.tsx';

const { params, metadata, Page } = kindRoute('secteurs', SectorTemplate);

export const dynamicParams = false;
export { metadata as generateMetadata, params as generateStaticParams };
export default Page;
