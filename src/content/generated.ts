// The documents as `next build` takes them: read as files. Bundled, as development needs them to
// see a change, those of a large site are compiled, minified and held several times over by each
// process that draws pages.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type * as documents from '../../.contentlayer/generated/index.d.ts';

const read = (file: string) =>
  readFileSync(join(process.cwd(), '.contentlayer/generated', file), 'utf8');

/** contentlayer leaves the folders of removed types on disk, so only the index is right. */
const files = [...read('index.mjs').matchAll(/'\.\/(\w+\/_index\.json)'/g)].map(
  ([, file = '']) => file,
);

export const allDocuments: typeof documents.allDocuments = files.flatMap((file) =>
  JSON.parse(read(file)),
);
