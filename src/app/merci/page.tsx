import { ownRoute } from '#src/templates/route.tsx';
import { ThanksTemplate } from '#src/templates/thanks.tsx';

const { metadata, show } = ownRoute('merci', ThanksTemplate);

export { metadata };
export default show;
