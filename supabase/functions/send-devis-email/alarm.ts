// How somebody learns that requests do not arrive: by two ways, since mail may be what fails, and
// by a silence.
import * as z from 'zod/mini';
import { causeOf } from './cause.ts';
import type { Incident } from './outbox.ts';
import { optional } from './settings.ts';
import { createTransport, type TransportSettings } from './transport.ts';

const isAddress = (value: string) => /^https?:/.test(value) && URL.canParse(value);
const address = (name: string, use: string) =>
  optional(isAddress, `${name} doit commencer par https:// : ${use}`);

export const alarmSettings = z.object({
  ALERT_MAIL: optional(),
  ALERT_WEBHOOK: address('ALERT_WEBHOOK', 'l’adresse appelée quand des demandes attendent'),
  HEARTBEAT_URL: address(
    'HEARTBEAT_URL',
    'l’adresse du service qui prévient quand plus rien ne l’appelle',
  ),
});

export type AlarmSettings = z.infer<typeof alarmSettings>;

const sentences: Record<Incident['kind'], (requests: number) => string> = {
  queued: (requests) =>
    `Demandes de devis qui attendent leur tour, ${requests} : il en arrive plus qu’il n’en part en une heure (REQUESTS_AN_HOUR) ou en un jour (REQUESTS_A_DAY)`,
  full: (requests) =>
    `Des demandes de devis sont refusées, et l’on demande à leurs auteurs d’appeler. Elles sont déjà ${requests} à attendre leur tour`,
  gone: (requests) =>
    `Demandes que l’outil de LEADS_WEBHOOK n’a pas prises, ${requests} : il répond 410, son adresse n’existe plus. Changez-la, ou videz le réglage`,
  waiting: (requests) =>
    `${counted(requests)} : plus de 15 min d’attente, le serveur de messagerie ne les prend pas`,
  unreadable: (requests) =>
    `${counted(requests)} : contenu illisible, la clé qui l’a chiffré manque dans OUTBOX_KEYS`,
  bounced: (requests) =>
    `${counted(requests)} : prises par le serveur de messagerie, puis revenues`,
  expiring: (requests) =>
    `${counted(requests)} : contenu effacé dans moins d’un jour, sans avoir été remis`,
};

const counted = (requests: number) => `Demandes de devis non remises, ${requests}`;

function textOf({ kind, requests, minutes, cause, numbers }: Incident): string {
  const oldest =
    minutes === undefined
      ? ''
      : ` La plus ancienne attend depuis ${minutes} min${cause ? ` (${cause})` : ''}.`;
  return `${sentences[kind](requests)}.${oldest}${kind === 'queued' ? ` Leurs numéros : ${numbers}.` : ''}`;
}

/** What the broker is told too: he will have them late, or by telephone. */
const forBroker: Incident['kind'][] = ['queued', 'full'];

type Log = (entry: Record<string, unknown>) => void;

export function createAlarm(settings: AlarmSettings, transport: TransportSettings, log: Log) {
  const { ALERT_MAIL, ALERT_WEBHOOK, HEARTBEAT_URL } = settings;
  const broker = createTransport(transport);
  const mail = ALERT_MAIL
    ? createTransport({ ...transport, MAIL_TO: ALERT_MAIL, MAIL_TO_2: undefined })
    : undefined;
  const call = async (url: string, init: RequestInit) => {
    const answer = await fetch(url, { ...init, signal: AbortSignal.timeout(10_000) });
    await answer.body?.cancel();
    if (!answer.ok) throw Object.assign(new Error(), { code: `HTTP ${answer.status}` });
  };
  const failed = (outcome: string) => (error: unknown) => log({ outcome, cause: causeOf(error) });

  return {
    /** Whether one way at least worked. Without any the log is the only one. */
    async alert(incident: Incident): Promise<boolean> {
      const text = textOf(incident);
      log({ outcome: 'alert', ...incident });
      const body = JSON.stringify({ text, ...incident });
      const ways = [
        ALERT_WEBHOOK
          ? call(ALERT_WEBHOOK, {
              method: 'POST',
              headers: { 'content-type': 'application/json' },
              body,
            })
          : undefined,
        ...[mail, forBroker.includes(incident.kind) ? broker : undefined].map((send) =>
          send?.({
            id: `alerte-${crypto.randomUUID()}`,
            subject: 'Des demandes de devis attendent',
            text,
            html: `<p>${text}</p>`,
          }),
        ),
      ].filter((way) => way !== undefined);
      const results = await Promise.all(
        ways.map((way) => Promise.resolve(way).then(() => true, failed('alert failed'))),
      );
      return ways.length === 0 || results.includes(true);
    },
    async beat(): Promise<void> {
      if (HEARTBEAT_URL)
        await call(HEARTBEAT_URL, { method: 'GET' }).catch(failed('heartbeat failed'));
    },
  };
}
