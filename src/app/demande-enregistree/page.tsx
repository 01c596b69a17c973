import { AnswerTemplate } from '#src/templates/answer.tsx';
import { ownRoute } from '#src/templates/own-route.tsx';

const { metadata, show } = ownRoute('demande-enregistree', AnswerTemplate);

export { metadata };
export default show;
