import { ReadingTemplate } from '#src/templates/reading.tsx';
import { kindRoute } from '#src/templates/route.tsx';

const { params, metadata, Page } = kindRoute('garanties', ReadingTemplate);

export const dynamicParams = false;
export { metadata as generateMetadata, params as generateStaticParams };
export default Page;
