import { answerText, descriptionOf, fieldNames, type QuoteField } from '../_shared/quote-fields.ts';
import { dialable } from '../_shared/telephone.ts';
import type { ConsentedRequest } from './consented-request.ts';
import { reasons } from './marks.ts';
import { mailto, meaningOf, type Reply, replyTo } from './meaning.ts';
import { vcard } from './vcard.ts';

/** `id` makes the Message-ID: the same mail sent again bears the same. */
export type Mail = {
  id: string;
  subject: string;
  text: string;
  html: string;
  replyTo?: string;
  /** To somebody else than the broker. */
  to?: string;
  /** To the operator too. */
  cc?: string | undefined;
  /** Nobody wrote it: no absent person's program answers it. */
  automatic?: boolean;
  attachments?: { filename: string; content: string; contentType: string }[];
};

const missing = 'non renseigné';

/**
 * What the broker receives, to be acted on in a minute, in plain text and in HTML, all escaped: the
 * answers, what they mean for the price, a link by which to say that it is in hand, a reply to
 * send, and the person as a card. What is marked says so in its subject, and why; so does what is
 * sent once more because somebody asked for it, which is another mail.
 */
export function composeMail(
  request: ConsentedRequest,
  number: string,
  at: Date,
  resends = 0,
  takeOn?: string,
): Mail {
  const section = composeSection(request, number, at);
  const text = takeOn ? `${section.text}\n${takeOnTitle} : ${takeOn}\n` : section.text;
  const html = takeOn
    ? `${section.html}\n<p style="margin:24px 0 0">${button(takeOn, takeOnTitle)}</p>`
    : section.html;
  const meaning = meaningOf(request);
  const reply = replyTo(request, number);
  const marks = request.marques?.length
    ? `, à vérifier (${request.marques.map((mark) => reasons[mark]).join(', ')})`
    : '';
  return {
    id: resends ? `${number}-r${resends}` : number,
    subject: `Devis cyber ${number}${resends ? ` (renvoi ${resends})` : ''}${marks} : ${request.entreprise.trim()} (${answerText('secteur', request.secteur)})`,
    replyTo: request.email,
    text: [text, `${meaningTitle}\n`, ...meaning.map(plain), '', replyText(reply), ''].join('\n'),
    html: page(`Demande ${number}`, `${html}\n${meaningSection(meaning)}\n${replySection(reply)}`),
    attachments: [
      {
        filename: `demande-${number}.vcf`,
        content: vcard(request, number),
        contentType: 'text/vcard; charset=utf-8',
      },
    ],
  };
}

const meaningTitle = 'Ce que ces réponses indiquent';
const replyTitle = 'Réponse prête à envoyer';
const takeOnTitle = 'Pris en charge';

/** One request in a mail: its number, when it came, its answers. */
export function composeSection(
  request: ConsentedRequest,
  number: string,
  at: Date,
): Pick<Mail, 'text' | 'html'> {
  const received = at.toLocaleString('fr-FR', {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone: 'Europe/Paris',
  });
  const rows = [...fieldNames].sort(longTextLast).map((name) => rowOf(name, request));
  return {
    text: [`Demande ${number}, reçue ${received}`, '', ...rows.map(plain), ''].join('\n'),
    html: section(number, received, rows),
  };
}

type Row = { label: string; value: string; href?: string | undefined };

const isLongText = (name: QuoteField) => descriptionOf(name).control === 'area';
const longTextLast = (one: QuoteField, other: QuoteField) =>
  Number(isLongText(one)) - Number(isLongText(other));

function rowOf(name: QuoteField, request: ConsentedRequest): Row {
  const field = descriptionOf(name);
  const label = field.mailLabel ?? field.label;
  if (field.control === 'consent') return { label, value: consentText(field, request.accord) };
  const value = answerText(name, String(request[name]));
  const type = field.control === 'text' && field.input.type;
  if (type === 'email') return { label, value, href: mailto(value) };
  if (type === 'tel') return { label, ...dialable(value) };
  return { label, value };
}

/** In the words that the page showed: those of another version are not here to be told. */
function consentText(
  { wording, version }: { wording: string; version: string },
  agreed: string | undefined,
): string {
  if (agreed === version)
    return `donné dans le formulaire, en cochant «\u00A0${wording}\u00A0» (version ${version})`;
  return `donné dans le formulaire (${agreed ? `version ${agreed}` : 'version du texte non indiquée'})`;
}

/** Further lines are set in, so that none can pass for a row of its own. */
const plain = ({ label, value }: Row) =>
  `${label} : ${value.replaceAll('\n', '\n    ') || missing}`;

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (value: string) => value.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);

function cell({ value, href }: Row): string {
  if (!value) return `<em style="color:#494f5e">${missing}</em>`;
  const text = escaped(value).replaceAll('\n', '<br>');
  return href ? `<a href="${escaped(href)}" style="color:#1442c8">${text}</a>` : text;
}

const line =
  'border-bottom:1px solid #cfd1d5;padding:10px 16px 10px 0;text-align:left;vertical-align:top;overflow-wrap:anywhere';

function tableOf(rows: Row[]): string {
  const body = rows.map(
    (row) =>
      `<tr><th scope="row" style="${line};white-space:nowrap">${escaped(row.label)}</th><td style="${line}">${cell(row)}</td></tr>`,
  );
  return `<table style="border-collapse:collapse;border-top:2px solid #10182b;width:100%;max-width:640px">${body.join('')}</table>`;
}

const section = (
  number: string,
  received: string,
  rows: Row[],
) => `<h1 style="font-size:22px;margin:0 0 4px">Demande ${number}</h1>
<p style="margin:0 0 16px;color:#494f5e">Reçue ${escaped(received)}</p>
${tableOf(rows)}`;

const heading = (title: string) =>
  `<h2 style="font-size:18px;margin:32px 0 12px">${escaped(title)}</h2>`;

const meaningSection = (rows: Row[]) => `${heading(meaningTitle)}\n${tableOf(rows)}`;

const replyText = ({ subject, body }: Reply) =>
  `${replyTitle}\n\n    Objet : ${subject}\n\n    ${body.replace(/\n(?!\n)/g, '\n    ')}`;

const button = (href: string, label: string) =>
  `<a href="${escaped(href)}" style="display:inline-block;padding:12px 20px;border:2px solid #10182b;background:#ffe45c;color:#10182b;font-weight:bold;text-decoration:none">${label}</a>`;

const replySection = ({ subject, body, href }: Reply) => `${heading(replyTitle)}
<p style="margin:0 0 16px">${button(href, 'Ouvrir cette réponse')}</p>
<div style="max-width:608px;padding:16px;background:#f3f5f9"><strong>${escaped(subject)}</strong><br><br>${escaped(body).replaceAll('\n', '<br>')}</div>`;

/** Title and content are HTML already. */
export const page = (title: string, content: string) => `<!doctype html>
<html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title></head>
<body style="margin:0;padding:24px;color:#10182b;background:#ffffff;font:16px/1.45 Arial,sans-serif">
${content}
</body></html>`;
