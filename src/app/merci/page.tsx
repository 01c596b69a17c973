import { pageRoute } from '#src/templates/route.tsx';
import { ThanksTemplate } from '#src/templates/thanks.tsx';

const { metadata, Page } = pageRoute('pages', 'merci', ThanksTemplate);

export { metadata };
export default Page;
