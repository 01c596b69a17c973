import { createServer } from 'node:http';
import { listen } from '../lib/listen.ts';
import { type MailServer, startMailServer } from './mail-server.ts';

type Mail = MailServer['mails'][number];

const escaped = (text = '') => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
// What a mail holds is shown, never run.
const page = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
};

function entry({ subject, from, to = [], text, attachments }: Mail, index: number): string {
  const link = (file: string, name: string) =>
    `<a href="/${index}/${encodeURIComponent(file)}">${escaped(name)}</a>`;
  const files = attachments.map(({ filename }) => link(filename ?? '', filename ?? ''));
  return `<details><summary>${escaped(subject)}</summary>
<p>de ${escaped(from?.address)} à ${escaped(to.map(({ address }) => address).join(', '))} : ${[link('', 'en HTML'), ...files].join(', ')}</p>
<pre>${escaped(text)}</pre></details>`;
}

const list = (mails: Mail[]) => `<!doctype html><html lang="fr"><title>Courriers</title>
<style>body { font: 1rem/1.5 system-ui; max-width: 60rem; margin: 2rem auto } pre { white-space: pre-wrap }</style>
<h1>Courriers reçus : ${mails.length}</h1>${mails.map(entry).reverse().join('')}</html>`;

/**
 * An inbox that keeps what it receives: SMTP on one port, on another the mails as a page, and as
 * JSON at /email.
 */
export async function startInbox(port: number, smtp: number) {
  const { mails, stop } = await startMailServer({ port: smtp });
  const server = createServer(({ url = '/' }, response) => {
    const [, number = '', file = ''] = url.split('/').map(decodeURIComponent);
    const mail = mails[Number(number)];
    const attached = mail?.attachments.find(({ filename }) => filename === file);
    if (url === '/') response.writeHead(200, page).end(list(mails));
    else if (url === '/email')
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(mails));
    else if (attached)
      response.writeHead(200, { 'content-type': attached.mimeType }).end(attached.content);
    else if (mail) response.writeHead(200, page).end(mail.html ?? escaped(mail.text));
    else response.writeHead(404).end();
  });
  const served = await listen(server, port);
  return {
    async stop() {
      await Promise.all([served.stop(), stop()]);
    },
  };
}
