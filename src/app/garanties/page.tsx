import { GuaranteesTemplate } from '#src/templates/index-page.tsx';
import { pageRoute } from '#src/templates/route.tsx';

const { metadata, Page } = pageRoute('pages', 'garanties', GuaranteesTemplate);

export { metadata };
export default Page;
