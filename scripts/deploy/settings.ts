// What settings that are each right by themselves may still have against each other.
type Values = Record<string, string | undefined>;

export type Settings = {
  /** Those of the deployment: the project, its address, its key. */
  environment: Values;
  /** Those of the function, as its `.env` has them, and as `.env.example` names them. */
  secrets: Values;
  names: string[];
  /** The site's own address. */
  site: string;
};

/** By these one learns that requests do not arrive: the canary's mailbox, one way of being alerted, the watch from outside. */
const needed = [['OPERATOR_MAIL'], ['ALERT_MAIL', 'ALERT_WEBHOOK'], ['HEARTBEAT_URL']];
const mailboxes = /^(MAIL_FROM|MAIL_TO|ALERT_MAIL|OPERATOR_MAIL)(_\d)?$/;
const addresses = /(_URL|_WEBHOOK)$/;
const isMailbox = (text: string) =>
  /^([^<>@]*<)?[^\s<>@]+@[^\s<>@.]+(\.[^\s<>@.]+)+>?$/.test(text) && text.includes('<') === text.endsWith('>');
const isMadeUp = (text: string) => /[.@]example\b|\blocalhost\b|\b127\.0\.0\.1\b/.test(text);
const isOrigin = (text: string) => URL.canParse(text) && new URL(text).origin === text && text.startsWith('https://');

export const contradictions = (settings: Settings): string[] => [
  ...project(settings.environment),
  ...publicKey(settings.environment),
  ...named(settings),
  ...origins(settings),
  ...Object.entries(settings.secrets).flatMap(([name, value]) => (value ? shape(name, value) : [])),
  ...distinct(settings.secrets),
];

function project({ SUPABASE_PROJECT_REF: reference, SUPABASE_URL: url = '' }: Values): string[] {
  const host = URL.canParse(url) ? new URL(url).hostname : '';
  // A domain of one's own says nothing of the project behind it.
  if (!reference || !host.endsWith('.supabase.co') || host === `${reference}.supabase.co`) return [];
  return [
    `SUPABASE_URL mène au projet ${host.split('.')[0]}, et SUPABASE_PROJECT_REF nomme ${reference} : ce sont deux projets.`,
  ];
}

/** It stands in every page: a secret one in its place would open the whole project. */
function publicKey({ SUPABASE_PROJECT_REF: reference, SUPABASE_PUBLISHABLE_KEY: key = '' }: Values): string[] {
  if (key.startsWith('sb_publishable_') || key === '') return [];
  const claims = key.split('.').length === 3 ? decoded(key) : undefined;
  if (claims?.role !== 'anon')
    return ['SUPABASE_PUBLISHABLE_KEY n’est pas une clé publique : elle serait lisible dans chaque page.'];
  if (!reference || claims.ref === reference) return [];
  return [`SUPABASE_PUBLISHABLE_KEY est celle du projet ${claims.ref}, et SUPABASE_PROJECT_REF nomme ${reference}.`];
}

function decoded(token: string): { role?: string; ref?: string } | undefined {
  try {
    return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  } catch {
    return undefined;
  }
}

/** A name that is left out was forgotten; left empty, it was decided. */
function named({ secrets, names }: Settings): string[] {
  const forgotten = names.filter((name) => secrets[name] === undefined);
  const unknown = Object.keys(secrets).filter((name) => !names.includes(name));
  const empty = needed.filter((any) => any.every((name) => names.includes(name) && secrets[name] === ''));
  return [
    ...empty.map((any) => `Rien dans ${any.join(' ni dans ')} : personne n’apprendrait que des demandes n’arrivent pas.`),
    ...forgotten.map((name) => `${name} n’est pas dans supabase/functions/.env : écrivez-le, vide s’il ne vous sert pas.`),
    ...unknown.map((name) => `${name} est dans supabase/functions/.env et la fonction ne le connaît pas : une faute de frappe ?`),
  ];
}

function origins({ secrets, site }: Settings): string[] {
  const listed = (secrets.SITE_ORIGINS ?? '').split(',').map((origin) => origin.trim());
  const own = new URL(site).origin;
  return [
    ...listed
      .filter((origin) => origin && !isOrigin(origin))
      .map((origin) => `SITE_ORIGINS : « ${origin} » n’est pas une origine ; écrivez https://, puis le nom, sans rien après.`),
    ...(listed.includes(own) ? [] : [`SITE_ORIGINS ne contient pas ${own} : les demandes du site seraient refusées.`]),
  ];
}

function shape(name: string, value: string): string[] {
  if (isMadeUp(value)) return [`${name} contient encore une valeur d’exemple : « ${value} ».`];
  if (mailboxes.test(name) && !isMailbox(value)) return [`${name} : « ${value} » n’est pas une adresse e-mail.`];
  if (addresses.test(name) && !/^(https|postgres(ql)?):/.test(value)) return [`${name} doit commencer par https://.`];
  return [];
}

/** Two that are the same are one: a leak of either is a leak of both, and a second mailbox is there for when the first fails. */
function distinct(secrets: Values): string[] {
  const pairs = [
    ['HASH_SECRET', 'OUTBOX_SECRET'],
    ['MAIL_TO', 'MAIL_TO_2'],
    ['MAIL_TO', 'ALERT_MAIL'],
    ['MAIL_TO', 'OPERATOR_MAIL'],
  ] as const;
  return pairs.flatMap(([one, other]) =>
    secrets[one] && secrets[one] === secrets[other] ? [`${one} et ${other} ont la même valeur : il en faut deux.`] : [],
  );
}
