import { writeFileSync } from 'node:fs';
import { prerenderToNodeStream } from 'react-dom/static';
import { find } from '#src/content/documents.ts';
import { StructuredData } from '#src/seo/structured-data.tsx';
import { ComparisonTemplate } from '#src/templates/comparison.tsx';
import { FaqTemplate } from '#src/templates/faq.tsx';
import { PricesTemplate } from '#src/templates/prices.tsx';

// Draws the three instruments from the content beside it, by the site's own templates, with what machines read.
const pages = {
  tarifs: PricesTemplate,
  comparatif: ComparisonTemplate,
  faq: FaqTemplate,
};
for (const [name, Template] of Object.entries(pages)) {
  const document = find('pages', name);
  const { prelude } = await prerenderToNodeStream(
    <>
      <StructuredData document={document} />
      <Template document={document} />
    </>,
  );
  let html = '';
  for await (const chunk of prelude) html += chunk;
  writeFileSync(`${name}.html`, html);
}
