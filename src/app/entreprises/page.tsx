import { CompaniesTemplate } from '#src/templates/index-page.tsx';
import { pageRoute } from '#src/templates/route.tsx';

const { metadata, Page } = pageRoute('pages', 'entreprises', CompaniesTemplate);

export { metadata };
export default Page;
