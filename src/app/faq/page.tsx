import { FaqTemplate } from '#src/templates/faq.tsx';
import { pageRoute } from '#src/templates/route.tsx';

const { metadata, Page } = pageRoute('pages', 'faq', FaqTemplate);

export { metadata };
export default Page;
