import assert from 'node:assert/strict';
import { createServer } from 'node:net';
import { getLocalSettings } from '../../scripts/dev/backend.ts';
import { type MailServer, startMailServer } from '../../scripts/dev/mail-server.ts';
import { findFreePort } from '../../scripts/lib/ports.ts';
import { readEnvironment } from '../../supabase/functions/send-devis-email/environment.ts';
import { composeMail } from '../../supabase/functions/send-devis-email/mail.ts';
import { createMailer, SMTP_TIMEOUTS } from '../../supabase/functions/send-devis-email/mailer.ts';
import { valid } from './support/valid.ts';

const HASTY = { stage: 300, total: 1_500 };
const connectMailer = (
  port: number,
  settings: Record<string, string> = {},
  timeouts = SMTP_TIMEOUTS,
) =>
  createMailer(
    readEnvironment({ ...getLocalSettings(port, 'postgres://127.0.0.1/postgres'), ...settings }),
    timeouts,
  );
const mail = (over: object = {}) =>
  composeMail({ ...valid, ...over }, '261121-ABCDE', new Date('2026-11-21T08:30:00Z'));

const test = (name: string, fn: (server: MailServer) => Promise<void>) =>
  Deno.test({
    name,
    sanitizeOps: false,
    sanitizeResources: false,
    fn: async () => {
      const server = await startMailServer({ slowFor: 150 });
      await fn(server).finally(server.stop);
    },
  });

test('mailer > builds no header from typed text but the reply address', async (server) => {
  const email = "o'neil!#$%&*+/=?^_`{|}~-@sous.domaine.example";
  await connectMailer(server.port)(
    mail({ email, entreprise: 'A <b@c.fr>, d@e.fr; Bcc: f@g.fr', nom: '"Z" <z@z.fr>' }),
  );
  const [received] = server.mails;
  assert.deepEqual(received?.replyTo, [{ name: '', address: email }]);
  assert.deepEqual(
    received?.to?.map(({ address }) => address),
    ['demandes@courtier.test'],
  );
  const allowed =
    /^(from|to|reply-to|subject|message-id|date|mime-version|content-type|received|return-path)$/;
  assert.deepEqual(
    received?.headers.map(({ key }) => key).filter((key) => !allowed.test(key)),
    [],
  );
});

test('mailer > writes accents of a domain as every server reads them', async (server) => {
  await connectMailer(server.port)(mail({ email: 'zoe@société.fr' }));
  const [received] = server.mails;
  assert.equal(received?.replyTo?.[0]?.address, 'zoe@xn--socit-esab.fr');
  const raw = received?.raw ?? '';
  assert.match(raw.slice(0, raw.indexOf('\r\n\r\n')), /^[\x20-\x7E\r\n\t]+$/);
});

test('mailer > takes the domain of Message-IDs from the sender', async (server) => {
  await connectMailer(server.port, { MAIL_FROM: 'Le site <devis@autre.test>' })(mail());
  assert.equal(server.mails[0]?.messageId, '<261121-ABCDE@autre.test>');
});

test('mailer > fails with the code of a server that refuses', async (server) => {
  server.behave('refuses');
  await assert.rejects(connectMailer(server.port)(mail()), { responseCode: 550 });
});

test('mailer > gives up when the server falls silent after the mail', async (server) => {
  server.behave('silent');
  await assert.rejects(connectMailer(server.port, {}, HASTY)(mail()), { code: 'ETIMEDOUT' });
});

test('mailer > waits for a slow server', async (server) => {
  server.behave('slow');
  await connectMailer(server.port)(mail());
  assert.equal(server.mails.length, 1);
});

test('mailer > sends nothing without STARTTLS to another machine', async (server) => {
  // A name that only this machine's resolver knows, and that the settings take for a server's.
  await assert.rejects(connectMailer(server.port, { SMTP_HOST: '127.0.0.2' })(mail()));
  assert.deepEqual(server.mails, []);
});

test('mailer > gives up when a server never greets', async () => {
  const server = createServer(() => {});
  const port = await findFreePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  await assert.rejects(connectMailer(port, {}, HASTY)(mail()), { code: 'ETIMEDOUT' });
  server.close();
});

test('mailer > fails when no server is there', async () => {
  await assert.rejects(connectMailer(await findFreePort())(mail()), { code: 'ESOCKET' });
});
