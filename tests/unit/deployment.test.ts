import { createServer } from 'node:http';
import { describe, expect, test } from 'vitest';
import { checkSettings } from '../../scripts/deploy/settings.ts';
import { planSteps } from '../../scripts/deploy/steps.ts';
import { listen } from '../../scripts/lib/listen.ts';
import { deployment } from '../support/deployment.ts';

const list = (changes: { shell?: object; function?: object; site?: object }) =>
  checkSettings(
    { ...deployment.shell, ...changes.shell },
    { ...deployment.function, ...changes.function },
    { ...deployment.site, ...changes.site },
  ).problems;

describe('deployment settings', () => {
  test('accepts settings that are all filled in', () => {
    expect(list({})).toEqual([]);
  });

  test.each([
    [
      { shell: { SUPABASE_PROJECT_REF: undefined } },
      'SUPABASE_PROJECT_REF manque ou est vide : vingt',
    ],
    [{ shell: { SUPABASE_URL: 'abc.supabase.co' } }, 'SUPABASE_URL n’a pas cette forme : https://'],
    [{ shell: { SUPABASE_PUBLISHABLE_KEY: 'sb_secret_1' } }, 'la clé sb_publishable_…'],
    [{ shell: { CLOUDFLARE_API_TOKEN: '' } }, 'CLOUDFLARE_API_TOKEN manque ou est vide : un jeton'],
    [{ shell: { SUPABASE_URL: 'https://tsrqponmlkjihgfedcba.supabase.co' } }, 'deux projets'],
    [{ site: { adresse: 'cyber-clair.test' } }, 'content/site.yaml, adresse : écrivez https://'],
    [{ site: { adresse: 'https://autre.test' } }, 'SITE_ORIGINS ne contient pas https://autre'],
    [{ site: { tool: 'Un outil' } }, 'LEADS_WEBHOOK et prestataires.outil'],
    [{ function: { SMTP_HOST: '' } }, 'SMTP_HOST manque'],
    [{ function: { SMTP_PASSWORD: '' } }, 'SMTP_USER et SMTP_PASSWORD vont'],
    [{ function: { MAIL_TO: 'boite@bureau.example' } }, 'MAIL_TO contient encore'],
    [{ function: { MAIL_FROM: 'devis@gmail.com' } }, 'prenez une adresse de votre domaine'],
    [{ function: { OPERATOR_MAIL: '' } }, 'OPERATOR_MAIL manque'],
    [{ function: { HEARTBEAT_URL: '' } }, 'HEARTBEAT_URL manque'],
    [{ function: { OUTBOX_SECRET: 'a'.repeat(32) } }, 'ont la même valeur'],
    [{ function: { OUTBOX_DB_URL: 'postgres://postgres:a@base.test/b' } }, 'quote_function'],
    [{ function: { ACKNOWLEDGE_FROM: 'Autre' } }, 'ACKNOWLEDGE_FROM : écrivez le nom de courtier'],
  ])('refuses %j in one sentence', (changes, message) => {
    expect(list(changes)).toEqual([expect.stringContaining(message)]);
  });

  test('names the missing file and none of its settings', () => {
    expect(checkSettings(deployment.shell, undefined, deployment.site).problems).toEqual([
      'supabase/functions/.env manque : copiez .env.example et remplissez-le.',
    ]);
  });
});

describe('last step of a deployment', () => {
  test('fails with the answer of the function when the canary is not sent', async () => {
    const answer = 'Le serveur de messagerie ne l’a pas pris.';
    const { port, stop } = await listen(
      createServer((_, response) => response.writeHead(502).end(answer)),
      0,
    );
    const shell = { ...deployment.shell, SUPABASE_URL: `http://127.0.0.1:${port}` };
    const steps = planSteps({ ...deployment, shell } as never, 'commit');
    await expect(steps.at(-1)?.run()).rejects.toThrow(`la fonction répond 502 : ${answer}`);
    await stop();
  });
});
