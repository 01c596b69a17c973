import { ComparisonTemplate } from '#src/templates/comparison.tsx';
import { ownRoute } from '#src/templates/own-route.tsx';

const { metadata, show } = ownRoute('comparatif', ComparisonTemplate);

export { metadata };
export default show;
