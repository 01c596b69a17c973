import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

type ReceivedMail = Email & { raw: string };

/**
 * What a mail server may do to those who send: take the mail, refuse it, say nothing, take its
 * time, hang up; or take it and hang up.
 */
export type MailBehaviour =
  | 'accepts'
  | 'refuses'
  | 'silent'
  | 'slow'
  | 'hangs up'
  | 'takes and hangs up';

/**
 * A part of all mails; what goes where there is no such mailbox; like a filter, what holds a text,
 * once all of it was read.
 */
type Refused = { share?: number; to?: string; text?: string };

const refusal = (text: string) => Object.assign(new Error(text), { responseCode: 550 });

/** A real SMTP server that keeps what it takes, and can be made to behave badly. */
export async function startMailServer({
  port = 0,
  slowFor = 600,
  mails = [] as ReceivedMail[],
} = {}) {
  let behaviour: MailBehaviour = 'accepts';
  let refused: Refused = {};
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 100,
    onRcptTo({ address }, _session, done) {
      if (behaviour === 'refuses' || address === refused.to || Math.random() < (refused.share ?? 0))
        done(refusal('mailbox of zoe@secret.example is full'));
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
        if (refused.text && read.text?.includes(refused.text))
          return done(refusal('the content is unwanted'));
        if (!isLost) mails.push({ ...read, raw });
        if (!isCut) return done();
        // As if its machine lost power: no answer, the connection is gone.
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
    refuse: (what: Refused) => {
      refused = what;
    },
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

export type MailServer = Awaited<ReturnType<typeof startMailServer>>;
