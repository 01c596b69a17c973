import { describe, expect, test } from 'vitest';
import { deploymentSchema } from '../../scripts/deploy/settings.ts';
import { deployment } from '../support/deployment.ts';

const list = (changes: { shell?: object; function?: object; site?: object }) =>
  deploymentSchema
    .safeParse({
      shell: { ...deployment.shell, ...changes.shell },
      function: { ...deployment.function, ...changes.function },
      production: { ...deployment.function, ...changes.function },
      site: { ...deployment.site, ...changes.site },
    })
    .error?.issues.map(({ message }) => message) ?? [];

describe('deploymentSchema', () => {
  test('accepts settings that are all filled in', () => {
    expect(list({})).toEqual([]);
  });

  test.each([
    [{ shell: { SUPABASE_PROJECT_REF: undefined } }, 'SUPABASE_PROJECT_REF manque : tableau de'],
    [{ shell: { SUPABASE_PROJECT_REF: 'Mon projet' } }, 'vingt lettres minuscules'],
    [{ shell: { SUPABASE_URL: 'abc.supabase.co' } }, 'SUPABASE_URL : elle commence par https://'],
    [{ shell: { SUPABASE_PUBLISHABLE_KEY: 'sb_secret_1' } }, 'ce n’est pas la clé publique'],
    [{ shell: { SUPABASE_ACCESS_TOKEN: 'abc' } }, 'un jeton commence par sbp_'],
    [{ shell: { CLOUDFLARE_ACCOUNT_ID: 'moi' } }, 'trente-deux chiffres hexadécimaux'],
    [{ shell: { CLOUDFLARE_API_TOKEN: undefined } }, 'CLOUDFLARE_API_TOKEN manque : tableau de'],
    [{ shell: { HSTS: '31536000' } }, 'HSTS s’écrit max-age=31536000'],
    [{ shell: { SUPABASE_URL: 'https://tsrqponmlkjihgfedcba.supabase.co' } }, 'deux projets'],
    [{ site: { adresse: 'cyber-clair.test' } }, 'content/site.yaml, adresse : écrivez https://'],
    [{ site: { adresse: 'https://autre.test' } }, 'SITE_ORIGINS ne contient pas https://autre'],
    [{ site: { tool: 'Un outil' } }, 'LEADS_WEBHOOK et prestataires.outil'],
    [{ function: { SMTP_HOST: undefined } }, 'SMTP_HOST manque'],
    [{ function: { SMTP_PORT: '587' } }, 'SMTP_PORT 587 est fermé'],
    [{ function: { SMTP_PASSWORD: '' } }, 'SMTP_USER ou SMTP_PASSWORD manque'],
    [{ function: { MAIL_TO: 'boite@bureau.example' } }, 'MAIL_TO contient encore'],
    [{ function: { MAIL_FROM: 'devis@gmail.com' } }, 'prenez une adresse de votre domaine'],
    [{ function: { OPERATOR_MAIL: '' } }, 'OPERATOR_MAIL manque'],
    [{ function: { HEARTBEAT_URL: '' } }, 'HEARTBEAT_URL manque'],
    [{ function: { HASH_SECRET: 'court' } }, 'HASH_SECRET est trop court'],
    [{ function: { OUTBOX_SECRET: 'a'.repeat(32) } }, 'ont la même valeur'],
    [{ function: { OUTBOX_DB_URL: 'postgres://postgres:a@base.test/b' } }, 'quote_function'],
    [{ function: { ACKNOWLEDGE_FROM: 'Autre' } }, 'ACKNOWLEDGE_FROM : écrivez le nom de courtier'],
  ])('refuses %j in one sentence', (changes, message) => {
    expect(list(changes)).toEqual([expect.stringContaining(message)]);
  });
});
