import { InsurersTemplate } from '#src/templates/index-page.tsx';
import { pageRoute } from '#src/templates/route.tsx';

const { metadata, Page } = pageRoute('pages', 'assureurs', InsurersTemplate);

export { metadata };
export default Page;
