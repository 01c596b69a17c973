import { FaqTemplate } from '#src/templates/faq.tsx';
import { ownRoute } from '#src/templates/own-route.tsx';

const { metadata, show } = ownRoute('faq', FaqTemplate);

export { metadata };
export default show;
