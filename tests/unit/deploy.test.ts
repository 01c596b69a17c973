import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { publication } from '../../scripts/deploy/publish.ts';
import { completeRelease, liveRelease } from '../../scripts/deploy/release.ts';
import { rollback } from '../../scripts/deploy/rollback.ts';
import { contradictions, cutValues, type Settings } from '../../scripts/deploy/settings.ts';
import { listen } from '../../scripts/lib/listen.ts';
import { freePort } from '../../scripts/lib/ports.ts';
import { makeCertificate } from '../support/certificate.ts';

const token = (claims: object) => `eyJhbGciOiJIUzI1NiJ9.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.c2ln`;

const environment = {
  SUPABASE_PROJECT_REF: 'projet',
  SUPABASE_URL: 'https://projet.supabase.co',
  SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_abcdef',
};
const secrets = {
  SMTP_HOST: 'smtp.fournisseur.fr',
  SMTP_USER: 'devis',
  SMTP_PASSWORD: 'geheim',
  OUTBOX_DB_URL: 'postgres://quote_function:geheim@db.projet.supabase.co:5432/postgres',
  OUTBOX_DB_CA: '',
  MAIL_FROM: 'Devis <devis@site.fr>',
  MAIL_TO: 'demandes@courtier.fr',
  MAIL_TO_2: '',
  ALERT_MAIL: '',
  ALERT_WEBHOOK: 'https://alertes.fr/a',
  HEARTBEAT_URL: 'https://veille.fr/a',
  SITE_ORIGINS: 'https://www.site.fr, https://site.fr',
  HASH_SECRET: 'a'.repeat(32),
  OUTBOX_SECRET: 'b'.repeat(32),
};
const settings: Settings = { environment, secrets, names: Object.keys(secrets), site: 'https://www.site.fr' };

test('what the function sends beside the broker’s mail is what the site says of it', () => {
  const of = (more: Partial<Settings['secrets']>, said: Partial<Settings>) =>
    contradictions({ ...settings, secrets: { ...secrets, ...more }, names: [...settings.names, ...Object.keys(more)], ...said });
  expect(of({ ACKNOWLEDGE_FROM: 'Courtage' }, { broker: 'Courtage' })).toEqual([]);
  expect(of({ ACKNOWLEDGE_FROM: 'Courtage' }, { broker: 'Autre' })).toEqual([
    'ACKNOWLEDGE_FROM nomme « Courtage », et courtier.nom de content/site.yaml « Autre » : écrivez le même nom.',
  ]);
  expect(of({ LEADS_WEBHOOK: 'https://outil.fr/a' }, { tool: 'Outil' })).toEqual([]);
  expect(of({ LEADS_WEBHOOK: 'https://outil.fr/a' }, { tool: '' })).toEqual([
    'LEADS_WEBHOOK envoie les demandes à un outil que le site ne nomme pas : écrivez-le à prestataires.outil de content/site.yaml.',
  ]);
  expect(of({ LEADS_WEBHOOK: '' }, { tool: 'Outil' })).toEqual([
    'prestataires.outil de content/site.yaml nomme « Outil », à qui LEADS_WEBHOOK n’envoie rien : videz l’un ou remplissez l’autre.',
  ]);
});

test('settings that go together are let pass', () => {
  expect(contradictions(settings)).toEqual([]);
  const own = { ...environment, SUPABASE_URL: 'https://donnees.site.fr' };
  expect(contradictions({ ...settings, environment: own })).toEqual([]);
  const old = { ...environment, SUPABASE_PUBLISHABLE_KEY: token({ role: 'anon', ref: 'projet' }) };
  expect(contradictions({ ...settings, environment: old })).toEqual([]);
});

test.each([
  [{ SUPABASE_URL: 'https://autre.supabase.co' }, 'SUPABASE_URL mène au projet autre, et SUPABASE_PROJECT_REF nomme projet'],
  [{ SUPABASE_PUBLISHABLE_KEY: 'sb_secret_abcdef' }, 'n’est pas une clé publique : elle serait lisible dans chaque page.'],
  [{ SUPABASE_PUBLISHABLE_KEY: token({ role: 'service_role', ref: 'projet' }) }, 'n’est pas une clé publique'],
  [{ SUPABASE_PUBLISHABLE_KEY: token({ role: 'anon', ref: 'autre' }) }, 'est celle du projet autre, et SUPABASE_PROJECT_REF'],
])('the project: %o', (changed, sentence) => {
  const all = contradictions({ ...settings, environment: { ...environment, ...changed } });
  expect(all).toEqual([expect.stringContaining(sentence)]);
});

