import { readFile, rm, writeFile } from 'node:fs/promises';
import { jsonSchemas } from '#src/content/docs/json-schema.ts';
import { renewReadme } from '#src/content/docs/readme.ts';
import { main } from './lib/failure.ts';
import { inRoot } from './lib/paths.ts';
import { write } from './lib/write.ts';

// npm run content:docs: writes the files that are generated from the schemas of the content: JSON
// Schemas for editors, parts of the writers' guide.
await main(async () => {
  const readme = inRoot('content/README.md');
  await writeFile(readme, renewReadme(await readFile(readme, 'utf8')));
  const folder = inRoot('content/.schemas');
  await rm(folder, { recursive: true, force: true });
  const schemas = Object.entries(jsonSchemas());
  for (const [name, schema] of schemas) {
    const file = `${folder}/${name}`;
    await write(file, `${JSON.stringify(schema, null, 2)}\n`);
  }
  process.stdout.write(`content/README.md et ${schemas.length} schémas sont à jour.\n`);
});
