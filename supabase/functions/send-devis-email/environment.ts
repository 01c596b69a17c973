import * as z from 'zod/mini';

const required = (name: string, use: string) =>
  z.string({ error: `${name} manque : ${use}` }).check(z.minLength(1));

/** Creates the schema of a setting that may be missing or empty. */
const optional = (isValid: (value: string) => boolean = () => true, message = '') =>
  z.optional(
    z.pipe(
      z.string().check(z.refine((value) => value === '' || isValid(value), message)),
      z.transform((value) => value || undefined),
    ),
  );

const isSecret = (value: string) => value === '' || value.length >= 32;
const secret = (name: string, use: string) =>
  required(name, `${use}, par exemple le résultat de « openssl rand -hex 32 »`).check(
    z.refine(isSecret, `${name} est trop court : prenez au moins 32 signes.`),
  );

const PORT_MESSAGE = 'SMTP_PORT doit être un nombre entier, par exemple 465';
export const loopback = ['127.0.0.1', 'localhost', '::1'];
const isWebAddress = (value: string) =>
  /^(https:\/\/|http:\/\/(127\.0\.0\.1|localhost)[:/])/.test(value) && URL.canParse(value);
const webAddress = (name: string, use: string) =>
  optional(isWebAddress, `${name} doit commencer par https:// : ${use}`);

/** Reads keys in the form `name:base64,name:base64`. The first key encrypts, all keys decrypt. */
export const encryptionKeys = z.pipe(
  required(
    'OUTBOX_KEYS',
    'les clés des demandes gardées, par exemple « a: » suivi du résultat de ' +
      '« openssl rand -base64 32 »',
  ),
  z.transform((text: string, context) => {
    const keys = text.split(',').map((each) => {
      const [, id = '', base64 = ''] = /^\s*([\w-]+):([\w+/]+=*)\s*$/.exec(each) ?? [];
      return { id, bytes: Uint8Array.from(decodeBase64(base64), (sign) => sign.charCodeAt(0)) };
    });
    const names = new Set(keys.map(({ id }) => id));
    if (names.size !== keys.length || keys.some(({ bytes }) => bytes.length !== 32))
      context.issues.push({
        code: 'custom',
        message:
          'OUTBOX_KEYS : chaque clé s’écrit « nom:base64 », de 32 octets, sous un nom à elle ; ' +
          'séparez-les par des virgules.',
        input: undefined,
      });
    return keys;
  }),
);

function decodeBase64(text: string): string {
  try {
    return atob(text);
  } catch {
    return '';
  }
}

/** Settings of the function. `.env.example` says where each value comes from. */
export const environmentSchema = z
  .object({
    SMTP_HOST: required('SMTP_HOST', 'le serveur d’envoi, par exemple smtp.fournisseur.fr'),
    SMTP_PORT: z.coerce.number(PORT_MESSAGE).check(z.int(PORT_MESSAGE), z.positive(PORT_MESSAGE)),
    SMTP_USER: optional(),
    SMTP_PASSWORD: optional(),
    MAIL_FROM: required('MAIL_FROM', 'l’adresse d’expédition'),
    MAIL_TO: required('MAIL_TO', 'l’adresse du courtier qui reçoit les demandes'),
    OPERATOR_MAIL: optional(),
    ACKNOWLEDGE_FROM: optional(),
    LEADS_WEBHOOK: webAddress('LEADS_WEBHOOK', 'l’adresse de l’outil qui reçoit les demandes'),
    LEADS_WEBHOOK_SECRET: optional(
      isSecret,
      'LEADS_WEBHOOK_SECRET est trop court : prenez au moins 32 signes.',
    ),
    SITE_ORIGINS: z.pipe(
      required('SITE_ORIGINS', 'les origines du site, séparées par des virgules'),
      z.transform((text: string) => text.split(',').map((origin) => origin.trim())),
    ),
    HASH_SECRET: secret('HASH_SECRET', 'la clé des empreintes'),
    OUTBOX_KEYS: encryptionKeys,
    OUTBOX_SECRET: secret('OUTBOX_SECRET', 'le secret des appels du planificateur'),
    OUTBOX_DB_URL: optional(
      URL.canParse,
      'OUTBOX_DB_URL doit être l’adresse d’une base : ' +
        'postgres://nom:mot-de-passe@serveur:5432/postgres',
    ),
    OUTBOX_DB_CA: optional(),
    ALERT_WEBHOOK: webAddress('ALERT_WEBHOOK', 'l’adresse appelée quand des demandes attendent'),
    HEARTBEAT_URL: webAddress(
      'HEARTBEAT_URL',
      'l’adresse du service qui prévient quand plus rien ne l’appelle',
    ),
    /** Supabase sets this address. The function uses it if OUTBOX_DB_URL is empty. */
    SUPABASE_DB_URL: optional(),
  })
  .check(({ value, issues }) => {
    const fail = (message: string) => issues.push({ code: 'custom', input: value, message });
    if ([25, 587].includes(value.SMTP_PORT) && !loopback.includes(value.SMTP_HOST))
      fail(
        `SMTP_PORT ${value.SMTP_PORT} est fermé en sortie chez Supabase : ` +
          'prenez 465 (TLS) ou 2525 (STARTTLS).',
      );
    if (Boolean(value.LEADS_WEBHOOK) !== Boolean(value.LEADS_WEBHOOK_SECRET))
      fail('LEADS_WEBHOOK et LEADS_WEBHOOK_SECRET vont ensemble : donnez les deux, ou aucun.');
    if (!value.OUTBOX_DB_URL && !value.SUPABASE_DB_URL)
      fail('OUTBOX_DB_URL manque : la base où les demandes sont gardées');
  });

export type Environment = z.infer<typeof environmentSchema>;

/** Reads the settings. Throws an error with one sentence for each missing or wrong setting. */
export function readEnvironment(values: Record<string, string | undefined>): Environment {
  const { data, error } = environmentSchema.safeParse(values);
  if (!data) throw new Error(error.issues.map(({ message }) => message).join('\n'));
  return data;
}