test.each([
  [{ SITE_ORIGINS: 'https://site.fr' }, 'SITE_ORIGINS ne contient pas https://www.site.fr'],
  [{ SITE_ORIGINS: 'https://www.site.fr,https://site.fr/' }, 'SITE_ORIGINS : « https://site.fr/ » n’est pas une origine'],
  [{ SITE_ORIGINS: 'https://www.site.fr,http://site.fr' }, 'SITE_ORIGINS : « http://site.fr » n’est pas une origine'],
  [{ MAIL_TO: 'demandes' }, 'MAIL_TO : « demandes » n’est pas une adresse e-mail.'],
  [{ MAIL_TO_2: 'autre@courtier' }, 'MAIL_TO_2 : « autre@courtier » n’est pas une adresse e-mail.'],
  [{ MAIL_FROM: 'Devis <devis@site.fr' }, 'MAIL_FROM : « Devis <devis@site.fr » n’est pas une adresse e-mail.'],
  [{ MAIL_TO: 'demandes@autre.example' }, 'MAIL_TO contient encore une valeur d’exemple'],
  [{ SMTP_HOST: 'smtp.fournisseur.example' }, 'SMTP_HOST contient encore une valeur d’exemple'],
  [{ SMTP_HOST: 'nimporte quoi' }, 'SMTP_HOST : « nimporte quoi » n’est pas le nom d’un serveur'],
  [{ SMTP_USER: '' }, 'SMTP_USER est vide'],
  [{ SMTP_PASSWORD: '' }, 'SMTP_PASSWORD est vide'],
  [{ MAIL_FROM: 'Devis <devis@gmail.com>' }, 'est chez un fournisseur public'],
  [{ OUTBOX_DB_CA: 'bonjour' }, 'OUTBOX_DB_CA n’est pas le certificat d’une autorité'],
  [{ OUTBOX_DB_URL: 'postgres://x' }, 'OUTBOX_DB_URL est incomplète : écrivez postgres://quote_function:mot-de-passe@'],
  [{ OUTBOX_DB_URL: 'https://quote_function:a@db.site.fr/postgres' }, 'OUTBOX_DB_URL est incomplète'],
  [{ OUTBOX_DB_URL: 'postgres://postgres:a@db.projet.supabase.co/postgres' }, 'le nom est « postgres », et non quote_function'],
  [{ OUTBOX_DB_URL: 'postgres://quote_function:a@db.autre.supabase.co/postgres' }, 'OUTBOX_DB_URL mène au projet autre'],
  [{ OUTBOX_DB_URL: 'postgres://quote_function.autre:a@x.pooler.supabase.com/postgres' }, 'OUTBOX_DB_URL mène au projet autre'],
  [{ HEARTBEAT_URL: '' }, 'Rien dans HEARTBEAT_URL : personne n’apprendrait que des demandes n’arrivent pas.'],
  [{ ALERT_MAIL: '', ALERT_WEBHOOK: '' }, 'Rien dans ALERT_MAIL ni dans ALERT_WEBHOOK : personne n’apprendrait'],
  [{ ALERT_WEBHOOK: 'http://alertes.fr' }, 'ALERT_WEBHOOK doit commencer par https://.'],
  [{ OUTBOX_SECRET: 'a'.repeat(32) }, 'HASH_SECRET et OUTBOX_SECRET ont la même valeur'],
  [{ MAIL_TO_2: 'demandes@courtier.fr' }, 'MAIL_TO et MAIL_TO_2 ont la même valeur'],
  [{ MAIL_TO_2: undefined }, 'MAIL_TO_2 n’est pas dans supabase/functions/.env'],
  [{ MAIL_TOO: 'a@b.fr' }, 'MAIL_TOO est dans supabase/functions/.env et la fonction ne le connaît pas'],
])('the function’s settings: %o', (changed, sentence) => {
  expect(contradictions({ ...settings, secrets: { ...secrets, ...changed } })).toEqual([expect.stringContaining(sentence)]);
});

test('a sign that begins a comment cuts no secret unseen', () => {
  const file = '# SMTP_PASSWORD=a#b\nSMTP_PASSWORD=ab#cd\nA=\'x#y\'\nB="x#y"\nC=x\n# y\n';
  expect(cutValues(file)).toEqual([expect.stringContaining('SMTP_PASSWORD : le signe # coupe la valeur')]);
});

test('an authority is a certificate, on as many lines as it takes', () => {
  const { cert } = makeCertificate();
  expect(contradictions({ ...settings, secrets: { ...secrets, OUTBOX_DB_CA: cert } })).toEqual([]);
});

const target = {
  project: 'projet',
  backend: 'https://projet.supabase.co',
  site: 'https://www.site.fr',
  key: 'sb_publishable_abcdef',
  secret: 'geheim',
  database: undefined,
};
const shown = (steps: { shown: string }[]) => steps.map((step) => step.shown);

