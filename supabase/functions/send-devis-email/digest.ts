// What looks suspicious: many requests in one mail, so that a flood of them is no flood of mails, and none of them is lost.
import type { QuoteRequest } from '../_shared/quote-request.ts';
import { type Counts, endingOf, writeDown } from './dispatch.ts';
import { toHex } from './hex.ts';
import { composeSection, type Mail, page } from './mail.ts';
import type { Ending, Failed, Leased } from './outbox.ts';
import type { Parts } from './parts.ts';

const most = 100;

type Entry = { leased: Leased; quote: QuoteRequest };

/** Sends the suspicious requests that are due, in one mail. What does not fit in goes with the next call. */
export async function sendDigest(parts: Parts): Promise<Counts> {
  const { outbox } = parts;
  const fresh = `releve-${toHex(crypto.getRandomValues(new Uint8Array(10)))}`;
  const leased = (await outbox?.leaseDigest(most, fresh)) ?? [];
  if (!outbox || leased.length === 0) return { sent: 0, failed: 0 };
  const started = performance.now();
  const opened = await Promise.all(leased.map(open));
  const entries = opened.filter((each) => 'quote' in each).sort(byReceipt);
  const closed = opened.filter((each) => 'ending' in each);
  // Of one cause together: a lost key closes thousands.
  for (const alike of Map.groupBy(closed, ({ ending }) => ending.cause).values()) {
    await writeDown(
      alike.map(({ leased }) => leased),
      alike[0].ending,
      started,
      outbox,
      parts,
    );
  }
  if (entries.length === 0) {
    const { sent, failed } = await sendDigest(parts);
    return { sent, failed: leased.length + failed };
  }
  const ending = await send(entries, leased.length === most, parts);
  await writeDown(
    entries.map((each) => each.leased),
    ending,
    started,
    outbox,
    parts,
  );
  const sent = ending.sent ? entries.length : 0;
  return { sent, failed: leased.length - sent };
}

const byReceipt = ({ leased: one }: Entry, { leased: other }: Entry) =>
  one.receivedAt.getTime() - other.receivedAt.getTime() || one.number.localeCompare(other.number);

async function open(leased: Leased): Promise<Entry | { leased: Leased; ending: Failed }> {
  try {
    return { leased, quote: await leased.open() };
  } catch (error) {
    return { leased, ending: endingOf(error) };
  }
}

async function send(entries: Entry[], isFull: boolean, { sendUnattended }: Parts): Promise<Ending> {
  try {
    const of = (name: 'failures' | 'bounces') => Math.max(...entries.map(({ leased }) => leased[name]));
    await sendUnattended(composeDigest(entries, isFull), { failures: of('failures'), bounces: of('bounces') });
    return { sent: true };
  } catch (error) {
    return endingOf(
      error,
      entries.flatMap(({ quote }) => Object.values(quote)),
    );
  }
}

const notice =
  'Ces demandes ressemblent à des envois automatiques, ou sont arrivées trop nombreuses à la fois : elles vous parviennent ensemble, une fois par heure. Lisez-les, une demande sérieuse peut s’y trouver. Chaque personne a lu que sa demande est enregistrée.';
const capped = `Ce relevé contient ${most} demandes, le plus qu’il puisse en contenir. S’il en reste, elles suivent dans les minutes qui viennent.`;

function composeDigest(entries: Entry[], isFull: boolean): Mail {
  const sections = entries.map(({ leased, quote }) => composeSection(quote, leased.number, leased.receivedAt));
  const count = entries.length === 1 ? '1 demande' : `${entries.length} demandes`;
  const title = `Devis cyber, relevé des demandes suspectes : ${count}`;
  const said = isFull ? [notice, capped] : [notice];
  return {
    id: entries[0]?.leased.digest ?? '',
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
