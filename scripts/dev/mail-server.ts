import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

type ReceivedMail = Email & { raw: string };
type MailBehaviour = 'accepts' | 'refuses' | 'silent' | 'slow';

const SLOW_MS = 600;

/** Starts an SMTP server that keeps all mails in memory. Tests can make it fail in several ways. */
export async function startMailServer({ port = 0, mails = [] as ReceivedMail[] } = {}) {
  let behaviour: MailBehaviour = 'accepts';
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 100,
    onRcptTo(_address, _session, done) {
      const error = new Error('mailbox of zoe@secret.example is full');
      done(behaviour === 'refuses' ? Object.assign(error, { responseCode: 550 }) : undefined);
    },
    onData(stream, _session, done) {
      const chunks: Uint8Array[] = [];
      stream.on('data', (chunk: Uint8Array) => chunks.push(chunk));
      stream.on('end', async () => {
        if (behaviour === 'silent') return;
        if (behaviour === 'slow') await setTimeout(SLOW_MS);
        const raw = new TextDecoder().decode(await new Blob(chunks as BlobPart[]).arrayBuffer());
        mails.push({ ...(await PostalMime.parse(raw)), raw });
        done();
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
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

export type MailServer = Awaited<ReturnType<typeof startMailServer>>;
