import { builtinModules } from 'node:module';
import { join } from 'node:path';
import { build } from 'esbuild';
import { inRoot } from '../lib/paths.ts';
import { write } from '../lib/write.ts';

const name = 'send-devis-email';
const configuration = `project_id = "cyber-clair"

[functions.${name}]
verify_jwt = false
entrypoint = "./functions/${name}/index.js"
`;

/** Deno requires the prefix `node:` in a bundled file. */
const fullNames = Object.fromEntries(
  builtinModules.filter((each) => !each.includes(':')).map((each) => [each, `node:${each}`]),
);

/**
 * Bundles the function with the package versions of package-lock.json, because the platform would
 * resolve indirect dependencies to their newest versions. Writes into a folder that Supabase's
 * command line accepts as a project.
 */
export async function bundleFunction(into: string, project = inRoot()): Promise<string> {
  const folder = join(into, 'supabase', 'functions', name);
  await write(join(into, 'supabase', 'config.toml'), configuration);
  const outfile = join(folder, 'index.js');
  await build({
    entryPoints: [join(project, 'supabase', 'functions', name, 'index.ts')],
    absWorkingDir: project,
    bundle: true,
    outfile,
    format: 'esm',
    platform: 'node',
    conditions: ['deno', 'node'],
    target: 'es2022',
    alias: fullNames,
    logLevel: 'error',
  });
  return outfile;
}
