import assert from 'node:assert/strict';
import { createServer } from 'node:net';
import { freePort } from '../../scripts/lib/ports.ts';
import { valid } from '../../scripts/trial/valid.ts';
import { composeMail } from '../../supabase/functions/send-devis-email/mail.ts';
import {
  createTransport,
  mailboxFor,
  Timeout,
  type TransportSettings,
  transportSettings,
} from '../../supabase/functions/send-devis-email/transport.ts';
import { real, withMailServer } from './support/outbox.ts';

const settings = (
  port: number,
  encryption: TransportSettings['encryption'] = 'none',
): TransportSettings => ({
  SMTP_HOST: '127.0.0.1',
  SMTP_PORT: port,
  MAIL_FROM: 'devis@site.test',
  MAIL_TO: 'demandes@courtier.test',
  MAIL_TO_2_AFTER: 3,
  encryption,
});
const hasty = { stage: 300, all: 1500 };
const mail = (over: object = {}) =>
  composeMail({ ...valid, ...over }, '261121-ABCDE', new Date('2026-11-21T08:30:00Z'));

const read = (over: object = {}) =>
  transportSettings.safeParse({
    SMTP_HOST: 'smtp.exemple.fr',
    SMTP_PORT: '465',
    MAIL_FROM: 'a@b.fr',
    MAIL_TO: 'c@d.fr',
    ...over,
  });

for (const [host, port, encryption] of [
  ['smtp.exemple.fr', '465', 'tls'],
  ['smtp.exemple.fr', '2525', 'starttls'],
  ...['127.0.0.1', 'localhost', '::1'].flatMap(
    (host) =>
      [
        [host, '25', 'none'],
        [host, '587', 'none'],
        [host, '24325', 'none'],
        [host, '465', 'tls'],
      ] as const,
  ),
] as const) {
  Deno.test(`${host}, port ${port}: ${encryption}`, () => {
    assert.equal(read({ SMTP_HOST: host, SMTP_PORT: port }).data?.encryption, encryption);
  });
}

for (const port of ['25', '587']) {
  Deno.test(`port ${port}, closed on the platform, is refused at start`, () => {
    assert.match(
      read({ SMTP_PORT: port }).error?.issues[0]?.message ?? '',
      /^SMTP_PORT \d+ est fermé en sortie chez Supabase/,
    );
  });
}

for (const port of ['tls', '0', '-1', '2.5']) {
  Deno.test(`« ${port} » is no port, and is named`, () => {
    const messages = read({ SMTP_PORT: port }).error?.issues.map(({ message }) => message);
    assert.deepEqual(messages, ['SMTP_PORT doit être un nombre entier, par exemple 465']);
  });
}

withMailServer(
  'a mail arrives whole: to the broker, from the site, answered to the visitor',
  async (server) => {
    await createTransport(settings(server.port))(
      mail({ besoins: 'Première ligne\nDernière ligne, avec des « guillemets »' }),
    );
    const [received] = server.mails;
    assert.equal(received?.to?.[0]?.address, 'demandes@courtier.test');
    assert.equal(received?.from?.address, 'devis@site.test');
    assert.equal(received?.replyTo?.[0]?.address, 'zoe@epi.fr');
    assert.equal(received?.subject, 'Devis cyber 261121-ABCDE : Épi & Fils (Autre)');
    assert.match(
      received?.text ?? '',
      /Besoins : Première ligne\r?\n {4}Dernière ligne, avec des « guillemets »/,
    );
    assert.match(received?.html ?? '', /Première ligne<br>Dernière ligne/);
    assert.equal(received?.headers.filter(({ key }) => ['cc', 'bcc'].includes(key)).length, 0);
  },
);

withMailServer(
  'no header is built from what was typed, a valid address to answer to aside',
  async (server) => {
    const odd = "o'neil!#$%&*+/=?^_`{|}~-@sous.domaine.example";
    await createTransport(settings(server.port))(
      mail({ email: odd, entreprise: 'A <b@c.fr>, d@e.fr; Bcc: f@g.fr', nom: '"Z" <z@z.fr>' }),
    );
    const [received] = server.mails;
    assert.deepEqual(received?.replyTo, [{ name: '', address: odd }]);
    assert.deepEqual(
      received?.to?.map(({ address }) => address),
      ['demandes@courtier.test'],
    );
    const allowed = [
      'from',
      'to',
      'reply-to',
      'subject',
      'message-id',
      'date',
      'mime-version',
      'content-type',
    ];
    assert.deepEqual(
      received?.headers.map(({ key }) => key).filter((key) => !allowed.includes(key)),
      [],
    );
  },
);

withMailServer(
  'the same mail sent twice bears one Message-ID, of the sender’s domain; a renvoi another',
  async (server) => {
    const send = createTransport({
      ...settings(server.port),
      MAIL_FROM: 'Le site <devis@site.test>',
    });
    await send(mail());
    await send(mail());
    await send(composeMail(valid, '261121-ABCDE', new Date(), 2));
    assert.deepEqual(
      server.mails.map(({ messageId }) => messageId),
      ['<261121-ABCDE@site.test>', '<261121-ABCDE@site.test>', '<261121-ABCDE-r2@site.test>'],
    );
  },
);

for (const [failures, bounces, mailbox] of [
  [0, 0, 'first'],
  [2, 0, 'first'],
  [3, 0, 'second'],
  [4, 0, 'first'],
  [5, 0, 'second'],
  [0, 1, 'second'],
  [0, 2, 'first'],
] as const) {
  Deno.test(`after ${failures} failures and ${bounces} returns a mail goes to the ${mailbox} mailbox, if there are two`, () => {
    const two = { MAIL_TO: 'first', MAIL_TO_2: 'second', MAIL_TO_2_AFTER: 3 };
    assert.equal(mailboxFor(two, { failures, bounces }), mailbox);
    assert.equal(mailboxFor({ ...two, MAIL_TO_2: undefined }, { failures, bounces }), 'first');
  });
}

withMailServer('a server that refuses is an error with its code', async (server) => {
  server.behave('refuses');
  await assert.rejects(createTransport(settings(server.port))(mail()), { responseCode: 550 });
});

withMailServer('a server that falls silent after the mail is a timeout', async (server) => {
  server.behave('silent');
  await assert.rejects(createTransport(settings(server.port), hasty)(mail()), Timeout);
});

withMailServer('a slow server is waited for', async (server) => {
  server.behave('slow');
  await createTransport(settings(server.port), hasty)(mail());
  assert.equal(server.mails.length, 1);
});

withMailServer(
  'a server that hangs up in the middle is an error, not a timeout',
  async (server) => {
    server.behave('hangs up');
    const failure = await createTransport(
      settings(server.port),
      hasty,
    )(mail()).catch((error: unknown) => error);
    assert.ok(failure instanceof Error && !(failure instanceof Timeout), String(failure));
  },
);

withMailServer('a server without STARTTLS gets nothing where encryption is due', async (server) => {
  await assert.rejects(createTransport(settings(server.port, 'starttls'), hasty)(mail()));
  assert.deepEqual(server.mails, []);
});

real('a server that never greets is a timeout', async () => {
  const server = createServer(() => {});
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  await assert.rejects(createTransport(settings(port), hasty)(mail()), Timeout);
  server.close();
});

real('a server that is not there is an error', async () => {
  await assert.rejects(createTransport(settings(await freePort()), hasty)(mail()), {
    code: 'ESOCKET',
  });
});
