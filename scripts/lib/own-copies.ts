import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Plugin } from 'esbuild';

const namespace = 'own-copies';
const copied = /^zod\/mini$|\/(frame\/storage|domain\/dates|repair)\.ts$/;
const copying = /\/src\/(domain|features\/questionnaire)\//;

/**
 * What the questionnaire has in common with the form it takes as copies. As files of their own the form would have more to
 * fetch, and all of it together would weigh a kilobyte more than its one file.
 */
export const ownCopies: Plugin = {
  name: namespace,
  setup(build) {
    build.onResolve({ filter: copied }, async ({ path, kind, importer, resolveDir, pluginData }) => {
      if (pluginData === namespace || !copying.test(importer)) return undefined;
      const found = await build.resolve(path, { kind, resolveDir, importer, pluginData: namespace });
      return { path: found.path, namespace, sideEffects: false };
    });
    build.onResolve({ filter: /^\./, namespace }, ({ path, importer }) => ({
      path: join(dirname(importer), path),
      namespace,
      sideEffects: false,
    }));
    build.onLoad({ filter: /./, namespace }, async ({ path }) => ({
      contents: await readFile(path, 'utf8'),
      loader: path.endsWith('.ts') ? 'ts' : 'js',
    }));
  },
};
