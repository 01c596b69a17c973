import { writeFileSync } from 'node:fs';
import { prerenderToNodeStream } from 'react-dom/static';
import { find } from '#src/content/documents.ts';
import { ComparisonTemplate } from '#src/templates/comparison.tsx';
import { PricesTemplate } from '#src/templates/prices.tsx';

// Draws the instruments from the content beside it, by the site's own templates.
const pages = {
  tarifs: PricesTemplate,
  comparatif: ComparisonTemplate,
};
for (const [name, Template] of Object.entries(pages)) {
  const document = find('pages', name);
  const { prelude } = await prerenderToNodeStream(<Template document={document} />);
  let html = '';
  for await (const chunk of prelude) html += chunk;
  writeFileSync(`${name}.html`, html);
}
