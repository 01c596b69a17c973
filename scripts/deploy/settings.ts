import { z } from 'zod';
import { environmentSchema } from '../../supabase/functions/send-devis-email/environment.ts';

export const secretsFile = 'supabase/functions/.env';

// Validates all settings of a deployment in one schema, so that one run reports every missing or
// wrong setting.

const like = (pattern: RegExp, shape: string) =>
  z
    .string({ error: `manque ou est vide : ${shape}` })
    .regex(pattern, { error: `n’a pas cette forme : ${shape}`, abort: true });

/** Settings that come from variables of the shell, or from GitHub's environment « production ». */
const shellSchema = z.object({
  SUPABASE_PROJECT_REF: like(/^[a-z]{20}$/, 'vingt lettres (Supabase, « General »)'),
  SUPABASE_URL: like(/^https:\/\/[^/]+$/, 'https://, puis le nom seul (Supabase, « Data API »)'),
  SUPABASE_PUBLISHABLE_KEY: like(
    /^sb_publishable_\w+$/,
    'la clé sb_publishable_…, lisible dans chaque page (Supabase, « API Keys »)',
  ),
  SUPABASE_ACCESS_TOKEN: like(/^sbp_/, 'un jeton sbp_… limité à ce projet (compte de Supabase)'),
  CLOUDFLARE_ACCOUNT_ID: like(
    /^[0-9a-f]{32}$/,
    'trente-deux chiffres hexadécimaux (Cloudflare, « Workers & Pages »)',
  ),
  CLOUDFLARE_API_TOKEN: like(/./, 'un jeton (Cloudflare, modèle « Edit Cloudflare Workers »)'),
  HSTS: like(
    /^max-age=\d+(; includeSubDomains(; preload)?)?$/,
    'max-age=31536000, en secondes ; vide, un jour',
  ).optional(),
});

const siteSchema = z.object({
  adresse: z.url({
    protocol: /^https$/,
    error: 'content/site.yaml, adresse : écrivez https://, puis le nom du site.',
    abort: true,
  }),
  broker: z.string().optional(),
  tool: z.string().optional(),
});

const isPlaceholder = (value: string) => /[.@]example\b|\blocalhost\b|\b127\.0\.0\.1\b/.test(value);
/**
 * Mail providers whose addresses cannot be the sender, because their DMARC policy makes other
 * servers reject our mail.
 */
const publicProviders =
  /@(gmail|outlook|hotmail|live|yahoo|icloud|orange|wanadoo|free|sfr|laposte|gmx|aol)\./i;

/** Requirements for the `.env` of the function that apply to production only. */
const productionSchema = z
  .record(z.string(), z.string())
  .superRefine(({ MAIL_FROM = '', MAIL_TO, ...settings }, context) => {
    const demand = (isRight: unknown, message: string) =>
      isRight || context.addIssue({ code: 'custom', message });
    for (const [name, value] of Object.entries({ ...settings, MAIL_FROM, MAIL_TO: MAIL_TO ?? '' }))
      demand(!isPlaceholder(value), `${name} contient encore une valeur d’exemple : « ${value} ».`);
    const { SMTP_USER, SMTP_PASSWORD, OPERATOR_MAIL, HEARTBEAT_URL, HASH_SECRET, OUTBOX_SECRET } =
      settings;
    demand(
      SMTP_USER || SMTP_PASSWORD,
      'SMTP_USER et SMTP_PASSWORD manquent : le compte du fournisseur d’e-mail.',
    );
    demand(
      Boolean(SMTP_USER) === Boolean(SMTP_PASSWORD),
      'SMTP_USER et SMTP_PASSWORD vont ensemble : il en manque un.',
    );
    demand(
      OPERATOR_MAIL && OPERATOR_MAIL !== MAIL_TO,
      'OPERATOR_MAIL manque : votre propre boîte, différente de MAIL_TO, pour les alertes.',
    );
    demand(
      HEARTBEAT_URL,
      'HEARTBEAT_URL manque ou est vide : un service comme healthchecks.io, qui signale un arrêt.',
    );
    demand(
      !publicProviders.test(MAIL_FROM),
      `MAIL_FROM : prenez une adresse de votre domaine, et non « ${MAIL_FROM} ».`,
    );
    demand(
      !HASH_SECRET || HASH_SECRET !== OUTBOX_SECRET,
      'HASH_SECRET et OUTBOX_SECRET ont la même valeur : il en faut deux.',
    );
  });

const deploymentSchema = z
  .object({
    shell: shellSchema,
    function: environmentSchema,
    production: productionSchema,
    site: siteSchema,
  })
  .superRefine(({ shell, function: own, site }, context) => {
    const fail = (message: string) => context.addIssue({ code: 'custom', message });
    const { hostname } = new URL(shell.SUPABASE_URL);
    // Compares the domain with the project, but only a domain of Supabase, because a custom domain
    // does not contain the id of the project.
    if (hostname.endsWith('.supabase.co') && !hostname.startsWith(`${shell.SUPABASE_PROJECT_REF}.`))
      fail('SUPABASE_URL et SUPABASE_PROJECT_REF nomment deux projets différents.');
    const { origin } = new URL(site.adresse);
    if (!own.SITE_ORIGINS.includes(origin))
      fail(`SITE_ORIGINS ne contient pas ${origin} : les demandes du site seraient refusées.`);
    if (own.OUTBOX_DB_URL && !/^quote_function(\.|$)/.test(new URL(own.OUTBOX_DB_URL).username))
      fail('OUTBOX_DB_URL : le nom d’utilisateur doit être quote_function.');
    if (own.ACKNOWLEDGE_FROM && own.ACKNOWLEDGE_FROM !== site.broker)
      fail(`ACKNOWLEDGE_FROM : écrivez le nom de courtier.nom, « ${site.broker} ».`);
    // Compares the webhook with the content, because the privacy policy must name each recipient of
    // a request (GDPR, article 13).
    if (Boolean(own.LEADS_WEBHOOK) !== Boolean(site.tool))
      fail('LEADS_WEBHOOK et prestataires.outil de content/site.yaml vont ensemble.');
  });

export type Deployment = z.infer<typeof deploymentSchema>;
type Values = Record<string, string | undefined>;

const withoutEmptyValues = (values: Values) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value));

/**
 * Checks all settings. Each problem is a sentence with the name of the setting, the mistake, and
 * the place where to find the value.
 */
export function checkSettings(shell: Values, settings: Values | undefined, site: object) {
  const own = withoutEmptyValues(settings ?? {});
  const { data, error } = deploymentSchema.safeParse({
    shell: withoutEmptyValues(shell),
    // Adds SUPABASE_DB_URL, because Supabase sets it only when the function runs.
    function: { SUPABASE_DB_URL: 'platform', ...own },
    production: own,
    site,
  });
  const problems = (error?.issues ?? [])
    // Reports a missing file as one problem instead of one problem per setting.
    .filter(({ path: [room] }) => settings || room === 'shell' || room === 'site')
    .map(({ path: [room, name], message }) =>
      room === 'shell' ? `${String(name)} ${message}` : message,
    );
  if (!settings) problems.push(`${secretsFile} manque : copiez .env.example et remplissez-le.`);
  return { deployment: data, problems };
}
