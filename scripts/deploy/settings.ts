import { X509Certificate } from 'node:crypto';
import { tried } from '#src/lib/tried.ts';

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
  /** What the site says of the broker's name, and of the tool that takes his requests. */
  broker?: string | undefined;
  tool?: string | undefined;
};

/** Without these no person learns that requests do not arrive. */
const needed = ['OPERATOR_MAIL', 'HEARTBEAT_URL'];
/**
 * The function comes from another address at each call: a server that takes its mail without a name
 * takes anybody's.
 */
const login = ['SMTP_USER', 'SMTP_PASSWORD'];
const mailboxes = /^(MAIL_FROM|MAIL_TO|OPERATOR_MAIL)$/;
const addresses = /^(ALERT_WEBHOOK|HEARTBEAT_URL)$/;
const isMailbox = (text: string) =>
  /^([^<>@]*<)?[^\s<>@]+@[^\s<>@.]+(\.[^\s<>@.]+)+>?$/.test(text) &&
  text.includes('<') === text.endsWith('>');
const isMadeUp = (text: string) => /[.@]example\b|\blocalhost\b|\b127\.0\.0\.1\b/.test(text);
const isHost = (text: string) => /^(?!-)[a-z0-9-]+(\.[a-z0-9-]+)+$/i.test(text);
const isCertificate = (text: string) => tried(() => new X509Certificate(text).ca, false);
/** They send for their own servers alone: a mail in their name from anywhere else is a fake. */
const publicMailboxes =
  /@(gmail\.com|googlemail\.com|outlook\.[a-z]+|hotmail\.[a-z]+|live\.[a-z]+|msn\.com|yahoo\.[a-z.]+|icloud\.com|me\.com|orange\.fr|wanadoo\.fr|free\.fr|sfr\.fr|neuf\.fr|bbox\.fr|laposte\.net|gmx\.[a-z]+|proton(mail)?\.(com|me)|aol\.com)>?$/i;
const isOrigin = (text: string) =>
  URL.canParse(text) && new URL(text).origin === text && text.startsWith('https://');

export const contradictions = (settings: Settings): string[] => [
  ...project(settings.environment),
  ...publicKey(settings.environment),
  ...named(settings),
  ...origins(settings),
  ...Object.entries(settings.secrets).flatMap(([name, value]) => (value ? shape(name, value) : [])),
  ...databaseAddress(settings),
  ...distinct(settings.secrets),
  ...said(settings),
];

function project({ SUPABASE_PROJECT_REF: reference, SUPABASE_URL: url = '' }: Values): string[] {
  const host = URL.canParse(url) ? new URL(url).hostname : '';
  // A domain of one's own says nothing of the project behind it.
  if (!reference || !host.endsWith('.supabase.co') || host === `${reference}.supabase.co`)
    return [];
  return [
    `SUPABASE_URL mène au projet ${host.split('.')[0]}, et SUPABASE_PROJECT_REF nomme ${reference} : ce sont deux projets.`,
  ];
}

/** It stands in every page: a secret one in its place would open the whole project. */
function publicKey({
  SUPABASE_PROJECT_REF: reference,
  SUPABASE_PUBLISHABLE_KEY: key = '',
}: Values): string[] {
  if (key.startsWith('sb_publishable_') || key === '') return [];
  const claims = key.split('.').length === 3 ? decoded(key) : undefined;
  if (claims?.role !== 'anon')
    return [
      'SUPABASE_PUBLISHABLE_KEY n’est pas une clé publique : elle serait lisible dans chaque page.',
    ];
  if (!reference || claims.ref === reference) return [];
  return [
    `SUPABASE_PUBLISHABLE_KEY est celle du projet ${claims.ref}, et SUPABASE_PROJECT_REF nomme ${reference}.`,
  ];
}

const decoded = (token: string): { role?: string; ref?: string } | undefined =>
  tried(
    () => JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()),
    undefined,
  );

/** A name that is left out was forgotten; left empty, it was decided. */
function named({ secrets, names }: Settings): string[] {
  const forgotten = names.filter((name) => secrets[name] === undefined);
  const unknown = Object.keys(secrets).filter((name) => !names.includes(name));
  const empty = needed.filter((name) => names.includes(name) && secrets[name] === '');
  return [
    ...login
      .filter((name) => names.includes(name) && secrets[name] === '')
      .map(
        (name) =>
          `${name} est vide : sans nom ni mot de passe, un serveur d’envoi ne prend rien de la fonction.`,
      ),
    ...empty.map(
      (name) => `Rien dans ${name} : personne n’apprendrait que des demandes n’arrivent pas.`,
    ),
    ...forgotten.map(
      (name) =>
        `${name} n’est pas dans supabase/functions/.env : écrivez-le, vide s’il ne vous sert pas.`,
    ),
    ...unknown.map(
      (name) =>
        `${name} est dans supabase/functions/.env et la fonction ne le connaît pas : une faute de frappe ?`,
    ),
  ];
}

