/** Settings of a deployment that nobody makes; `scripts/lib/indexable-site.yaml` is its site. */
export const deployment = {
  shell: {
    SUPABASE_PROJECT_REF: 'abcdefghijklmnopqrst',
    SUPABASE_URL: 'https://abcdefghijklmnopqrst.supabase.co',
    SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_production',
    SUPABASE_ACCESS_TOKEN: `sbp_${'0'.repeat(40)}`,
    CLOUDFLARE_ACCOUNT_ID: '0'.repeat(32),
    CLOUDFLARE_API_TOKEN: 'jeton',
  },
  function: {
    SMTP_HOST: 'smtp.fournisseur.test',
    SMTP_PORT: '465',
    SMTP_USER: 'devis',
    SMTP_PASSWORD: 'le $mot #de passe',
    MAIL_FROM: 'devis@cyber-clair.test',
    MAIL_TO: 'demandes@courtage.test',
    OPERATOR_MAIL: 'exploitant@cyber-clair.test',
    SITE_ORIGINS: 'https://www.cyber-clair.test',
    HASH_SECRET: 'a'.repeat(32),
    OUTBOX_SECRET: 'b'.repeat(32),
    OUTBOX_KEYS: `essai:${Buffer.alloc(32, 1).toString('base64')}`,
    HEARTBEAT_URL: 'https://veille.cyber-clair.test/a',
    SUPABASE_DB_URL: 'platform',
  },
  site: { adresse: 'https://www.cyber-clair.test', broker: 'Essai Courtage' },
};
