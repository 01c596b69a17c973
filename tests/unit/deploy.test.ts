import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { completeRelease, liveRelease } from '../../scripts/deploy/release.ts';
import { contradictions, cutValues, type Settings } from '../../scripts/deploy/settings.ts';
import { casesOf } from '../support/cases.ts';
import { makeCertificate } from '../support/certificate.ts';
import { ownFolder } from '../support/folder.ts';

const token = (claims: object) =>
  `eyJhbGciOiJIUzI1NiJ9.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.c2ln`;

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
  OPERATOR_MAIL: 'exploitant@site.fr',
  ALERT_WEBHOOK: 'https://alertes.fr/a',
  HEARTBEAT_URL: 'https://veille.fr/a',
  SITE_ORIGINS: 'https://www.site.fr, https://site.fr',
  HASH_SECRET: 'a'.repeat(32),
  OUTBOX_SECRET: 'b'.repeat(32),
};
const settings: Settings = {
  environment,
  secrets,
  names: Object.keys(secrets),
  site: 'https://www.site.fr',
};

test.each<[object, Partial<Settings>, string[]]>([
  [{ ACKNOWLEDGE_FROM: 'Courtage' }, { broker: 'Courtage' }, []],
  [
    { ACKNOWLEDGE_FROM: 'Courtage' },
    { broker: 'Autre' },
    [
      'ACKNOWLEDGE_FROM nomme « Courtage », et courtier.nom de content/site.yaml « Autre » : écrivez le même nom.',
    ],
  ],
  [{ LEADS_WEBHOOK: 'https://outil.fr/a' }, { tool: 'Outil' }, []],
  [
    { LEADS_WEBHOOK: 'https://outil.fr/a' },
    { tool: '' },
    [
      'LEADS_WEBHOOK envoie les demandes à un outil que le site ne nomme pas : écrivez-le à prestataires.outil de content/site.yaml.',
    ],
  ],
  [
    { LEADS_WEBHOOK: '' },
    { tool: 'Outil' },
    [
      'prestataires.outil de content/site.yaml nomme « Outil », à qui LEADS_WEBHOOK n’envoie rien : videz l’un ou remplissez l’autre.',
    ],
  ],
])(
  'what the function sends beside the broker’s mail is what the site says of it: %j, %j',
  (more, said, sentences) => {
    const names = [...settings.names, ...Object.keys(more)];
    expect(
      contradictions({ ...settings, secrets: { ...secrets, ...more }, names, ...said }),
    ).toEqual(sentences);
  },
);

test('settings that go together are let pass, an authority’s certificate on as many lines as it takes', () => {
  expect(contradictions(settings)).toEqual([]);
  expect(
    contradictions({ ...settings, secrets: { ...secrets, OUTBOX_DB_CA: makeCertificate().cert } }),
  ).toEqual([]);
  const own = { ...environment, SUPABASE_URL: 'https://donnees.site.fr' };
  expect(contradictions({ ...settings, environment: own })).toEqual([]);
  const old = { ...environment, SUPABASE_PUBLISHABLE_KEY: token({ role: 'anon', ref: 'projet' }) };
  expect(contradictions({ ...settings, environment: old })).toEqual([]);
});

test.each([
  [
    { SUPABASE_URL: 'https://autre.supabase.co' },
    'SUPABASE_URL mène au projet autre, et SUPABASE_PROJECT_REF nomme projet',
  ],
  [
    { SUPABASE_PUBLISHABLE_KEY: 'sb_secret_abcdef' },
    'n’est pas une clé publique : elle serait lisible dans chaque page.',
  ],
  [
    { SUPABASE_PUBLISHABLE_KEY: token({ role: 'service_role', ref: 'projet' }) },
    'n’est pas une clé publique',
  ],
  [
    { SUPABASE_PUBLISHABLE_KEY: token({ role: 'anon', ref: 'autre' }) },
    'est celle du projet autre, et SUPABASE_PROJECT_REF',
  ],
])('the project: %o', (changed, sentence) => {
  const all = contradictions({ ...settings, environment: { ...environment, ...changed } });
  expect(all).toEqual([expect.stringContaining(sentence)]);
});

