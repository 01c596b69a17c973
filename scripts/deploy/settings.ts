import { z } from 'zod';
import { hstsSchema } from '#src/config/read-environment.ts';
import { environmentSchema } from '../../supabase/functions/send-devis-email/environment.ts';

export const secretsFile = 'supabase/functions/.env';

const matching = (pattern: RegExp, shape: string) =>
  z
    .string({ error: `manque ou est vide : ${shape}` })
    .regex(pattern, { error: `n’a pas cette forme : ${shape}`, abort: true });

/** Settings that come from variables of the shell, or from GitHub's environment « production ». */
const shellSchema = z.object({
  SUPABASE_PROJECT_REF: matching(/^[a-z]{20}$/, 'vingt lettres (Supabase, « General »)'),
  SUPABASE_URL: matching(
    /^https:\/\/[^/]+$/,
    'https://, puis le nom seul (Supabase, « Data API »)',
  ),
  SUPABASE_PUBLISHABLE_KEY: matching(
    /^sb_publishable_\w+$/,
    'la clé sb_publishable_…, lisible dans chaque page (Supabase, « API Keys »)',
  ),
  SUPABASE_ACCESS_TOKEN: matching(
    /^sbp_/,
    'un jeton sbp_… limité à ce projet (compte de Supabase)',
  ),
  CLOUDFLARE_ACCOUNT_ID: matching(
    /^[0-9a-f]{32}$/,
    'trente-deux chiffres hexadécimaux (Cloudflare, « Workers & Pages »)',
  ),
  CLOUDFLARE_API_TOKEN: matching(/./, 'un jeton (Cloudflare, modèle « Edit Cloudflare Workers »)'),
  HSTS: hstsSchema.optional(),
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

const placeholder = /[.@]example\b|\blocalhost\b|\b127\.0\.0\.1\b/;
/**
 * Mail providers whose addresses cannot be the sender, because their DMARC policy makes other
 * servers reject our mail.
 */
const publicProviders =
  /@(gmail|outlook|hotmail|live|yahoo|icloud|orange|wanadoo|free|sfr|laposte|gmx|aol)\./i;

type Message = string | false | undefined;
const refine =
  <T>(listProblems: (value: T) => Message[]) =>
  (value: T, context: { addIssue: (message: string) => void }) => {
    for (const message of listProblems(value)) if (message) context.addIssue(message);
  };

/** Requirements for the settings of the function that apply to production only. */
const productionSchema = z
  .record(z.string(), z.string())
  .superRefine(
    refine(({ MAIL_FROM = '', SMTP_USER, SMTP_PASSWORD, ...settings }) => [
      ...Object.entries({ ...settings, MAIL_FROM }).map(
        ([name, value]) =>
          placeholder.test(value) && `${name} contient encore une valeur d’exemple : « ${value} ».`,
      ),
      !(SMTP_USER && SMTP_PASSWORD) &&
        'SMTP_USER et SMTP_PASSWORD vont ensemble : le compte du fournisseur d’e-mail.',
      (!settings.OPERATOR_MAIL || settings.OPERATOR_MAIL === settings.MAIL_TO) &&
        'OPERATOR_MAIL manque : votre propre boîte, différente de MAIL_TO, pour les alertes.',
      !settings.HEARTBEAT_URL &&
        'HEARTBEAT_URL manque ou est vide : un service comme healthchecks.io, qui signale un ' +
          'arrêt.',
      publicProviders.test(MAIL_FROM) &&
        `MAIL_FROM : prenez une adresse de votre domaine, et non « ${MAIL_FROM} ».`,
      settings.HASH_SECRET &&
        settings.HASH_SECRET === settings.OUTBOX_SECRET &&
        'HASH_SECRET et OUTBOX_SECRET ont la même valeur : il en faut deux.',
    ]),
  );

/** Checks all settings in one schema, so that one run reports every missing or wrong setting. */
const deploymentSchema = z
  .object({
    shell: shellSchema,
    function: environmentSchema,
    production: productionSchema,
    site: siteSchema,
  })
  .superRefine(
    refine(({ shell, function: own, site }) => {
      const { hostname } = new URL(shell.SUPABASE_URL);
      const { origin } = new URL(site.adresse);
      const role = own.OUTBOX_DB_URL && new URL(own.OUTBOX_DB_URL).username;
      return [
        // Checks only domains of Supabase, because a custom domain does not contain the id of the
        // project.
        hostname.endsWith('.supabase.co') &&
          !hostname.startsWith(`${shell.SUPABASE_PROJECT_REF}.`) &&
          'SUPABASE_URL et SUPABASE_PROJECT_REF nomment deux projets différents.',
        !own.SITE_ORIGINS.includes(origin) &&
          `SITE_ORIGINS ne contient pas ${origin} : les demandes du site seraient refusées.`,
        role !== undefined &&
          !/^quote_function(\.|$)/.test(role) &&
          'OUTBOX_DB_URL : le nom d’utilisateur doit être quote_function.',
        own.ACKNOWLEDGE_FROM &&
          own.ACKNOWLEDGE_FROM !== site.broker &&
          `ACKNOWLEDGE_FROM : écrivez le nom de courtier.nom, « ${site.broker} ».`,
        // Compares the webhook with the content, because the privacy policy must name each
        // recipient of a request (GDPR, article 13).
        Boolean(own.LEADS_WEBHOOK) !== Boolean(site.tool) &&
          'LEADS_WEBHOOK et prestataires.outil de content/site.yaml vont ensemble.',
      ];
    }),
  );

export type Deployment = z.infer<typeof deploymentSchema>;
type Values = Record<string, string | undefined>;

const removeEmpty = (values: Values) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value));

/**
 * Checks all settings. Returns a sentence for each problem: the setting, the mistake, and the place
 * where to find the value.
 */
export function checkSettings(shell: Values, settings: Values | undefined, site: object) {
  const own = removeEmpty(settings ?? {});
  const { data, error } = deploymentSchema.safeParse({
    shell: removeEmpty(shell),
    // Adds a placeholder for SUPABASE_DB_URL: the schema requires the address of a database, but
    // Supabase sets this one only when the function runs.
    function: { SUPABASE_DB_URL: 'platform', ...own },
    production: own,
    site,
  });
  const problems = (error?.issues ?? [])
    // Reports a missing file as one problem instead of one problem per setting.
    .filter(({ path: [room] }) => settings || room === 'shell' || room === 'site')
    .map(({ path: [room, name], message }) =>
      room === 'shell' && name !== 'HSTS' ? `${String(name)} ${message}` : message,
    );
  if (!settings) problems.push(`${secretsFile} manque : copiez .env.example et remplissez-le.`);
  return { deployment: data, problems };
}
