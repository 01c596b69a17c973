import { HomeTemplate } from '#src/templates/quote.tsx';
import { pageRoute } from '#src/templates/route.tsx';

const { metadata, Page } = pageRoute('pages', 'accueil', HomeTemplate);

export { metadata };
export default Page;
