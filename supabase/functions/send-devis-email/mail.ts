// Composes the mails of the function as plain text and HTML.
import {
  fieldNames,
  formatAnswer,
  getDescription,
  type QuoteField,
} from '../_shared/quote-fields.ts';
import { formatTelephone } from '../_shared/telephone.ts';
import { type Answers, markReasons } from './answers.ts';
import { composeReply, describePrice, mailto, type Reply } from './broker-notes.ts';
import type { Overdue } from './store.ts';
import tables from './tables.json' with { type: 'json' };
import { composeVcard } from './vcard.ts';

export type Mail = {
  /** Part of the Message-ID, so that a mail that is sent twice keeps its Message-ID. */
  id: string;
  /** Recipient. The default is the broker. */
  to?: string;
  replyTo?: string;
  subject: string;
  text: string;
  html: string;
  /** Adds the Auto-Submitted header (RFC 3834), which prevents out-of-office replies. */
  isAutomatic?: boolean;
  attachments?: { filename: string; content: string; contentType: string }[];
};

const MISSING = 'non renseigné';
const PRICE_TITLE = 'Ce que ces réponses indiquent';
const REPLY_TITLE = 'Réponse prête à envoyer';

/**
 * Composes the broker's mail: answers, typical prices, a prepared reply, a vCard. The subject
 * contains the spam marks and says how often the mail was sent again.
 */
export function composeMail(answers: Answers, number: string, at: Date, resends = 0): Mail {
  const section = composeSection(answers, number, at);
  const price = describePrice(answers);
  const reply = composeReply(answers, number);
  const reasons = (answers.marques ?? []).map((mark) => markReasons[mark]).join(', ');
  const sign = [
    resends > 0 ? ` (renvoi ${resends})` : '',
    reasons && `, à vérifier (${reasons})`,
  ].join('');
  return {
    id: resends > 0 ? `${number}-r${resends}` : number,
    subject:
      `Devis cyber ${number}${sign} : ${answers.entreprise.trim()} ` +
      `(${formatAnswer('secteur', answers.secteur)})`,
    replyTo: answers.email,
    text: [
      section.text,
      `${PRICE_TITLE}\n`,
      ...price.map(formatRow),
      '',
      formatReply(reply),
      '',
    ].join('\n'),
    html: renderPage(
      `Demande ${number}`,
      [section.html, renderHeading(PRICE_TITLE), renderTable(price), renderReply(reply)].join('\n'),
    ),
    attachments: [
      {
        filename: `demande-${number}.vcf`,
        content: composeVcard(answers, number),
        contentType: 'text/vcard; charset=utf-8',
      },
    ],
  };
}

/**
 * Composes the acknowledgement without any words of the visitor, otherwise a spammer could mail his
 * own text to any address.
 */
export const composeAcknowledgement = (number: string, broker: string, link: string): Mail =>
  composeLetter(`ACCUSE-${number}`, `Votre demande ${number} est chez le courtier`, [
    'Bonjour,',
    `Votre demande d’assurance cyber ${number} a été remise à ${broker}, qui vous répond ` +
      `sous ${tables.answer}. Cette première réponse contient rarement un prix : le courtier ` +
      'vous demandera d’abord de remplir un questionnaire de sécurité.',
    'Pour corriger ou compléter votre demande, répondez à ce message : ' +
      'votre réponse va au courtier.',
    `Pour la retirer, ou si vous n’avez rien demandé, ouvrez la page ${link} et confirmez. ` +
      'Vos réponses sont alors effacées du site, et le courtier en est averti.',
    'Ce message est envoyé automatiquement.',
  ]);

export const composeWithdrawal = (number: string): Mail =>
  composeLetter(`RETRAIT-${number}`, `Demande ${number} : retirée par la personne`, [
    `La personne qui a envoyé la demande ${number} l’a retirée. Le site en a effacé les ` +
      'réponses ; effacez le message que vous avez reçu, et ne vous en servez plus.',
  ]);

export const composeAlert = ({ requests, minutes, cause }: Overdue): string =>
  `Messages de demandes de devis qui attendent depuis plus de 15 min : ${requests}. ` +
  `Le plus ancien attend depuis ${minutes} min${cause ? ` (${cause})` : ''}. ` +
  '« npm run leads » les montre.';

const composeLetter = (id: string, subject: string, paragraphs: string[]): Mail => ({
  id,
  subject,
  isAutomatic: true,
  text: `${paragraphs.join('\n\n')}\n`,
  html: renderPage(
    subject,
    paragraphs
      .map((text) => `<p>${text.replace(/https?:\S+/, '<a href="$&">$&</a>')}</p>`)
      .join('\n'),
  ),
});

