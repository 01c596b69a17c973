// Compares the responses and mails of the function with the recorded responses and mails. Record
// them again:
// RECORD=1 npm test -- tests/function/contract/contract.test.ts
import assert from 'node:assert/strict';
import tables from '../../../supabase/functions/send-devis-email/tables.json' with { type: 'json' };
import { type Call, type Running, startRunning } from '../support/running.ts';
import { until } from '../support/until.ts';
import { createKey as key } from '../support/valid.ts';

type Received = Running['mail']['mails'][number];

const site = 'http://localhost:3000';
const headers = {
  'content-type': 'application/json',
  apikey: 'sb_publishable_local',
  authorization: 'Bearer sb_publishable_local',
  origin: site,
};
const form = { 'content-type': 'application/x-www-form-urlencoded', origin: site };
const full = {
  entreprise: 'Atelier <Durand> & Fils, "menuiserie"; Lyon',
  secteur: 'sante',
  effectifs: '11-50',
  ca: '2M-10M',
  nom: 'Zoé Martin-Lefèvre',
  email: "o'neil+a&b=c@atelier-durand.fr",
  telephone: '06.12.34.56.78 <b>le matin',
  besoins:
    'Un logiciel dont tout dépend.\nE-mail : <img src=x>\nJoint : prix de ma classe. 812 € ' +
    'par an Le calcul : http://localhost:3000/tarifs#mesure',
  rgpd: true,
};
const minimum = {
  entreprise: 'Épi',
  secteur: 'autre',
  nom: 'Zoé',
  email: 'zoe@epi.fr',
  rgpd: true,
};
const marks = (text: string) => ({ 'form-marks': text });
const plainAnswers = { ...minimum, rgpd: 'on', besoins: 'deux\r\nlignes' };

/** Gives each case its own network, so that no case counts toward the limit of another case. */
const from = (index: number) => ({ 'cf-connecting-ip': `198.51.${index}.7` });
const post = (index: number, body: string | object, more: Record<string, string> = {}): Call => ({
  headers: { ...headers, ...from(index), 'idempotency-key': key(index), ...more },
  body,
});
const submitForm = (index: number, over = {}, end = '', origin = site): Call => ({
  headers: { ...form, ...from(index), origin },
  body: new URLSearchParams({ ...plainAnswers, ...over }).toString() + end,
});
const ask = (path: string, body: object, more: Record<string, string> = {}): Call => ({
  path,
  headers: { ...headers, ...from(0), ...more },
  body,
});
const accord = 'accord=1+du+21+novembre+2026';

/**
 * Calls in the order in which the test makes them. The name of each call says what the call tests.
 */
const exchanges: Record<string, Call> = {
  'preflight from the site': {
    method: 'OPTIONS',
    headers: { origin: site, 'access-control-request-method': 'POST' },
  },
  'preflight from another site': { method: 'OPTIONS', headers: { origin: 'https://other.test' } },
  'accepted with every field': post(1, full, marks(`site_web=&duree=42&${accord}`)),
  'accepted with the least': post(2, minimum, marks(`duree=42&${accord}`)),
  'same key, other answers': post(1, { ...full, nom: 'Zoé' }),
  'from a page without key and marks, with an unknown field': {
    headers: { ...headers, ...from(3) },
    body: { ...minimum, nom: 'Ancienne page', siren: '123' },
  },
  'without the key of the site': post(4, { ...minimum, nom: 'Sans clé' }, { apikey: '' }),
  'read from another site': post(
    5,
    { ...minimum, nom: 'Ailleurs' },
    { origin: 'https://other.test' },
  ),
  'marked by the hidden field and its duration, with another wording of the consent': post(
    6,
    { ...minimum, nom: 'Piège' },
    marks('site_web=x&duree=0&accord=2+du+3+mars+2027%0AE-mail : x@y'),
  ),
  'refused: nothing given': post(8, {}),
  'refused: each field wrong': post(8, {
    entreprise: ' ',
    secteur: 'plage',
    effectifs: '7',
    ca: 'x',
    nom: 'n'.repeat(121),
    email: 'zoe@',
    telephone: '0'.repeat(121),
    besoins: 'b'.repeat(3001),
    rgpd: 'oui',
  }),
  'refused: no object': post(8, '"nothing"'),
  'refused: not JSON': post(8, '{"entreprise":'),
  'refused: not sent as JSON': post(8, minimum, { 'content-type': 'text/plain' }),
  'refused: too large': post(8, { ...minimum, besoins: 'b'.repeat(20_000) }),
  'wrong method': { method: 'GET', headers: { ...from(8) } },
  'unknown address': ask('/ailleurs', {}),
  'form without scripts': submitForm(10),
  'form without scripts, twice': submitForm(10),
  'form without scripts from another site': submitForm(
    11,
    { nom: 'Autre site' },
    '',
    'https://other.test',
  ),
  'form without scripts, no consent': submitForm(12, { rgpd: '' }),
  'form without scripts, an answer twice': submitForm(12, {}, '&nom=Autre'),
  'delivered: same key, same answers': post(1, full, marks(`site_web=&duree=99&${accord}`)),
  'delivered: same key in capitals': post(2, minimum, { 'idempotency-key': key(2).toUpperCase() }),
  'delivered: the same once more, without key': {
    headers: { ...headers, ...from(3) },
    body: { ...minimum, nom: 'Ancienne page', siren: '123' },
  },
  'delivered: state': ask('/etat', { cle: key(1) }),
  'state of an unknown key': ask('/etat', { cle: key(99) }),
  'state without a key': ask('/etat', {}),
  'state without the key of the site': ask('/etat', { cle: key(1) }, { apikey: '' }),
  withdrawal: ask('/retrait', { cle: key(2) }),
  'withdrawal once more': ask('/retrait', { cle: key(2) }),
  'withdrawal of an unknown key': ask('/retrait', { cle: key(99) }),
  'withdrawal by a false link': ask('/retrait', { lien: '261126-AAAAAA.0123' }),
  'state, withdrawn': ask('/etat', { cle: key(2) }),
  'the withdrawn request once more': post(2, minimum),
  'scheduler without its secret': ask('/envois', {}),
  'canary without its secret': ask('/canari', {}),
};

