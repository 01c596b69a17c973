import { Resolver } from 'node:dns/promises';
import { createConnection, createServer } from 'node:net';
import { getCACertificates, setDefaultCACertificates, TLSSocket } from 'node:tls';
import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { senderName, siteName } from '../../scripts/deploy/dns.ts';
import { database, mailServer } from '../../scripts/deploy/servers.ts';
import { askWorld } from '../../scripts/deploy/world.ts';
import { listen } from '../../scripts/lib/listen.ts';
import { freePort } from '../../scripts/lib/ports.ts';
import { startDatabase } from '../../scripts/services/database.ts';
import { readEnvironment } from '../../supabase/functions/send-devis-email/environment.ts';
import { makeCertificate } from '../support/certificate.ts';
import { startDns, type Zone } from '../support/dns-server.ts';

const zone: Zone = {};
const resolver = new Resolver({ timeout: 500, tries: 1 });
const certificate = makeCertificate();
const trusted = getCACertificates();
let dns: Awaited<ReturnType<typeof startDns>>;
beforeAll(async () => {
  dns = await startDns(zone);
  resolver.setServers([dns.address]);
  setDefaultCACertificates([...trusted, certificate.cert]);
});
afterAll(async () => {
  setDefaultCACertificates(trusted);
  await dns.stop();
});

afterEach(() => vi.unstubAllEnvs());
const held = (names: Zone) => {
  for (const name of Object.keys(zone)) delete zone[name];
  Object.assign(zone, names);
};

test.each([
  ['nobody has bought it', {}, ['site.fr n’a pas de serveurs de noms : réservez ce domaine']],
  [
    'another serves it',
    { 'site.fr': { NS: ['ns1.autre.net'] } },
    ['site.fr est servi par ns1.autre.net, et non par Cloudflare'],
  ],
  [
    'Cloudflare serves it',
    { 'site.fr': { NS: ['ada.ns.cloudflare.com', 'bob.ns.cloudflare.com'] } },
    [],
  ],
])('the site’s name: %s', async (_, names, sentences) => {
  held(names);
  const { problems } = await siteName(resolver, 'www.site.fr');
  expect(problems).toEqual(sentences.map((sentence) => expect.stringContaining(sentence)));
});

const whole: Zone = {
  'site.fr': { MX: ['mx.fournisseur.fr'], TXT: ['autre=1', 'v=spf1 include:fournisseur.fr -all'] },
  's1._domainkey.site.fr': { TXT: [`v=DKIM1; k=rsa; p=${'A'.repeat(300)}`] },
  '_dmarc.site.fr': { TXT: ['v=DMARC1; p=quarantine'] },
};
const sender = async (names: Zone, selector: string | undefined = 's1', domain = 'site.fr') => {
  held(names);
  const findings = await Promise.all(senderName(resolver, domain, selector, 'moi@site.fr'));
  return findings.flatMap(({ problems }) => problems ?? ['pas essayé']);
};

test('a sender whose records are whole is let pass, by the record of the domain above as well', async () => {
  expect(await sender(whole)).toEqual([]);
  const { 'site.fr': records, 's1._domainkey.site.fr': key, ...above } = whole;
  const below = {
    ...above,
    'devis.site.fr': records ?? {},
    's1._domainkey.devis.site.fr': key ?? {},
  };
  expect(await sender(below, 's1', 'devis.site.fr')).toEqual([]);
});

test('each record that is missing is told with the one to add', async () => {
  expect(await sender({})).toEqual([
    expect.stringMatching(/ne reçoit pas de courrier.*À ajouter : site\.fr\. MX 10/),
    expect.stringMatching(/pas de SPF.*À ajouter : site\.fr\. TXT "v=spf1 include:.* -all"/),
    expect.stringMatching(
      /Pas de clé DKIM.*À ajouter : s1\._domainkey\.site\.fr\. TXT "v=DKIM1; k=rsa; p=/,
    ),
    expect.stringMatching(
      /pas de DMARC.*À ajouter : _dmarc\.site\.fr\. TXT "v=DMARC1; p=quarantine; rua=mailto:moi@site\.fr"/,
    ),
  ]);
});

test.each([
  ['takes no mail', { 'site.fr': { ...whole['site.fr'], MX: ['.'] } }, 'ne reçoit pas de courrier'],
  [
    'two SPF',
    { 'site.fr': { MX: ['mx.fr'], TXT: ['v=spf1 a -all', 'v=spf1 mx -all'] } },
    'a 2 enregistrements SPF',
  ],
  [
    'an open SPF',
    { 'site.fr': { MX: ['mx.fr'], TXT: ['v=spf1 +all'] } },
    'laisse n’importe qui écrire en son nom',
  ],
  ['a withdrawn key', { 's1._domainkey.site.fr': { TXT: ['v=DKIM1; p='] } }, 'est révoquée'],
])('a sender with %s', async (_, names, sentence) => {
  expect(await sender({ ...whole, ...names })).toEqual([expect.stringContaining(sentence)]);
  expect(await sender(whole, '')).toEqual([expect.stringContaining('DKIM_SELECTOR manque')]);
});

