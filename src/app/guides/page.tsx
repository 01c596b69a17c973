import { GuidesTemplate } from '#src/templates/index-page.tsx';
import { pageRoute } from '#src/templates/route.tsx';

const { metadata, Page } = pageRoute('pages', 'guides', GuidesTemplate);

export { metadata };
export default Page;
