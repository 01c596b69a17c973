import { FaqTemplate } from '#src/templates/faq.tsx';
import { ownRoute } from '#src/templates/route.tsx';

const { metadata, show } = ownRoute('faq', FaqTemplate);

export { metadata };
export default show;
