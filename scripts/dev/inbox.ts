import { createServer } from 'node:http';
import { listen } from '../lib/listen.ts';
import { type MailServer, startMailServer } from './mail-server.ts';

type Mail = MailServer['mails'][number];

const escapeHtml = (text = '') => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
// Prevents a mail from running scripts in the page.
const PAGE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
};

function renderMail({ subject, from, to = [], text }: Mail, index: number): string {
  const recipients = to.map(({ address }) => address).join(', ');
  return `<details><summary>${escapeHtml(subject)}</summary>
<p>de ${escapeHtml(from?.address)} à ${escapeHtml(recipients)} : <a href="/${index}">en HTML</a></p>
<pre>${escapeHtml(text)}</pre></details>`;
}

const renderList = (mails: Mail[]) => `<!doctype html><html lang="fr"><title>Courriers</title>
<style>body { font: 1rem/1.5 system-ui; margin: 2rem }
pre { white-space: pre-wrap }</style>
<h1>Courriers reçus : ${mails.length}</h1>${mails.map(renderMail).reverse().join('')}</html>`;

/** Receives mails by SMTP. Shows them on a web page and returns them as JSON at /email. */
export async function startInbox(port: number, smtp: number) {
  const { mails, stop } = await startMailServer({ port: smtp });
  const server = createServer(({ url = '/' }, response) => {
    const mail = mails[Number(url.slice(1))];
    if (url === '/') response.writeHead(200, PAGE_HEADERS).end(renderList(mails));
    else if (url === '/email')
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(mails));
    else if (mail) response.writeHead(200, PAGE_HEADERS).end(mail.html ?? escapeHtml(mail.text));
    else response.writeHead(404).end();
  });
  const served = await listen(server, port);
  return { stop: () => Promise.all([served.stop(), stop()]).then(() => {}) };
}
