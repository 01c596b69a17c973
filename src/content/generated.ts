// Reads contentlayer's documents from files for `next build`. A bundle with them would cost time
// and memory on a large site, because each rendering process would compile and hold its own copy.
// Development bundles them, so that it notices changes.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type * as documents from '../../.contentlayer/generated/index.d.ts';

const read = (file: string) =>
  readFileSync(join(process.cwd(), '.contentlayer/generated', file), 'utf8');

/**
 * Reads the list from the index, because contentlayer does not delete the folders of removed types.
 */
const files = [...read('index.mjs').matchAll(/'\.\/(\w+\/_index\.json)'/g)].map(
  ([, file = '']) => file,
);

export const allDocuments: typeof documents.allDocuments = files.flatMap((file) =>
  JSON.parse(read(file)),
);
