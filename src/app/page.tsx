import { HomeTemplate } from '#src/templates/home.tsx';
import { ownRoute } from '#src/templates/own-route.tsx';

const { metadata, show } = ownRoute('accueil', HomeTemplate);

export { metadata };
export default show;