export function composeSection(
  answers: Answers,
  number: string,
  at: Date,
): Pick<Mail, 'text' | 'html'> {
  const received = at.toLocaleString('fr-FR', {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone: 'Europe/Paris',
  });
  const rows = fieldNames
    .toSorted((one, other) => Number(isLongText(one)) - Number(isLongText(other)))
    .map((name) => createRow(name, answers));
  return {
    text: [`Demande ${number}, reçue ${received}`, '', ...rows.map(formatRow), ''].join('\n'),
    html: `<h1 style="font-size:22px;margin:0 0 4px">Demande ${number}</h1>
<p style="margin:0 0 16px;color:#494f5e">Reçue ${escapeHtml(received)}</p>
${renderTable(rows)}`,
  };
}

type Row = { label: string; value: string; href?: string | undefined };

const isLongText = (name: QuoteField) => getDescription(name).control === 'area';

function createRow(name: QuoteField, answers: Answers): Row {
  const field = getDescription(name);
  const label = field.mailLabel ?? field.label;
  if (field.control === 'consent') return { label, value: describeConsent(field, answers.accord) };
  const value = formatAnswer(name, String(answers[name]));
  const type = field.control === 'text' && field.input.type;
  if (type === 'email') return { label, value, href: mailto(value) };
  if (type === 'tel') return { label, ...formatTelephone(value) };
  return { label, value };
}

/**
 * Describes the consent. Quotes the wording of the current version only, because older wordings are
 * not stored.
 */
function describeConsent(
  { wording, version }: { wording: string; version: string },
  agreed: string | undefined,
): string {
  if (agreed === version)
    return `donné dans le formulaire, en cochant «\u00A0${wording}\u00A0» (version ${version})`;
  const text = agreed ? `version ${agreed}` : 'version du texte non indiquée';
  return `donné dans le formulaire (${text})`;
}

/** Indents all lines after the first, so that typed text cannot imitate another row of the mail. */
const formatRow = ({ label, value }: Row) =>
  `${label} : ${value.replaceAll('\n', '\n    ') || MISSING}`;

const formatReply = ({ subject, body }: Reply) =>
  `${REPLY_TITLE}\n\n    Objet : ${subject}\n\n    ${body.replace(/\n(?!\n)/g, '\n    ')}`;

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapeHtml = (value: string) => value.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);

const CELL_STYLE =
  'border-bottom:1px solid #cfd1d5;padding:10px 16px 10px 0;text-align:left;' +
  'vertical-align:top;overflow-wrap:anywhere';
const TABLE_STYLE =
  'border-collapse:collapse;border-top:2px solid #10182b;width:100%;max-width:640px';
const BUTTON_STYLE =
  'display:inline-block;padding:12px 20px;border:2px solid #10182b;background:#ffe45c;' +
  'color:#10182b;font-weight:bold;text-decoration:none';

function renderValue({ value, href }: Row): string {
  if (!value) return `<em style="color:#494f5e">${MISSING}</em>`;
  const text = escapeHtml(value).replaceAll('\n', '<br>');
  return href ? `<a href="${escapeHtml(href)}" style="color:#1442c8">${text}</a>` : text;
}

function renderTable(rows: Row[]): string {
  const body = rows.map((row) => {
    const label = escapeHtml(row.label);
    const head = `<th scope="row" style="${CELL_STYLE};white-space:nowrap">${label}</th>`;
    return `<tr>${head}<td style="${CELL_STYLE}">${renderValue(row)}</td></tr>`;
  });
  return `<table style="${TABLE_STYLE}">${body.join('')}</table>`;
}

const renderHeading = (title: string) =>
  `<h2 style="font-size:18px;margin:32px 0 12px">${escapeHtml(title)}</h2>`;

function renderReply({ subject, body, href }: Reply): string {
  const button = `<a href="${escapeHtml(href)}" style="${BUTTON_STYLE}">Ouvrir cette réponse</a>`;
  const title = `<strong>${escapeHtml(subject)}</strong>`;
  const text = escapeHtml(body).replaceAll('\n', '<br>');
  return `${renderHeading(REPLY_TITLE)}
<p style="margin:0 0 16px">${button}</p>
<div style="max-width:608px;padding:16px;background:#f3f5f9">${title}<br><br>${text}</div>`;
}

const PAGE_STYLE =
  'margin:0;padding:24px;color:#10182b;background:#ffffff;font:16px/1.45 Arial,sans-serif';

const META = '<meta charset="utf-8"><meta name="viewport" content="width=device-width">';

/** Renders a mail as an HTML page. Title and content must be escaped HTML. */
const renderPage = (title: string, content: string) => `<!doctype html>
<html lang="fr"><head>${META}<title>${title}</title></head>
<body style="${PAGE_STYLE}">
${content}
</body></html>`;
