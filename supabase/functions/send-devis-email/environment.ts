import * as z from 'zod/mini';

const loopback = ['127.0.0.1', 'localhost', '::1'];
const required = (name: string, use: string) => z.string({ error: `${name} manque : ${use}` }).check(z.minLength(1));

/** What the function needs to run; `.env.example` says where each value comes from. */
const schema = z.object({
  SMTP_HOST: required('SMTP_HOST', "le serveur d'envoi, par exemple smtp.fournisseur.fr"),
  SMTP_PORT: z.coerce.number('SMTP_PORT doit être un nombre, par exemple 465').check(z.positive()),
  SMTP_USER: z.optional(z.string()),
  SMTP_PASSWORD: z.optional(z.string()),
  MAIL_FROM: required('MAIL_FROM', "l'adresse d'expédition"),
  MAIL_TO: required('MAIL_TO', "l'adresse du courtier qui reçoit les demandes"),
  SITE_ORIGINS: required('SITE_ORIGINS', 'les origines du site, séparées par des virgules'),
  HASH_SECRET: required('HASH_SECRET', 'la clé des empreintes, par exemple le résultat de « openssl rand -hex 32 »').check(
    z.minLength(32, 'HASH_SECRET est trop court : prenez au moins 32 signes, par exemple avec « openssl rand -hex 32 ».'),
  ),
  SUPABASE_DB_URL: z.optional(z.string()),
});

export type Environment = Omit<z.infer<typeof schema>, 'SITE_ORIGINS'> & {
  origins: string[];
  encryption: 'tls' | 'starttls' | 'none';
};

/** Throws one sentence per problem, so that a wrong setting is seen at start and not at the first request. */
export function readEnvironment(values: Record<string, string | undefined>): Environment {
  const result = schema.safeParse(values);
  if (!result.success) throw new Error(result.error.issues.map((issue) => issue.message).join('\n'));
  const { SITE_ORIGINS, ...rest } = result.data;
  const local = loopback.includes(rest.SMTP_HOST);
  if (!local && [25, 587].includes(rest.SMTP_PORT)) {
    throw new Error(`SMTP_PORT ${rest.SMTP_PORT} est fermé en sortie chez Supabase : prenez 465 (TLS) ou 2525 (STARTTLS).`);
  }
  const encryption = rest.SMTP_PORT === 465 ? 'tls' : local ? 'none' : 'starttls';
  return { ...rest, encryption, origins: SITE_ORIGINS.split(',').map((origin) => origin.trim()) };
}
