import { GuaranteeTemplate } from '#src/templates/guarantee.tsx';
import { kindRoute } from '#src/templates/route.tsx';

const { params, metadata, Page } = kindRoute('garanties', GuaranteeTemplate);

export const dynamicParams = false;
export { metadata as generateMetadata, params as generateStaticParams };
export default Page;
