import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { run } from './children.ts';
import { Failure } from './failure.ts';
import { bin, inRoot } from './paths.ts';
import { copyProject } from './project-copy.ts';

const environment = {
  SITE_ENV: 'production',
  SUPABASE_URL: 'https://projet.supabase.co',
  SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_production',
};

/** The site as it will be deployed, its identities made up for the tests: what search engines may list. Never deployed. */
export async function buildIndexable(): Promise<{ out: string; remove: () => Promise<void> }> {
  const folder = inRoot('.contentlayer/indexable');
  await copyProject(folder);
  await cp(inRoot('tests/production/site.yaml'), join(folder, 'content/site.yaml'));
  let said = '';
  const onOutput = (text: string) => {
    said += text;
  };
  const code = await run(bin('node'), ['scripts/build.ts'], {
    cwd: folder,
    env: { ...process.env, ...environment, PWD: folder },
    onOutput,
  });
  if (code !== 0) throw new Failure(`La construction pour la production a échoué :\n${said}`);
  return { out: join(folder, 'out'), remove: () => rm(folder, { recursive: true, force: true }) };
}
