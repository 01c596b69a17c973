import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { collect } from './children.ts';
import { bin, inRoot } from './paths.ts';
import { copyProject } from './project-copy.ts';

const env = {
  SITE_ENV: 'production',
  SUPABASE_URL: 'https://projet.supabase.co',
  SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_production',
};

/**
 * The site as it will be deployed, its identities made up for the tests: what search engines may
 * list. Never deployed.
 */
export async function buildIndexable(progress: (text: string) => void = () => undefined) {
  const folder = inRoot('.contentlayer/indexable');
  await copyProject(folder);
  await cp(inRoot('scripts/lib/indexable-site.yaml'), join(folder, 'content/site.yaml'));
  await collect([bin('node'), 'scripts/build.ts'], progress, { cwd: folder, env });
  return { out: join(folder, 'out'), remove: () => rm(folder, { recursive: true, force: true }) };
}
