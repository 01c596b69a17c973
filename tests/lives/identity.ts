import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot } from '../../scripts/lib/paths.ts';

// Of a publisher who has filled in everything: his identity, and the settings of his deployment.

const [brand, domain] = ['Vigie Pro', 'vigie-pro.fr'];
const identities = { mandataire: 'indexable-site.yaml', courtier: 'indexable-broker.yaml' };

const settings: Record<string, string> = {
  SMTP_HOST: 'smtp.courriels-du-vendredi.fr',
  SMTP_USER: 'vigie',
  SMTP_PASSWORD: 'c'.repeat(20),
  MAIL_FROM: `devis@${domain}`,
  MAIL_TO: 'demandes@courtage.fr',
  SITE_ORIGINS: `https://www.${domain}`,
  HASH_SECRET: 'a'.repeat(32),
  OUTBOX_KEYS: `premiere:${Buffer.alloc(32, 1).toString('base64')}`,
  OUTBOX_SECRET: 'b'.repeat(32),
  OPERATOR_MAIL: `exploitant@${domain}`,
  HEARTBEAT_URL: `https://veille.${domain}/site`,
};

/**
 * What only an account brings; the world itself, which has neither them nor the domain, is not
 * asked.
 */
const accounts = {
  DNS_SERVER: '127.0.0.1:9',
  DKIM_SELECTOR: 'vigie',
  SUPABASE_URL: 'https://projet.supabase.co',
  SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_production',
  SUPABASE_PROJECT_REF: 'projet',
  SUPABASE_ACCESS_TOKEN: 'jeton',
  CLOUDFLARE_ACCOUNT_ID: 'compte',
  CLOUDFLARE_API_TOKEN: 'jeton',
};
const accountsFile = '.contentlayer/accounts.env';

/** An agent of the broker, or the broker himself. */
export function fillIn(folder: string, statut: keyof typeof identities): void {
  const site = readFileSync(inRoot('scripts/lib', identities[statut]), 'utf8');
  const renamed = site
    .replace('Cyber Clair', brand)
    .replaceAll('cyber-clair.test', domain)
    .replace('hebergement.test', 'www.cloudflare.com')
    .replaceAll('.test', '.fr');
  writeFileSync(join(folder, 'content/site.yaml'), renamed);
  const example = readFileSync(join(folder, 'supabase/functions/.env.example'), 'utf8');
  const filled = example.replaceAll(
    /^([A-Z_0-9]+)=(.*)$/gm,
    (_, name, value) => `${name}=${settings[name] ?? value}`,
  );
  writeFileSync(join(folder, 'supabase/functions/.env'), filled);
  const lines = Object.entries(accounts).map(([name, value]) => `${name}=${value}\n`);
  mkdirSync(join(folder, '.contentlayer'), { recursive: true });
  writeFileSync(join(folder, accountsFile), lines.join(''));
}
