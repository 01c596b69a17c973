import { SectorsTemplate } from '#src/templates/index-page.tsx';
import { pageRoute } from '#src/templates/route.tsx';

const { metadata, Page } = pageRoute('pages', 'secteurs', SectorsTemplate);

export { metadata };
export default Page;
