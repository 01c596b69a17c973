import { AnswerTemplate } from '#src/templates/answer.tsx';
import { ownRoute } from '#src/templates/own-route.tsx';

const { metadata, show } = ownRoute('demande-incertaine', AnswerTemplate);

export { metadata };
export default show;
