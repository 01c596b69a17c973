import { CatalogueTemplate } from '#src/templates/catalogue.tsx';

export const metadata = { title: 'Catalogue des composants' };
export default CatalogueTemplate;
