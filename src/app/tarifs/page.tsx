import { PricesTemplate } from '#src/templates/prices.tsx';
import { ownRoute } from '#src/templates/route.tsx';

const { metadata, show } = ownRoute('tarifs', PricesTemplate);

export { metadata };
export default show;
