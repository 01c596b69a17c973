import { writeFileSync } from 'node:fs';
import { prerenderToNodeStream } from 'react-dom/static';
import { show } from '#src/templates/route.tsx';

// Draws the instruments from the content beside it, by the site's own template.
for (const name of ['tarifs', 'comparatif']) {
  const { prelude } = await prerenderToNodeStream(await show({ params: Promise.resolve({ path: [name] }) }));
  let html = '';
  for await (const chunk of prelude) html += chunk;
  writeFileSync(`${name}.html`, html);
}
