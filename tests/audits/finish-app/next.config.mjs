import { fileURLToPath } from 'node:url';

// A site as small as can be, with one page for each thing that finishing an export must get right.
export default {
  output: 'export',
  typescript: { ignoreBuildErrors: true },
  turbopack: { root: fileURLToPath(new URL('../../..', import.meta.url)) },
};
