// The documents as `next build` takes them: read as files. Bundled, as development needs them to see a change, those of a large
// site are compiled, minified and held several times over by each process that draws pages.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type * as documents from '../../.contentlayer/generated/index.d.ts';

const folder = join(process.cwd(), '.contentlayer/generated');

export const allDocuments: typeof documents.allDocuments = globSync('*/_index.json', { cwd: folder })
  .sort()
  .flatMap((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')));