const absent = (values: Record<string, string | null>) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, value ?? undefined]),
  ) as Partial<Settings['secrets']>;
const wrong = casesOf<[Record<string, string | null>, string][]>('tests/unit/settings.yaml');
test.each(wrong)('the function’s settings: %o', (changed, sentence) => {
  expect(contradictions({ ...settings, secrets: { ...secrets, ...absent(changed) } })).toEqual([
    expect.stringContaining(sentence),
  ]);
});

test('a sign that begins a comment cuts no secret unseen', () => {
  const file = '# SMTP_PASSWORD=a#b\nSMTP_PASSWORD=ab#cd\nA=\'x#y\'\nB="x#y"\nC=x\n# y\n';
  expect(cutValues(file)).toEqual([
    expect.stringContaining('SMTP_PASSWORD : le signe # coupe la valeur'),
  ]);
});

describe('what former releases were made of', () => {
  const now = new Date('2026-11-22T10:00:00Z');
  const site = 'https://www.site.fr';
  const out = ownFolder('out');
  const inOut = (file: string) => readFile(join(out, file), 'utf8');
  let online: Record<string, string> = {};
  const release = (more: object) => {
    online['/release.json'] = JSON.stringify({ commit: 'b', files: [], former: {}, ...more });
  };
  const complete = async (commit = 'c') => {
    const counts = await completeRelease(out, site, commit, await liveRelease(site), now);
    return { counts, note: JSON.parse(await inOut('release.json')) };
  };
  beforeEach(async () => {
    online = {};
    vi.stubGlobal('fetch', async (address: string | URL) => {
      const { pathname } = new URL(address);
      if (pathname.includes('broken')) return new Response('', { status: 500 });
      return pathname in online
        ? new Response(online[pathname])
        : new Response('', { status: 404 });
    });
    await rm(out, { recursive: true });
    await mkdir(join(out, '_frame'), { recursive: true });
    await writeFile(join(out, '_frame/frame-new.js'), 'new');
  });
  afterEach(() => vi.unstubAllGlobals());

  test('stay for 30 days, fetched from the site itself', async () => {
    release({
      files: ['_frame/frame-new.js', '_frame/frame-old.js', '_islands/quote-old.js'],
      former: {
        '_next/static/older.js': '2026-10-23',
        '_next/static/oldest.js': '2026-10-22',
        '_frame/gone.js': '2026-11-20',
      },
    });
    for (const file of [
      '_frame/frame-old.js',
      '_islands/quote-old.js',
      '_next/static/older.js',
      '_next/static/oldest.js',
    ])
      online[`/${file}`] = `content of ${file}`;
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
    expect(await inOut('_islands/quote-old.js')).toBe('content of _islands/quote-old.js');
    expect(await inOut('_next/static/oldest.js').catch(() => 'none')).toBe('none');
  });

  test('the first release has none, and nothing before it', async () => {
    expect((await complete()).note).toEqual({
      commit: 'c',
      files: ['_frame/frame-new.js'],
      former: {},
    });
  });

  test('the same commit once more still leads back to the one before', async () => {
    release({ commit: 'c', before: 'a' });
    expect((await complete('c')).note.before).toBe('a');
  });

  test.each([
    [
      'a file that cannot be had now',
      { files: ['_frame/broken.js'] },
      '_frame/broken.js répond 500',
    ],
    [
      'a note that names other files',
      { files: ['../.env'] },
      'n’est pas lisible : rien n’a été changé',
    ],
    ['a note that names others by a detour', { files: ['_frame/../../.env'] }, 'n’est pas lisible'],
  ])('%s stops the publication', async (_, note, sentence) => {
    release(note);
    await expect(complete()).rejects.toThrow(sentence);
  });

  test('so does a site that does not answer', async () => {
    vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('fetch failed')));
    await expect(liveRelease(site)).rejects.toThrow(
      'pour une première mise en ligne, ajoutez --first',
    );
  });
});
