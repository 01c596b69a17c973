import assert from 'node:assert/strict';
import { getLocalSettings } from '../../scripts/dev/backend.ts';
import { type MailServer, startMailServer } from '../../scripts/dev/mail-server.ts';
import { readEnvironment } from '../../supabase/functions/send-devis-email/environment.ts';
import { composeMail } from '../../supabase/functions/send-devis-email/mail.ts';
import { createMailer, SMTP_TIMEOUTS } from '../../supabase/functions/send-devis-email/mailer.ts';
import { valid } from './support/valid.ts';

const send = (port: number, over: object = {}, settings = {}, timeouts = SMTP_TIMEOUTS) => {
  const local = getLocalSettings(port, 'postgres://127.0.0.1/postgres');
  const mail = composeMail({ ...valid, ...over }, '261121-ABCDE', new Date());
  return createMailer(readEnvironment({ ...local, ...settings }), timeouts)(mail);
};

const test = (name: string, fn: (server: MailServer) => Promise<void>) =>
  Deno.test({
    name,
    sanitizeOps: false,
    sanitizeResources: false,
    fn: async () => {
      const server = await startMailServer();
      await fn(server).finally(server.stop);
    },
  });

test('mailer > uses typed text in no header except Reply-To', async (server) => {
  const email = "o'neil!#$%&*+/=?^_`{|}~-@sous.domaine.example";
  const entreprise = 'A <b@c.fr>, d@e.fr; Bcc: f@g.fr';
  await send(server.port, { email, entreprise, nom: '"Z" <z@z.fr>' });
  const { replyTo, to, headers } = server.mails[0] ?? {};
  assert.deepEqual(replyTo, [{ name: '', address: email }]);
  assert.equal(to?.map(({ address }) => address).join(), 'demandes@courtier.test');
  const allowed =
    /^(from|to|reply-to|subject|message-id|date|mime-version|content-type|received|return-path)$/;
  assert.deepEqual(
    headers?.map(({ key }) => key).filter((key) => !allowed.test(key)),
    [],
  );
});

test('mailer > encodes accents of a domain for all servers', async (server) => {
  await send(server.port, { email: 'zoe@société.fr' });
  const [received] = server.mails;
  assert.equal(received?.replyTo?.[0]?.address, 'zoe@xn--socit-esab.fr');
  assert.match(received?.raw?.split('\r\n\r\n')[0] ?? '', /^[\x20-\x7E\r\n\t]+$/);
});

test('mailer > fails when the server does not respond to the mail', async (server) => {
  server.behave('silent');
  const timeouts = { stage: 300, total: 1_500 };
  await assert.rejects(send(server.port, {}, {}, timeouts), { code: 'ETIMEDOUT' });
});

test('mailer > sends nothing without STARTTLS to another machine', async (server) => {
  // Uses 127.0.0.2, which is this machine too, but which the settings treat as another machine:
  // there, the mail server must offer STARTTLS.
  await assert.rejects(send(server.port, {}, { SMTP_HOST: '127.0.0.2' }));
  assert.deepEqual(server.mails, []);
});
