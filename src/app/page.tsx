import { HomeTemplate } from '#src/templates/home.tsx';
import { pageRoute } from '#src/templates/route.tsx';

const { metadata, Page } = pageRoute('pages', 'accueil', HomeTemplate);

export { metadata };
export default Page;
