import { builtinModules } from 'node:module';
import { join } from 'node:path';
import { build } from 'esbuild';
import { inRoot } from '../lib/paths.ts';
import { write } from '../lib/write.ts';

const name = 'send-devis-email';

/**
 * Bundles the function and its packages in the versions of package-lock.json, because Supabase
 * would install the newest versions of indirect dependencies. Writes the bundle into a folder that
 * Supabase's command line accepts as a project.
 */
export async function bundleFunction(into: string): Promise<string> {
  const configuration = [
    'project_id = "cyber-clair"',
    `[functions.${name}]`,
    `entrypoint = "./functions/${name}/index.js"`,
  ];
  await write(join(into, 'supabase/config.toml'), configuration.join('\n'));
  const outfile = join(into, 'supabase/functions', name, 'index.js');
  await build({
    entryPoints: [inRoot('supabase/functions', name, 'index.ts')],
    absWorkingDir: inRoot(),
    bundle: true,
    outfile,
    format: 'esm',
    platform: 'node',
    conditions: ['deno', 'node'],
    target: 'es2022',
    // Adds the prefix `node:` to imports of Node's modules, because Deno requires it in a bundled
    // file.
    alias: Object.fromEntries(
      builtinModules.map((each) => [each, `node:${each.replace('node:', '')}`]),
    ),
    logLevel: 'error',
  });
  return outfile;
}
