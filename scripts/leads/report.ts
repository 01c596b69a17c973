import type { Opened, Sealed } from './kept.ts';

type Kind = 'waiting' | 'sent' | 'failed' | 'bounced' | 'queued' | 'canary';

/** Ages in minutes. */
export type Group = { kind: Kind; count: number; oldest: number; newest: number };
export type Lead = {
  number: string;
  kind: Kind;
  age: number;
  failures: number;
  bounces: number;
  cause: string | null;
};
export type Summary = {
  place: string;
  groups: Group[];
  unsent: Lead[];
  canary: { state: string; age: number } | undefined;
};

/**
 * One that is kept, of requests and of what we send besides; its answers, or what is left of it,
 * until a moment.
 */
type Taken = Pick<Sealed, 'remind_at' | 'taken_at'>;
export type Row = Taken & {
  number: string;
  received_at: Date;
  kind: Exclude<Kind, 'canary'> | 'withdrawn' | 'erased';
  until: Date;
};

/** How many of those that were not sent are named. */
export const listed = 50;

const names: Record<Kind, string> = {
  waiting: 'en attente',
  sent: 'remises',
  failed: 'en échec',
  bounced: 'revenues',
  queued: 'à leur tour',
  canary: 'canari',
};
const singular: Record<Kind, string> = {
  ...names,
  sent: 'remise',
  bounced: 'revenue',
  queued: 'à son tour',
};

/** States, numbers and ages; never what a request says. */
export function reportOf({ place, groups, unsent, canary }: Summary): string {
  const group = (kind: Kind) =>
    groups.find((each) => each.kind === kind) ?? { kind, count: 0, oldest: 0, newest: 0 };
  const line = (kind: Kind, said: (group: Group) => string) => {
    const found = group(kind);
    return `  ${names[kind].padEnd(12)}${String(found.count).padStart(6)}   ${found.count > 0 ? said(found) : ''}`.trimEnd();
  };
  const since = ({ oldest }: Group) => `la plus ancienne depuis ${duration(oldest)}`;
  const notSent = (['waiting', 'failed', 'bounced', 'queued'] as const).reduce(
    (sum, kind) => sum + group(kind).count,
    0,
  );
  const rows = unsent.map(row);
  const request = unsent.find(({ number }) => /^\d/.test(number));
  return [
    `Demandes gardées ${place}`,
    '',
    line('waiting', since),
    line('failed', since),
    line('bounced', since),
    line('queued', since),
    line('sent', ({ newest }) => `la dernière il y a ${duration(newest)}`),
    `  ${names.canary.padEnd(12)}${canary ? `         ${canary.state === 'sent' ? 'remis' : 'pas remis'}, demandé il y a ${duration(canary.age)}` : '         jamais demandé'}`,
    ...(notSent > 0
      ? [
          '',
          notSent > rows.length ? `Pas remises, ${rows.length} sur ${notSent} :` : 'Pas remises :',
          ...rows,
        ]
      : []),
    ...(request ? ['', `Pour lire une demande : npm run leads -- --show ${request.number}`] : []),
  ].join('\n');
}

function row({ number, kind, age, failures, bounces, cause }: Lead): string {
  const counted = (count: number, word: string) =>
    count > 0 ? `${count} ${word}${count > 1 ? 's' : ''}` : '';
  const columns = [
    number,
    singular[kind].padEnd(10),
    `reçue il y a ${duration(age)}`.padEnd(24),
    counted(failures, 'échec'),
  ];
  return `  ${[...columns, counted(bounces, 'retour'), cause ?? ''].filter(Boolean).join('  ')}`.trimEnd();
}

const paris = new Intl.DateTimeFormat('fr-FR', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'Europe/Paris',
});
export const dayText = (at: Date) => at.toLocaleDateString('fr-FR', { timeZone: 'Europe/Paris' });

const states: Record<Row['kind'], string> = {
  ...singular,
  withdrawn: 'retirée',
  erased: 'effacée',
};

/** All by day and state, the newest day first. */
export function daysOf(rows: Row[]): string {
  if (rows.length === 0) return 'Rien n’est gardé.';
  return [...Map.groupBy(rows, ({ received_at }) => dayText(received_at))]
    .map(([day, kept]) => [`${day}, ${kept.length} :`, ...kept.map(keptRow)].join('\n'))
    .join('\n\n');
}

/** Nothing of one whose mail had no link to say so. */
function takenText({ remind_at, taken_at }: Taken): string[] {
  if (taken_at) return [`prise en charge le ${paris.format(taken_at)}`];
  return remind_at ? ['pas encore prise en charge'] : [];
}

function keptRow({ number, kind, until, ...taken }: Row): string {
  const what =
    kind === 'withdrawn' || kind === 'erased' ? 'sans ses réponses' : 'avec ses réponses';
  return [
    `  ${number.padEnd(22)}${states[kind].padEnd(12)}gardée jusqu’au ${paris.format(until)}, ${what}`,
    ...takenText(taken),
  ].join(', ');
}

/** One that was opened, in a line. */
export const rowOf = ({ number, received_at, delivered_at, quote, ...taken }: Opened) => {
  const delivered = delivered_at ? `remise le ${paris.format(delivered_at)}` : 'pas remise';
  return `  ${[number, `reçue le ${paris.format(received_at)}`, delivered, ...takenText(taken), quote.entreprise, quote.nom, quote.email].join('  ')}`;
};

/** 12 min, 3 h, 2 jours. */
function duration(minutes: number): string {
  if (minutes < 120) return `${Math.max(minutes, 0)} min`;
  if (minutes < 48 * 60) return `${Math.floor(minutes / 60)} h`;
  return `${Math.floor(minutes / 1440)} jours`;
}
