import { GuideTemplate } from '#src/templates/guide.tsx';
import { kindRoute } from '#src/templates/route.tsx';

const { params, metadata, Page } = kindRoute('guides', GuideTemplate);

export const dynamicParams = false;
export { metadata as generateMetadata, params as generateStaticParams };
export default Page;
