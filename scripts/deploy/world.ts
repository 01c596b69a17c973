import { Resolver } from 'node:dns/promises';
import { environmentSchema } from '../../supabase/functions/send-devis-email/environment.ts';
import { cloudflareAccount, supabaseAccount } from './accounts.ts';
import { type Finding, senderName, siteName } from './dns.ts';
import { database, mailServer } from './servers.ts';

// All that a deployment would otherwise learn of the world halfway, asked before its first step.

export type Told = { problems: string[]; untried: string[] };

const told = (findings: Finding[]): Told => ({
  problems: findings.flatMap(({ problems }) => problems ?? []),
  untried: findings.flatMap(({ what, problems }) =>
    problems ? [] : [`${what} : pas essayé, pas de réseau`],
  ),
});

/** Records that were changed a moment ago are known first to public servers: DNS_SERVER=1.1.1.1. */
function resolver() {
  const made = new Resolver({ timeout: 2_000, tries: 2 });
  if (process.env.DNS_SERVER) made.setServers([process.env.DNS_SERVER]);
  return made;
}

type Values = Record<string, string | undefined>;

/**
 * Whoever has no network is told so at once of all: names come first, and without them nothing is
 * found.
 */
export async function askWorld(
  host: string | undefined,
  secrets: Values,
  areSettingsWhole: boolean,
) {
  const {
    SUPABASE_PROJECT_REF: project,
    SUPABASE_ACCESS_TOKEN,
    CLOUDFLARE_ACCOUNT_ID: account,
    CLOUDFLARE_API_TOKEN: token,
  } = process.env;
  const { MAIL_FROM = '', OPERATOR_MAIL = '', OUTBOX_DB_URL, OUTBOX_DB_CA } = secrets;
  const { DKIM_SELECTOR } = process.env;
  const ask = resolver();
  const sender = MAIL_FROM.split('@').at(-1)?.replace('>', '').trim() ?? '';
  const names = await Promise.all([
    ...(host ? [siteName(ask, host)] : []),
    ...(areSettingsWhole ? senderName(ask, sender, DKIM_SELECTOR, OPERATOR_MAIL) : []),
  ]);
  const known = names.length > 0 ? names : [await siteName(ask, 'cloudflare.com')];
  const hasNetwork = known.some(({ problems }) => problems);
  const unlessAlone = (what: string, work: () => Promise<Finding>) =>
    hasNetwork ? work() : { what, problems: undefined };
  const { data: environment } = environmentSchema.safeParse(secrets);
  const [servers, supabase, cloudflare] = await Promise.all([
    Promise.all([
      ...(areSettingsWhole && environment
        ? [unlessAlone(`la connexion à ${environment.SMTP_HOST}`, () => mailServer(environment))]
        : []),
      ...(areSettingsWhole && OUTBOX_DB_URL
        ? [
            unlessAlone('la connexion à la base', () =>
              database(OUTBOX_DB_URL, OUTBOX_DB_CA || undefined),
            ),
          ]
        : []),
    ]),
    Promise.all(
      project && SUPABASE_ACCESS_TOKEN
        ? [unlessAlone('le jeton de Supabase', () => supabaseAccount(project))]
        : [],
    ),
    Promise.all(
      account && token
        ? [unlessAlone('le jeton de Cloudflare', () => cloudflareAccount(account, token))]
        : [],
    ),
  ]);
  return {
    names: told(names),
    servers: told(servers),
    supabase: told(supabase),
    cloudflare: told(cloudflare),
  };
}