const prices: [text: string, name: string][] = [
  [tables.measured[full.ca as '2M-10M'], 'MARCHE'],
  [tables.estimated.sante[full.effectifs as '11-50'], 'ESTIMATEUR'],
  [tables.answer, 'DELAI'],
];

const number = /\d{6}-[2-9A-HJ-NP-Z]{6}/g;
const normalise = (typed: string) =>
  prices
    .reduce((text, [price, name]) => text.replaceAll(price, name), typed)
    .replace(number, 'NUMERO')
    .replace(/NUMERO\.[0-9a-f]{64}/g, 'NUMERO.JETON')
    .replace(/(re[cç]ue) \p{L}+ \d.*? à \d\d:\d\d/giu, '$1 DATE');

/** Headers of the first response. The recording omits them in the others. */
let common: Record<string, string> | undefined;

async function read(answer: Response) {
  const text = await answer.text();
  const headers = Object.fromEntries(answer.headers);
  const own = Object.entries(headers).filter(([name, value]) => common?.[name] !== value);
  const missing = Object.keys(common ?? {}).filter((name) => !Object.hasOwn(headers, name));
  common ??= headers;
  return {
    status: answer.status,
    headers: Object.fromEntries(own.toSorted()),
    ...(missing.length > 0 && { missing: missing.toSorted() }),
    body: text && JSON.parse(normalise(text)),
  };
}

const header = ({ headers }: Received, name: string) =>
  headers.find(({ key }) => key === name)?.value;

const readMail = (mail: Received) => ({
  messageId: normalise(mail.messageId ?? ''),
  subject: normalise(mail.subject ?? ''),
  from: header(mail, 'from'),
  to: header(mail, 'to'),
  replyTo: header(mail, 'reply-to'),
  automatic: header(mail, 'auto-submitted'),
  text: normalise(mail.text ?? '').split('\n'),
  ...(!mail.subject?.includes('Épi') && {
    html: normalise(mail.html ?? '').split('\n'),
    card: mail.attachments.map(({ filename, mimeType, content }) => ({
      filename: normalise(filename ?? ''),
      mimeType,
      content: normalise(new TextDecoder().decode(content as ArrayBuffer)).split('\r\n'),
    })),
  }),
});

/** Sorts the mails by their text, because the order of their arrival varies. */
const readMails = ({ mail }: Running) =>
  mail.mails
    .map(readMail)
    .toSorted((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1));

const arrived = ({ mail }: Running, count: number) =>
  until(`${count} mails`, () => mail.mails.length >= count);

async function replay() {
  const recorded: Record<string, unknown> = {};
  const running = await startRunning();
  const { call } = running;
  for (const [name, what] of Object.entries(exchanges)) {
    if (name.startsWith('delivered: '))
      await until(name, async () => (await (await call(what)).json()).data?.etat === 'remise');
    recorded[name] = await read(await call(what));
  }
  // Waits for nine mails: six requests, two forms without scripts and one withdrawal cause them.
  await arrived(running, 9);
  recorded['scheduler'] = await read(await running.schedule());
  recorded['canary'] = await read(await running.schedule('/canari'));
  await running.stop();
  return { ...recorded, mails: readMails(running) };
}

async function replayAcknowledgement() {
  const running = await startRunning({ ACKNOWLEDGE_FROM: 'Courtage du Test' });
  await running.call(post(1, full, marks(`duree=42&${accord}`)));
  await arrived(running, 2);
  await running.stop();
  return readMails(running);
}

const golden = new URL('contract.json', import.meta.url);

Deno.test({
  name: 'function > responds and sends mails as recorded',
  sanitizeOps: false,
  sanitizeResources: false,
  fn: async () => {
    const found = {
      exchanges: await replay(),
      acknowledgement: await replayAcknowledgement(),
    };
    const text = `${JSON.stringify(found, null, 2)}\n`;
    if (Deno.env.get('RECORD')) await Deno.writeTextFile(golden, text);
    assert.deepEqual(JSON.parse(text), JSON.parse(await Deno.readTextFile(golden)));
  },
});