function origins({ secrets, site }: Settings): string[] {
  const listed = (secrets.SITE_ORIGINS ?? '').split(',').map((origin) => origin.trim());
  const own = new URL(site).origin;
  return [
    ...listed
      .filter((origin) => origin && !isOrigin(origin))
      .map(
        (origin) =>
          `SITE_ORIGINS : « ${origin} » n’est pas une origine ; écrivez https://, puis le nom, sans rien après.`,
      ),
    ...(listed.includes(own)
      ? []
      : [`SITE_ORIGINS ne contient pas ${own} : les demandes du site seraient refusées.`]),
  ];
}

function shape(name: string, value: string): string[] {
  if (isMadeUp(value)) return [`${name} contient encore une valeur d’exemple : « ${value} ».`];
  if (mailboxes.test(name) && !isMailbox(value))
    return [`${name} : « ${value} » n’est pas une adresse e-mail.`];
  if (name === 'MAIL_FROM' && publicMailboxes.test(value))
    return [
      `MAIL_FROM : « ${value} » est chez un fournisseur public, qui n’envoie que par ses serveurs ; prenez une adresse de votre domaine.`,
    ];
  if (name === 'SMTP_HOST' && !isHost(value))
    return [
      `SMTP_HOST : « ${value} » n’est pas le nom d’un serveur, par exemple smtp.fournisseur.fr.`,
    ];
  if (name === 'OUTBOX_DB_CA' && !isCertificate(value))
    return [
      'OUTBOX_DB_CA n’est pas le certificat d’une autorité : mettez entre guillemets tout le fichier, de -----BEGIN CERTIFICATE----- à -----END CERTIFICATE-----.',
    ];
  if (addresses.test(name) && !value.startsWith('https:'))
    return [`${name} doit commencer par https://.`];
  return [];
}

/** The role has the right to what the function calls, and to nothing else. */
function databaseAddress({ environment, secrets }: Settings): string[] {
  const { OUTBOX_DB_URL: text = '' } = secrets;
  const { SUPABASE_PROJECT_REF: reference } = environment;
  if (text === '' || !URL.canParse(text)) return [];
  const { protocol, username, password, hostname, pathname } = new URL(text);
  const wanted = 'postgres://quote_function:mot-de-passe@serveur:5432/postgres';
  if (
    !/^postgres(ql)?:$/.test(protocol) ||
    !username ||
    !password ||
    !isHost(hostname) ||
    pathname.length < 2
  )
    return [`OUTBOX_DB_URL est incomplète : écrivez ${wanted}.`];
  const [role, of] = username.split('.');
  if (role !== 'quote_function')
    return [
      `OUTBOX_DB_URL : le nom est « ${role} », et non quote_function, qui ne peut rien d’autre qu’appeler ses fonctions.`,
    ];
  const named = of ?? /^db\.(\w+)\.supabase\.co$/.exec(hostname)?.[1];
  if (!reference || !named || named === reference) return [];
  return [
    `OUTBOX_DB_URL mène au projet ${named}, et SUPABASE_PROJECT_REF nomme ${reference} : ce sont deux projets.`,
  ];
}

/** What a reader of such a file takes for a comment, so that half of a secret is kept. */
export const cutValues = (text: string): string[] =>
  [...text.matchAll(/^([A-Z][A-Z_0-9]*)=(?!["'`])[^\n#]*#/gm)].map(
    ([, name]) => `${name} : le signe # coupe la valeur ; mettez-la entre guillemets simples.`,
  );

/** A leak of either would be a leak of both; the canary is not for the broker. */
function distinct(secrets: Values): string[] {
  const pairs = [
    ['HASH_SECRET', 'OUTBOX_SECRET'],
    ['MAIL_TO', 'OPERATOR_MAIL'],
  ] as const;
  return pairs.flatMap(([one, other]) =>
    secrets[one] && secrets[one] === secrets[other]
      ? [`${one} et ${other} ont la même valeur : il en faut deux.`]
      : [],
  );
}

/** What the visitor reads of the function is what it does. */
function said({ secrets: { ACKNOWLEDGE_FROM, LEADS_WEBHOOK }, broker, tool }: Settings): string[] {
  const lines = [
    ACKNOWLEDGE_FROM &&
      broker !== ACKNOWLEDGE_FROM &&
      `ACKNOWLEDGE_FROM nomme « ${ACKNOWLEDGE_FROM} », et courtier.nom de content/site.yaml « ${broker} » : écrivez le même nom.`,
    LEADS_WEBHOOK &&
      !tool &&
      'LEADS_WEBHOOK envoie les demandes à un outil que le site ne nomme pas : écrivez-le à prestataires.outil de content/site.yaml.',
    tool &&
      !LEADS_WEBHOOK &&
      `prestataires.outil de content/site.yaml nomme « ${tool} », à qui LEADS_WEBHOOK n’envoie rien : videz l’un ou remplissez l’autre.`,
  ];
  return lines.flatMap((line) => line || []);
}
