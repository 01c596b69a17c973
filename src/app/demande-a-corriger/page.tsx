import { AnswerTemplate } from '#src/templates/answer.tsx';
import { ownRoute } from '#src/templates/own-route.tsx';

const { metadata, show } = ownRoute('demande-a-corriger', AnswerTemplate);

export { metadata };
export default show;
