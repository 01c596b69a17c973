import { ownRoute } from '#src/templates/own-route.tsx';
import { ThanksTemplate } from '#src/templates/thanks.tsx';

const { metadata, show } = ownRoute('merci', ThanksTemplate);

export { metadata };
export default show;
