import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

type ReceivedMail = Email & { raw: string };

export type MailBehaviour =
  | 'accepts'
  | 'refuses'
  | 'silent'
  | 'slow'
  | 'hangs up'
  | 'takes and hangs up';

/**
 * Mails that the server refuses: a random share, those to a recipient, or those that contain a
 * text.
 */
type RefusalRule = { share?: number; to?: string; text?: string };

const createRefusal = (text: string) => Object.assign(new Error(text), { responseCode: 550 });

/** Starts an SMTP server that keeps all mails in memory. Tests can make it fail in several ways. */
export async function startMailServer({
  port = 0,
  slowFor = 600,
  mails = [] as ReceivedMail[],
} = {}) {
  let behaviour: MailBehaviour = 'accepts';
  let refusalRule: RefusalRule = {};
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 100,
    onRcptTo({ address }, _session, done) {
      if (
        behaviour === 'refuses' ||
        address === refusalRule.to ||
        Math.random() < (refusalRule.share ?? 0)
      )
        done(createRefusal('mailbox of zoe@secret.example is full'));
      else done();
    },
    onData(stream, _session, done) {
      const chunks: Uint8Array[] = [];
      stream.on('data', (chunk: Uint8Array) => chunks.push(chunk));
      stream.on('end', async () => {
        if (behaviour === 'silent') return;
        const isLost = behaviour === 'hangs up';
        const isCut = isLost || behaviour === 'takes and hangs up';
        if (behaviour === 'slow') await new Promise((resolve) => setTimeout(resolve, slowFor));
        const raw = new TextDecoder().decode(await new Blob(chunks as BlobPart[]).arrayBuffer());
        const read = await PostalMime.parse(raw);
        if (refusalRule.text && read.text?.includes(refusalRule.text))
          return done(createRefusal('the content is unwanted'));
        if (!isLost) mails.push({ ...read, raw });
        if (!isCut) return done();
        // Simulates a crash: closes the connection without a response to the mail.
        for (const { _socket } of server.connections) _socket.destroy();
      });
    },
  });
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    port: (server.server.address() as AddressInfo).port,
    mails,
    behave: (next: MailBehaviour) => {
      behaviour = next;
    },
    refuse: (what: RefusalRule) => {
      refusalRule = what;
    },
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

export type MailServer = Awaited<ReturnType<typeof startMailServer>>;
