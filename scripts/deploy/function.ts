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

/**
 * Deno knows Node's own modules by their full name alone, where it is not itself who fetches a
 * package.
 */
const fullNames = Object.fromEntries(
  builtinModules.filter((each) => !each.includes(':')).map((each) => [each, `node:${each}`]),
);

/**
 * The function as one file, made of the packages that package-lock.json names and npm has verified:
 * the platform would resolve those of a package anew, to what is the newest that day. Written into
 * a folder that Supabase's command line takes for a project.
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
