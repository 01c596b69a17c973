import { ReadingTemplate } from '#src/templates/reading.tsx';
import { kindRoute } from '#src/templates/route.tsx';

const { params, metadata, Page } = kindRoute('assureurs', ReadingTemplate);

export const dynamicParams = false;
export { params as generateStaticParams, metadata as generateMetadata };
export default Page;
