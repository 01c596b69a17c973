import { PricesTemplate } from '#src/templates/prices.tsx';
import { pageRoute } from '#src/templates/route.tsx';

const { metadata, Page } = pageRoute('pages', 'tarifs', PricesTemplate);

export { metadata };
export default Page;
