// production/: the site deployed from its own copy, with identities made up for it, into a world
// that is none.
import { globSync, readFileSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { notIndexed } from '#src/config/routes.ts';
import { routes } from '#src/content/inventory.ts';
import { inRoot } from '../../scripts/lib/paths.ts';
import { devPorts, ports } from '../../scripts/lib/ports.ts';
import { prepareDeployment } from './deployment.ts';

let out = '';
let deployment: Awaited<ReturnType<typeof prepareDeployment>>;
type Run = Awaited<ReturnType<typeof deployment.deploy>>;
let untested: Run;
let published: Run;
beforeAll(async () => {
  deployment = await prepareDeployment();
  out = deployment.out;
  const { before, commit, put, judge, deploy } = deployment;
  await put('_frame/frame-OLD.js', 'an open page may still ask for this');
  await put(
    'release.json',
    JSON.stringify({ commit: before, files: ['_frame/frame-OLD.js'], former: {} }),
  );
  await put(
    'versions.json',
    JSON.stringify([
      { id: 'version-of-before', annotations: { 'workers/tag': before.slice(0, 12) } },
    ]),
  );
  judge(before, 'success'); // other files than those that are here now
  judge(commit, 'success', 'another-app');
  untested = await deploy();
  judge(commit, 'success');
  published = await deploy();
  return deployment.remove;
}, 600_000);

const read = (file: string) => readFileSync(join(out, file), 'utf8');
const fileOf = (route: string) => (route === '/' ? 'index.html' : `${route.slice(1)}.html`);
const robots = (file: string) =>
  [...read(file).matchAll(/<meta name="robots" content="([^"]*)"/g)].map(([, rule]) => rule);

test('search engines may list every page but the form’s answers and what is not there', () => {
  for (const route of routes) {
    expect(robots(fileOf(route)), route).toEqual([
      notIndexed.includes(route) ? 'noindex, nofollow' : 'index, follow',
    ]);
  }
  expect(robots('404.html')).toEqual(['noindex']);
});

test('the deployed address and the real backend stand everywhere, nothing of this machine anywhere', () => {
  expect(read('_headers')).toContain(`connect-src 'self' ${deployment.backend};`);
  expect(read('sitemap.xml')).toContain('<loc>https://www.cyber-clair.test/tarifs</loc>');
  const files = globSync('**/*.{html,js,css,md,xml,txt,json,webmanifest}', { cwd: out });
  expect(files.length).toBeGreaterThan(100);
  const here = new RegExp(
    `localhost:(${[...Object.values(ports), ...Object.values(devPorts)].join('|')})|(?://|@)[\\w.-]+\\.example\\b|sb_publishable_local`,
  );
  for (const file of [...files, '_headers', '_redirects'])
    expect(read(file), file).not.toMatch(here);
  expect(files.filter((file) => file.includes('.dev.'))).toEqual([]);
});

test('no identity is left blank on any page', () => {
  for (const file of globSync('**/*.html', { cwd: out })) {
    expect(read(file), file).not.toMatch(/à compléter|Site en préparation|01 99 00/);
  }
  expect(read('mentions-legales.html')).toContain('Camille Essai');
});

test('it was published step by step, and proved itself', async () => {
  const { before, commit, canaries, pages, online } = deployment;
  expect(published.output).not.toContain('Arrêt');
  expect(published.code).toBe(0);
  expect(published.commands.map((typed) => typed.split(' ').slice(0, 3).join(' '))).toEqual([
    'supabase db push',
    'supabase secrets set',
    'supabase functions deploy',
    'supabase seed buckets',
    'wrangler deploy --config',
  ]);
  // Nothing waits for a yes that nobody can give.
  for (const typed of published.commands.slice(0, -1)) expect(typed).toMatch(/ --yes$/);
  expect(published.commands.at(-1)).toContain(' --domain www.cyber-clair.test ');
  expect(await online()).toMatchObject({ commit, before });
  // No migration is pending, and yet the scheduler calls with the secret of this deployment.
  expect(deployment.vault()).toEqual([
    `${deployment.backend}/functions/v1/send-devis-email`,
    deployment.secret,
  ]);
  // As Supabase's own command line reads the file and sends the function.
  expect(deployment.settings()).toMatchObject({
    SMTP_PASSWORD: deployment.password,
    OUTBOX_SECRET: deployment.secret,
  });
  expect(deployment.functionSent()).toMatch(/"verify_jwt":false/);
  expect(deployment.functionSent().includes('Deno.serve(wire(')).toBe(true);
  expect(canaries).toEqual([deployment.secret]);
  expect(pages).toEqual([['sb_publishable_production', 'https://www.cyber-clair.test']]);
  expect(read('_frame/frame-OLD.js')).toBe('an open page may still ask for this');
});

test('what is not tested, or in no commit, is not published', async () => {
  const { folder, commit, deploy } = deployment;
  expect(untested.output).toContain(
    `« npm test » n’a pas réussi ici sur le commit ${commit.slice(0, 12)} (sur GitHub : inconnu)`,
  );
  await writeFile(`${folder}/src/extra.ts`, '');
  const unclean = await deploy();
  expect(unclean.output).toContain('Des fichiers ne sont dans aucun commit');
  await rm(`${folder}/src/extra.ts`);
  for (const { code, commands } of [untested, unclean]) expect([code, commands]).toEqual([1, []]);
  const rehearsed = await deploy(['--dry-run']);
  expect([rehearsed.code, rehearsed.commands]).toEqual([0, []]);
  expect(rehearsed.output.match(/pas essayé, pas de réseau/g)).toHaveLength(8);
  expect(rehearsed.output, 'in this order').toMatch(
    /GET .*release\.json.*SITE_ENV=production.*supabase db.*alter role.*supabase secrets.*supabase functions.*quote\.schedule.*wrangler deploy.*GET .*release\.json.*\/etat.*\/canari/s,
  );
  for (const hidden of [deployment.secret, deployment.password])
    expect(rehearsed.output).not.toContain(hidden);
}, 300_000);

test('one command goes back to the release before, and says so if requests do not arrive from there either', async () => {
  const { before, canaries, online, answerCanariesWith, deploy } = deployment;
  const rehearsed = await deploy(['--rollback', '--dry-run']);
  expect([rehearsed.code, rehearsed.commands]).toEqual([0, []]);
  answerCanariesWith(502);
  const back = await deploy(['--rollback']);
  expect(await online()).toMatchObject({ commit: before });
  expect(back.commands).toEqual([
    expect.stringMatching(/^wrangler versions list/),
    expect.stringMatching(/^wrangler rollback version-of-before .*--yes$/),
    expect.stringMatching(/^npm ci /),
    expect.stringMatching(/^supabase functions deploy send-devis-email .*--yes$/),
  ]);
  expect(canaries).toHaveLength(2);
  expect(back.code).toBe(1);
  expect(back.output).toContain('La demande d’essai (le canari) n’est pas passée : 502');

  const further = await deploy(['--rollback']);
  expect([further.code, further.commands]).toEqual([1, []]);
  expect(further.output).toContain('n’en nomme aucune avant elle');
}, 300_000);

test('what writers changed goes out by itself, the function with it where it cites the tables; nothing else may have changed', async () => {
  const { change, judge, deploy } = deployment;
  const text = await change('content/guides/prevention.mdx');
  const untried = await deploy(['--content', '--dry-run']);
  expect([untried.code, untried.commands]).toEqual([1, []]);
  expect(untried.output).toContain(
    `« npm test -- --content » n’a pas réussi ici sur le commit ${text.slice(0, 12)}`,
  );
  judge(text, 'success');
  const correction = await deploy(['--content', '--dry-run']);
  expect(correction.code).toBe(0);
  expect(correction.output).toContain('wrangler deploy');
  expect(correction.output).not.toMatch(/^ *supabase /m);

  judge(await change('supabase/functions/send-devis-email/tables.json'), 'success');
  const cited = await deploy(['--content', '--dry-run']);
  expect(cited.code).toBe(0);
  expect(cited.output).toMatch(/supabase functions deploy.*wrangler deploy.*canari/s);
  expect(cited.output).not.toMatch(/supabase (db|secrets|seed)/);
  expect((await deploy(['--scope'])).output).toBe('content=true\n');

  judge(await change('src/app/layout.tsx'), 'success');
  const beyond = await deploy(['--content', '--dry-run']);
  expect([beyond.code, beyond.commands]).toEqual([1, []]);
  expect(beyond.output).toContain('autre chose que content/ a changé, dont src/app/layout.tsx');
  expect((await deploy(['--scope'])).output).toBe('content=false\n');
}, 300_000);

test('what is older than the version online takes nothing back', async () => {
  const { laterCommit, online, put, deploy } = deployment;
  const later = laterCommit();
  await put('release.json', JSON.stringify({ ...(await online()), commit: later }));
  for (const args of [[], ['--content']]) {
    const older = await deploy(args);
    expect([older.code, older.commands]).toEqual([1, []]);
    expect(older.output).toContain(
      `La version en ligne, ${later.slice(0, 12)}, vient après ce commit`,
    );
  }
}, 300_000);

// Every sentence is in tests/unit/publisher.test.ts.
test('the build stops before it makes anything at a publisher who may not compare, and cites the law', async () => {
  const identities = readFileSync(inRoot('scripts/lib/indexable-site.yaml'), 'utf8');
  const { code, output } = await deployment.build(
    identities.replace('statut: mandataire', 'statut: indicateur'),
  );
  expect(code).toBe(1);
  expect(output).toMatch(
    /editeur\.statut : « indicateur » ne permet pas de publier ce site, car .*L511-1.*\.$/m,
  );
});
