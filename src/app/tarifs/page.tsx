import { ownRoute } from '#src/templates/own-route.tsx';
import { PricesTemplate } from '#src/templates/prices.tsx';

const { metadata, show } = ownRoute('tarifs', PricesTemplate);

export { metadata };
export default show;
