import { writeFileSync } from 'node:fs';
import { prerenderToNodeStream } from 'react-dom/static';
import { ComparisonTemplate } from '#src/templates/comparison.tsx';
import { FaqTemplate } from '#src/templates/faq.tsx';
import { PricesTemplate } from '#src/templates/prices.tsx';
import { pageRoute } from '#src/templates/route.tsx';

// Draws the three instruments from the content beside it, by the site's own routes.
const pages = {
  tarifs: pageRoute('pages', 'tarifs', PricesTemplate).Page(),
  comparatif: pageRoute('pages', 'comparatif', ComparisonTemplate).Page(),
  faq: pageRoute('pages', 'faq', FaqTemplate).Page(),
};
for (const [name, page] of Object.entries(pages)) {
  const { prelude } = await prerenderToNodeStream(page);
  let html = '';
  for await (const chunk of prelude) html += chunk;
  writeFileSync(`${name}.html`, html);
}
