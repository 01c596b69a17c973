import { CatalogueTemplate } from '#src/kinds/catalogue.tsx';

export const metadata = { title: 'Catalogue des composants' };
export default CatalogueTemplate;
