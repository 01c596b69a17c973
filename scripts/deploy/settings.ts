import { z } from 'zod';
import { environmentSchema } from '../../supabase/functions/send-devis-email/environment.ts';

// Every setting of a deployment. Each message says what is wrong and where to get the value.

const requiredText = (name: string, source: string, pattern = /./, shape = '') =>
  z
    .string({ error: `${name} manque : ${source}` })
    .regex(pattern, { error: `${name} : ${shape || 'valeur vide'} ; ${source}`, abort: true });

const supabase = 'tableau de bord de Supabase, « Project Settings »';
const cloudflare = 'tableau de bord de Cloudflare';

/** The variables of the shell, or of GitHub's environment « production ». */
const shellSchema = z.object({
  SUPABASE_PROJECT_REF: requiredText(
    'SUPABASE_PROJECT_REF',
    `${supabase}, « General », « Project ID »`,
    /^[a-z]{20}$/,
    'ce sont vingt lettres minuscules',
  ),
  SUPABASE_URL: requiredText(
    'SUPABASE_URL',
    `${supabase}, « Data API », « Project URL »`,
    /^https:\/\/[^/]+$/,
    'elle commence par https:// et finit au nom',
  ),
  SUPABASE_PUBLISHABLE_KEY: requiredText(
    'SUPABASE_PUBLISHABLE_KEY',
    `${supabase}, « API Keys », « Publishable key »`,
    /^sb_publishable_\w+$/,
    'ce n’est pas la clé publique ; elle sera lisible dans chaque page',
  ),
  SUPABASE_ACCESS_TOKEN: requiredText(
    'SUPABASE_ACCESS_TOKEN',
    'compte de Supabase, « Access Tokens », limité à ce projet',
    /^sbp_/,
    'un jeton commence par sbp_',
  ),
  CLOUDFLARE_ACCOUNT_ID: requiredText(
    'CLOUDFLARE_ACCOUNT_ID',
    `${cloudflare}, « Workers & Pages », « Account ID »`,
    /^[0-9a-f]{32}$/,
    'ce sont trente-deux chiffres hexadécimaux',
  ),
  CLOUDFLARE_API_TOKEN: requiredText(
    'CLOUDFLARE_API_TOKEN',
    `${cloudflare}, « API Tokens », modèle « Edit Cloudflare Workers »`,
  ),
  HSTS: z
    .string()
    .regex(/^(max-age=\d+(; includeSubDomains(; preload)?)?)?$/, {
      error: 'HSTS s’écrit max-age=31536000, en secondes ; vide, un jour.',
    })
    .optional(),
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
/** Their DMARC policy rejects mail that other servers send in their name. */
const publicProviders =
  /@(gmail|outlook|hotmail|live|yahoo|icloud|orange|wanadoo|free|sfr|laposte|gmx|aol)\./i;

/** Additional requirements of production for the same `.env`. */
const productionSchema = z
  .record(z.string(), z.string().optional())
  .superRefine((settings, context) => {
    const fail = (message: string) => context.addIssue({ code: 'custom', message });
    const { SMTP_USER, SMTP_PASSWORD, MAIL_FROM = '', MAIL_TO, OPERATOR_MAIL } = settings;
    for (const [name, value = ''] of Object.entries(settings))
      if (isPlaceholder(value))
        fail(`${name} contient encore une valeur d’exemple : « ${value} ».`);
    if (!SMTP_USER || !SMTP_PASSWORD)
      fail('SMTP_USER ou SMTP_PASSWORD manque : le compte donné par votre fournisseur d’e-mail.');
    if (!OPERATOR_MAIL || OPERATOR_MAIL === MAIL_TO)
      fail('OPERATOR_MAIL manque : votre propre boîte, différente de MAIL_TO, pour les alertes.');
    if (!settings['HEARTBEAT_URL'])
      fail('HEARTBEAT_URL manque : un service comme healthchecks.io, qui signale un arrêt.');
    if (publicProviders.test(MAIL_FROM))
      fail(`MAIL_FROM : prenez une adresse de votre domaine, et non « ${MAIL_FROM} ».`);
    if (settings['HASH_SECRET'] && settings['HASH_SECRET'] === settings['OUTBOX_SECRET'])
      fail('HASH_SECRET et OUTBOX_SECRET ont la même valeur : il en faut deux.');
  });

/** One schema, so that one run names everything that is missing or wrong. */
export const deploymentSchema = z
  .object({
    shell: shellSchema,
    function: environmentSchema,
    production: productionSchema,
    site: siteSchema,
  })
  .superRefine(({ shell, function: own, site }, context) => {
    const fail = (message: string) => context.addIssue({ code: 'custom', message });
    const { hostname } = new URL(shell.SUPABASE_URL);
    // A custom domain does not say which project is behind it.
    if (hostname.endsWith('.supabase.co') && !hostname.startsWith(`${shell.SUPABASE_PROJECT_REF}.`))
      fail('SUPABASE_URL et SUPABASE_PROJECT_REF nomment deux projets différents.');
    const origin = new URL(site.adresse).origin;
    if (!own.SITE_ORIGINS.includes(origin))
      fail(`SITE_ORIGINS ne contient pas ${origin} : les demandes du site seraient refusées.`);
    if (own.OUTBOX_DB_URL && !/^quote_function(\.|$)/.test(new URL(own.OUTBOX_DB_URL).username))
      fail('OUTBOX_DB_URL : le nom d’utilisateur doit être quote_function.');
    if (own.ACKNOWLEDGE_FROM && own.ACKNOWLEDGE_FROM !== site.broker)
      fail(`ACKNOWLEDGE_FROM : écrivez le nom de courtier.nom, « ${site.broker} ».`);
    // The privacy policy has to name each recipient of a request (GDPR, article 13).
    if (Boolean(own.LEADS_WEBHOOK) !== Boolean(site.tool))
      fail('LEADS_WEBHOOK et prestataires.outil de content/site.yaml vont ensemble.');
  });

export type Deployment = z.infer<typeof deploymentSchema>;
