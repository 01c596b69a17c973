import { ownRoute } from '#src/templates/own-route.tsx';
import { QuoteTemplate } from '#src/templates/quote.tsx';

const { metadata, show } = ownRoute('devis', QuoteTemplate);

export { metadata };
export default show;
