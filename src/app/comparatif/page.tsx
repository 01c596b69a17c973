import { ComparisonTemplate } from '#src/templates/comparison.tsx';
import { pageRoute } from '#src/templates/route.tsx';

const { metadata, Page } = pageRoute('pages', 'comparatif', ComparisonTemplate);

export { metadata };
export default Page;
