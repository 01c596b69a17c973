import { QuoteTemplate } from '#src/templates/quote.tsx';
import { pageRoute } from '#src/templates/route.tsx';

const { metadata, Page } = pageRoute('pages', 'devis', QuoteTemplate);

export { metadata };
export default Page;
