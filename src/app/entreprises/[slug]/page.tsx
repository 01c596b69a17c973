import { CompanyTemplate } from '#src/templates/company.tsx';
import { kindRoute } from '#src/templates/route.tsx';

const { params, metadata, Page } = kindRoute('entreprises', CompanyTemplate);

export const dynamicParams = false;
export { metadata as generateMetadata, params as generateStaticParams };
export default Page;
