import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { run } from '../../scripts/lib/children.ts';
import { inRoot } from '../../scripts/lib/paths.ts';
import { copyProject } from '../../scripts/lib/project-copy.ts';

// The build of a production, stopped before it makes anything. Every sentence is in tests/unit/publisher.test.ts.

const folder = inRoot('.contentlayer/unpublished');
const identities = await readFile(inRoot('scripts/lib/indexable-site.yaml'), 'utf8');
beforeAll(() => copyProject(folder));
afterAll(() => rm(folder, { recursive: true, force: true }));

async function build(site: string) {
  await writeFile(join(folder, 'content/site.yaml'), site);
  let output = '';
  const env = {
    ...process.env,
    PWD: folder,
    SITE_ENV: 'production',
    SUPABASE_URL: 'https://projet.supabase.co',
    SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_production',
  };
  const code = await run(process.execPath, ['scripts/build.ts'], {
    cwd: folder,
    env,
    onOutput: (text) => {
      output += text;
    },
  });
  return { code, output };
}

test('a production build stops at a publisher who may not compare, and cites the law', async () => {
  const { code, output } = await build(identities.replace('statut: mandataire', 'statut: indicateur'));
  expect(code).toBe(1);
  expect(output).toMatch(/editeur\.statut : « indicateur » ne permet pas de publier ce site, car .*L511-1.*\.$/m);
});

test('a production build stops without status, ORIAS number and association of its publisher, a sentence each', async () => {
  const { code, output } = await build(identities.replace(/^ {2}(statut|association): .*\n| {2}orias: "00 000 001"\n/gm, ''));
  expect(code).toBe(1);
  expect(output).toMatch(/sans statut, .*L511-1.*\n.*sans numéro ORIAS, .*L512-1.*\n.*sans association .*L513-3/);
});
