import { QuoteTemplate } from '#src/templates/quote.tsx';
import { ownRoute } from '#src/templates/route.tsx';

const { metadata, show } = ownRoute('devis', QuoteTemplate);

export { metadata };
export default show;