const values = (port: number, more: object = {}) => ({
  SMTP_HOST: 'localhost',
  SMTP_PORT: String(port),
  SMTP_USER: 'devis',
  SMTP_PASSWORD: 'juste',
  MAIL_FROM: 'devis@site.fr',
  MAIL_TO: 'demandes@courtier.fr',
  SITE_ORIGINS: 'https://site.fr',
  HASH_SECRET: 'a'.repeat(32),
  OUTBOX_KEYS: `a:${Buffer.alloc(32, 1).toString('base64')}`,
  OUTBOX_SECRET: 'b'.repeat(32),
  OUTBOX_DB_URL: `postgres://quote_function:a@127.0.0.1:${port}/x`,
  ...more,
});
const askMailServer = (port: number, more: object = {}) =>
  mailServer(readEnvironment(values(port, more)), { secure: true });

test('the mail server is spoken to as the function will: its own words, and where to look', async () => {
  const port = await freePort();
  const server = new SMTPServer({
    ...certificate,
    secure: true,
    onAuth: ({ username, password }, _, done) =>
      username === 'devis' && password === 'juste'
        ? done(null, { user: username })
        : done(
            Object.assign(new Error('5.7.8 Error: mot de passe d’application requis'), {
              responseCode: 535,
            }),
          ),
  });
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  try {
    expect((await askMailServer(port)).problems).toEqual([]);
    expect((await askMailServer(port, { SMTP_PASSWORD: 'faux' })).problems).toEqual([
      expect.stringMatching(
        /n’accepte pas : « 535 .*mot de passe d’application requis » ; vérifiez SMTP_USER et SMTP_PASSWORD\.$/,
      ),
    ]);
    setDefaultCACertificates(trusted);
    expect((await askMailServer(port)).problems).toEqual([
      expect.stringMatching(/certificat du serveur\.$/),
    ]);
  } finally {
    setDefaultCACertificates([...trusted, certificate.cert]);
    await new Promise<void>((resolve) => server.close(() => resolve()));
  }
  expect((await askMailServer(port)).problems).toEqual([
    expect.stringMatching(/ECONNREFUSED.*vérifiez SMTP_HOST/),
  ]);
});

test('a deployment asks names and servers at once, by its settings; without a network it asks nothing', async () => {
  const port = await freePort();
  const ask = async (dnsServer: string) => {
    for (const [name, value] of Object.entries({ DNS_SERVER: dnsServer, DKIM_SELECTOR: 's1' }))
      vi.stubEnv(name, value);
    return askWorld('www.site.fr', values(port, { OPERATOR_MAIL: 'moi@site.fr' }), true);
  };
  held({ ...whole, 'site.fr': { ...whole['site.fr'], NS: ['ada.ns.cloudflare.com'] } });
  const { names, servers } = await ask(dns.address);
  expect(names).toEqual({ problems: [], untried: [] });
  expect(servers.problems).toEqual([
    expect.stringContaining('Le serveur d’envoi'),
    expect.stringContaining('OUTBOX_DB_URL'),
  ]);
  const alone = await ask(`127.0.0.1:${await freePort()}`);
  expect(
    [alone.names, alone.servers].map(({ problems, untried }) => [problems.length, untried.length]),
  ).toEqual([
    [0, 5],
    [0, 2],
  ]);
});

/**
 * In front of a database: what speaks TLS as Postgres does, after it was asked whether it would.
 */
const secured = (database: number) =>
  createServer((socket) => {
    socket.once('data', () => {
      socket.write('S');
      const inside = new TLSSocket(socket, { isServer: true, ...certificate });
      const onward = createConnection(database, '127.0.0.1');
      inside.on('error', () => onward.destroy()).pipe(onward);
      onward.on('error', () => inside.destroy()).pipe(inside);
    });
  });

test('the database is reached, and proves by its authority who it is', async () => {
  const [port, front] = [await freePort(), await freePort()];
  const running = await startDatabase(port);
  const server = await listen(secured(port), front);
  // By this address it is this machine's, and yet not taken for it.
  const address = `postgres://quote_function:geheim@0.0.0.0:${front}/postgres`;
  try {
    expect((await database(address, undefined)).problems).toEqual([]);
    expect((await database(address, certificate.cert)).problems).toEqual([]);
    expect((await database(address, makeCertificate().cert)).problems).toEqual([
      expect.stringMatching(
        /self-signed certificate.*le certificat de OUTBOX_DB_CA n’est pas celui de son autorité/,
      ),
    ]);
  } finally {
    await server.stop();
    await running.stop();
  }
  expect((await database(address, undefined)).problems).toEqual([
    expect.stringMatching(/ECONNREFUSED.*vérifiez OUTBOX_DB_URL/),
  ]);
}, 60_000);
