import { ComparisonTemplate } from '#src/templates/comparison.tsx';
import { ownRoute } from '#src/templates/route.tsx';

const { metadata, show } = ownRoute('comparatif', ComparisonTemplate);

export { metadata };
export default show;
