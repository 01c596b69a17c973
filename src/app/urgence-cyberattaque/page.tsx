import { EmergencyTemplate } from '#src/templates/emergency.tsx';
import { ownRoute } from '#src/templates/own-route.tsx';

const { metadata, show } = ownRoute('urgence-cyberattaque', EmergencyTemplate);

export { metadata };
export default show;
