import assert from 'node:assert/strict';
import nodemailer from 'nodemailer';
import { valid } from '../../scripts/trial/valid.ts';
import { quoteRequest, refusalsOf } from '../../supabase/functions/_shared/quote-request.ts';
import { composeMail } from '../../supabase/functions/send-devis-email/mail.ts';
import {
  createTransport,
  transportSettings,
} from '../../supabase/functions/send-devis-email/transport.ts';
import { withMailServer } from './support/outbox.ts';

const read = (email: string) => {
  const { data, error } = quoteRequest.safeParse({ ...valid, email });
  return error ? refusalsOf(error) : data.email;
};

for (const email of [
  'zoe@société.fr',
  'zoe@SOCIÉTÉ.fr',
  'zoe@épi-et-fils.example',
  'zoe@müller.de',
  'zoe@sous.épi.fr',
  'a@xn--pi-bja.fr',
  'a@bp.fr',
  `${'x'.repeat(64)}@a.fr`,
]) {
  Deno.test(`${email}: accepted`, () => assert.equal(read(email), email));
}

for (const [what, email] of [
  ['an accent before the sign', 'zoé@epi.fr'],
  ['letters of another script before it', 'zоe@epi.fr'],
  ['letters of another script that look like ours', 'zoe@еpi.fr'],
  ['a domain too long once it is written for SMTP', `zoe@${'é'.repeat(63)}.fr`],
  ['a domain that is none', 'zoe@xn--é.fr'],
  ['no dot', 'zoe@société'],
  ['two dots', 'zoe@société..fr'],
  ['digits alone at the end', 'zoe@127.0.0.1'],
  ['a port', 'zoe@épi.fr:25'],
  ['a path', 'zoe@épi.fr/x'],
  ['two addresses', 'zoe@épi.fr,x@y.fr'],
  ['no domain', 'zoe@'],
  ['nobody', '@société.fr'],
] as const) {
  Deno.test(`${what}: refused`, () => assert.deepEqual(read(email), { email: 'format' }));
}

const headers = (raw = '') => raw.slice(0, raw.indexOf('\r\n\r\n'));

withMailServer(
  'an accent after the sign: the address to answer to is written as every server reads it',
  async (server) => {
    const settings = transportSettings.parse({
      ...{ SMTP_HOST: '127.0.0.1', SMTP_PORT: server.port },
      ...{ MAIL_FROM: 'a@b.fr', MAIL_TO: 'c@d.fr' },
    });
    const mail = composeMail({ ...valid, email: 'zoe@société.fr' }, '261121-ABCDE', new Date());
    await createTransport(settings)(mail);
    const [received] = server.mails;
    assert.equal(received?.replyTo?.[0]?.address, 'zoe@xn--socit-esab.fr');
    assert.match(headers(received?.raw), /^[\x20-\x7E\r\n\t]+$/);
    assert.match(received?.text ?? '', /^E-mail : zoe@société\.fr$/m);
  },
);

// Why an accent before it is refused: nodemailer asks for SMTPUTF8 only where sender or recipient
// need it. The address to answer to would leave in bytes that a server without SMTPUTF8 may refuse,
// and the mail with it.
withMailServer(
  'an accent before the sign would leave in bare bytes, without SMTPUTF8 being asked for',
  async (server) => {
    const transport = nodemailer.createTransport({
      host: '127.0.0.1',
      port: server.port,
      ignoreTLS: true,
    });
    await transport.sendMail({ from: 'a@b.fr', to: 'c@d.fr', replyTo: 'zoé@epi.fr', text: '' });
    const [received] = server.mails;
    assert.match(headers(received?.raw), /^Reply-To: zoé@epi\.fr\r?$/m);
  },
);
