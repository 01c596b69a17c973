// What looks suspicious: many requests in one mail, so that a flood of them is no flood of mails, and none of them is lost.
import type { QuoteRequest } from '../_shared/quote-request.ts';
import { causeOf } from './cause.ts';
import { type Counts, writeDown } from './dispatch.ts';
import { toHex } from './hex.ts';
import { composeSection, type Mail, page } from './mail.ts';
import type { Ending, Leased } from './outbox.ts';
import type { Parts } from './parts.ts';

const most = 100;

type Entry = { leased: Leased; quote: QuoteRequest };

/** Sends the suspicious requests that are due, in one mail. What does not fit in goes with the next call. */
export async function sendDigest(parts: Parts): Promise<Counts> {
  const { outbox } = parts;
  const leased = (await outbox?.lease(most, undefined, true)) ?? [];
  if (!outbox || leased.length === 0) return { sent: 0, failed: 0 };
  const started = performance.now();
  const opened = await Promise.all(leased.map((each) => open(each)));
  const entries = opened.filter((each) => 'quote' in each);
  const ending: Ending = entries.length > 0 ? await send(entries, leased.length === most, parts) : { sent: true };
  const endings = opened.map((each) => ('quote' in each ? ending : each.ending));
  await Promise.all(opened.map((each, index) => writeDown(each.leased, endings[index] ?? ending, started, outbox, parts)));
  const sent = endings.filter((each) => each.sent).length;
  return { sent, failed: endings.length - sent };
}

async function open(leased: Leased): Promise<Entry | { leased: Leased; ending: Ending }> {
  try {
    return { leased, quote: await leased.open() };
  } catch (error) {
    return { leased, ending: { sent: false, cause: causeOf(error), unreadable: true } };
  }
}

async function send(entries: Entry[], isFull: boolean, { sendUnattended }: Parts): Promise<Ending> {
  try {
    const of = (name: 'failures' | 'bounces') => Math.max(...entries.map(({ leased }) => leased[name]));
    await sendUnattended(await composeDigest(entries, isFull), { failures: of('failures'), bounces: of('bounces') });
    return { sent: true };
  } catch (error) {
    return {
      sent: false,
      cause: causeOf(
        error,
        entries.flatMap(({ quote }) => Object.values(quote)),
      ),
      unreadable: false,
    };
  }
}

const notice =
  'Ces demandes ressemblent à des envois automatiques, ou sont arrivées trop nombreuses à la fois : elles vous parviennent ensemble, une fois par heure. Lisez-les, une demande sérieuse peut s’y trouver. Chaque personne a reçu son numéro.';
const capped = `Ce relevé contient ${most} demandes, le plus qu’il puisse en contenir. S’il en reste, elles suivent dans les minutes qui viennent.`;

/** The same requests, tried again, are the same mail by its identity. */
async function composeDigest(entries: Entry[], isFull: boolean): Promise<Mail> {
  const names = entries.map(({ leased }) => `${leased.number}-${leased.resends}`).sort();
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(names.join()));
  const sections = entries.map(({ leased, quote }) => composeSection(quote, leased.number, leased.receivedAt));
  const count = entries.length === 1 ? '1 demande' : `${entries.length} demandes`;
  const title = `Devis cyber, relevé des demandes suspectes : ${count}`;
  const said = isFull ? [notice, capped] : [notice];
  return {
    id: `releve-${toHex(new Uint8Array(hash).slice(0, 10))}`,
    subject: title,
    text: [...said, '', ...sections.map(({ text }) => text)].join('\n'),
    html: page(
      title,
      [
        ...said.map((sentence) => `<p style="margin:0 0 16px">${sentence}</p>`),
        ...sections.map(({ html }) => `<div style="margin:0 0 40px">${html}</div>`),
      ].join('\n'),
    ),
  };
}
