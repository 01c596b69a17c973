import { writeFileSync } from 'node:fs';
import { prerenderToNodeStream } from 'react-dom/static';
import { find } from '#src/content/documents.ts';
import { ComparisonTemplate } from '#src/templates/comparison.tsx';
import { FaqTemplate } from '#src/templates/faq.tsx';
import { PricesTemplate } from '#src/templates/prices.tsx';

// Draws the three instruments from the content beside it, by the site's own templates.
const pages = {
  tarifs: <PricesTemplate document={find('pages', 'tarifs')} />,
  comparatif: <ComparisonTemplate document={find('pages', 'comparatif')} />,
  faq: <FaqTemplate document={find('pages', 'faq')} />,
};
for (const [name, page] of Object.entries(pages)) {
  const { prelude } = await prerenderToNodeStream(page);
  let html = '';
  for await (const chunk of prelude) html += chunk;
  writeFileSync(`${name}.html`, html);
}
