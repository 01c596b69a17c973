import { readFile, rm, writeFile } from 'node:fs/promises';
import { getBuildDate } from '#src/config/build-date.ts';
import { readContext } from '#src/content/check/index.ts';
import { jsonSchemas } from '#src/content/docs/json-schema.ts';
import { renewReadme } from '#src/content/docs/readme.ts';
import { answersFile, answersText } from '#src/content/mail-prices.ts';
import { Failure, main } from './lib/failure.ts';
import { inRoot } from './lib/paths.ts';
import { write } from './lib/write.ts';

// npm run content:docs: writes the files that are generated from the content and its schemas: JSON
// Schemas for editors, parts of the writers' guide, the prices in the broker's mail.
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
  const { context } = readContext(inRoot('content'), getBuildDate());
  if (!context) throw new Failure('content/ a des fautes : npm run content:check les montre.');
  await writeFile(inRoot(answersFile), answersText(context));
  process.stdout.write(`content/README.md et ${schemas.length} schémas sont à jour.\n`);
});