test('what is published, in which order: the function before the pages that call it, and a proof at the end', () => {
  const all = shown(publication(target, 'c0ffee0123456789'));
  const at = (start: string) => all.findIndex((text) => text.startsWith(start));
  const order = [
    'GET',
    'SITE_ENV=production',
    'supabase db',
    'alter role',
    'supabase secrets',
    'supabase functions',
    'select quote_outbox.schedule',
    'wrangler deploy',
    'POST',
  ];
  expect(order.map(at)).toEqual([...order.map(at)].sort((a, b) => a - b));
  expect(order.map(at)).not.toContain(-1);
  expect(all.find((text) => text.startsWith('wrangler deploy'))).toContain('--domain www.site.fr ');
  expect(all.slice(-3)).toEqual([
    'GET https://www.site.fr/release.json',
    'POST https://projet.supabase.co/functions/v1/send-devis-email/etat',
    "select quote_outbox.call('/canari')",
  ]);
  expect(all.join()).not.toContain(target.secret);
});

test('a rollback goes the other way round, and is proven as well', () => {
  const all = shown(rollback(target));
  const at = (start: string) => all.findIndex((text) => text.startsWith(start));
  expect(at('wrangler rollback')).toBeGreaterThan(0);
  expect(at('wrangler rollback')).toBeLessThan(at('supabase functions deploy'));
  expect(all.at(-1)).toContain('/canari');
});

test('nothing waits for a yes that nobody can give', () => {
  const commands = shown([...publication(target, 'c0ffee'), ...rollback(target)]).filter((text) => text.startsWith('supabase'));
  expect(commands).toHaveLength(5);
  for (const typed of commands) expect(typed).toMatch(/ --yes$/);
});

describe('what former releases were made of', () => {
  const now = new Date('2026-11-22T10:00:00Z');
  let [out, online] = ['', ''];
  let site = '';
  let server: { stop: () => Promise<void> };
  const write = async (folder: string, file: string, content: string) => {
    await mkdir(join(folder, file, '..'), { recursive: true });
    await writeFile(join(folder, file), content);
  };
  const release = (more: object) =>
    write(online, 'release.json', JSON.stringify({ commit: 'b', files: [], former: {}, ...more }));
  const complete = async (commit = 'c') => {
    const counts = await completeRelease(out, site, commit, await liveRelease(site), now);
    return { counts, note: JSON.parse(await readFile(join(out, 'release.json'), 'utf8')) };
  };

  beforeEach(async () => {
    [out, online] = await Promise.all([mkdtemp(join(tmpdir(), 'out-')), mkdtemp(join(tmpdir(), 'online-'))]);
    const port = await freePort();
    site = `http://127.0.0.1:${port}`;
    server = await listen(
      createServer(async ({ url = '/' }, response) => {
        if (url.includes('broken')) return void response.writeHead(500).end();
        const file = await readFile(join(online, url)).catch(() => undefined);
        response.writeHead(file ? 200 : 404).end(file);
      }),
      port,
    );
    await write(out, '_frame/frame-new.js', 'new');
  });
  afterEach(async () => {
    await server.stop();
    await Promise.all([out, online].map((folder) => rm(folder, { recursive: true })));
  });

  test('stay for 30 days, fetched from the site itself', async () => {
    await release({
      files: ['_frame/frame-new.js', '_frame/frame-old.js', '_islands/quote-old.js'],
      former: { '_next/static/older.js': '2026-10-23', '_next/static/oldest.js': '2026-10-22', '_frame/gone.js': '2026-11-20' },
    });
    for (const file of ['_frame/frame-old.js', '_islands/quote-old.js', '_next/static/older.js', '_next/static/oldest.js'])
      await write(online, file, `content of ${file}`);
    const { counts, note } = await complete();
    expect(counts).toEqual({ files: 1, former: 3 });
    expect(note).toEqual({
      commit: 'c',
      before: 'b',
      files: ['_frame/frame-new.js'],
      former: {
        '_frame/frame-old.js': '2026-11-22',
        '_islands/quote-old.js': '2026-11-22',
        '_next/static/older.js': '2026-10-23',
      },
    });
    expect(await readFile(join(out, '_islands/quote-old.js'), 'utf8')).toBe('content of _islands/quote-old.js');
    expect(await readFile(join(out, '_next/static/oldest.js'), 'utf8').catch(() => 'none')).toBe('none');
  });

  test('the first release has none, and nothing before it', async () => {
    expect((await complete()).note).toEqual({ commit: 'c', files: ['_frame/frame-new.js'], former: {} });
  });

  test('the same commit once more still leads back to the one before', async () => {
    await release({ commit: 'c', before: 'a' });
    expect((await complete('c')).note.before).toBe('a');
  });

  test.each([
    ['a file that cannot be had now', { files: ['_frame/broken.js'] }, '_frame/broken.js répond 500'],
    ['a note that names other files', { files: ['../.env'] }, 'n’est pas lisible : rien n’a été changé'],
    ['a note that names others by a detour', { files: ['_frame/../../.env'] }, 'n’est pas lisible'],
  ])('%s stops the publication', async (_, note, sentence) => {
    await release(note);
    await expect(complete()).rejects.toThrow(sentence);
  });

  test('so does a site that does not answer', async () => {
    await server.stop();
    await expect(liveRelease(site)).rejects.toThrow('pour une première mise en ligne, ajoutez --first');
  });
});
