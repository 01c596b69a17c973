// Reads contentlayer's documents from files during `next build`. If they were part of the bundle,
// each rendering process would compile them and need memory for its own copy. In development they
// are part of the bundle, because it then notices changes.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type * as documents from '../../.contentlayer/generated/index.d.ts';

const read = (file: string) =>
  readFileSync(join(process.cwd(), '.contentlayer/generated', file), 'utf8');

/**
 * Reads the list of files from contentlayer's index, because contentlayer does not delete the
 * folders of types that no longer exist.
 */
const files = [...read('index.mjs').matchAll(/'\.\/(\w+\/_index)\.(?:json|mjs)'/g)].map(
  ([, file = '']) => `${file}.json`,
);

export const allDocuments: typeof documents.allDocuments = files.flatMap((file) =>
  JSON.parse(read(file)),
);
