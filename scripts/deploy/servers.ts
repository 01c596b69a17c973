import nodemailer from 'nodemailer';
import postgres from 'postgres';
import type { Environment } from '../../supabase/functions/send-devis-email/environment.ts';
import { getEncryption } from '../../supabase/functions/send-devis-email/mailer.ts';
import { getTls } from '../../supabase/functions/send-devis-email/store.ts';
import { type Finding, finding } from './dns.ts';

// The servers that the function will ask, asked from here: what they answer now costs nobody a
// request.

const patience = 10_000;

type Trouble = Error & { code?: string; response?: string };

const mailRemedies: Record<string, string> = {
  EAUTH: 'vérifiez SMTP_USER et SMTP_PASSWORD',
  ETLS: 'ce port n’offre pas de chiffrement ; prenez SMTP_PORT=465',
  EDNS: 'vérifiez SMTP_HOST',
  ETIMEDOUT: 'vérifiez SMTP_HOST et SMTP_PORT',
  ECONNECTION: 'vérifiez SMTP_HOST et SMTP_PORT',
  ESOCKET: 'vérifiez SMTP_HOST, SMTP_PORT et le certificat du serveur',
};

export const mailServer = (
  environment: Environment,
  encryption: object = getEncryption(environment),
) => {
  const { SMTP_HOST: host, SMTP_PORT: port, SMTP_USER: user, SMTP_PASSWORD: pass } = environment;
  return finding(`la connexion à ${host}:${port}`, async () => {
    const transport = nodemailer.createTransport({
      host,
      port,
      ...encryption,
      auth: { user, pass },
      dnsTimeout: patience,
      connectionTimeout: patience,
      greetingTimeout: patience,
      socketTimeout: patience,
    });
    const problems = await transport.verify().then(
      () => [],
      ({ code = '', response, message }: Trouble) => {
        const remedy = mailRemedies[code] ?? 'vérifiez les réglages SMTP';
        return [
          `Le serveur d’envoi ${host}:${port} n’accepte pas : « ${response ?? message} » ; ${remedy}.`,
        ];
      },
    );
    transport.close();
    return problems;
  });
};

/**
 * The database answers who logs in; that this name or its password is not known is no problem,
 * since a step sets both.
 */
const unknownYet = (error: Trouble) =>
  ['28P01', '28000'].includes(error.code ?? '') || /tenant or user not found/i.test(error.message);

export function database(url: string, authority: string | undefined): Promise<Finding> {
  const { hostname, port } = new URL(url);
  const place = `${hostname}:${port || 5432}`;
  return finding(`la base, à ${place}`, async () => {
    const sql = postgres(url, {
      max: 1,
      ssl: getTls(url, authority),
      prepare: false,
      connect_timeout: patience / 1000,
      backoff: () => 1,
    });
    const problems = await sql`select 1`.then(
      () => [],
      (error: Trouble) => {
        if (unknownYet(error)) return [];
        const remedy = /certificate/i.test(error.message)
          ? 'le certificat de OUTBOX_DB_CA n’est pas celui de son autorité'
          : 'vérifiez OUTBOX_DB_URL';
        return [
          `La base ne répond pas à ${place} : « ${error.message || error.code} » ; ${remedy}.`,
        ];
      },
    );
    await sql.end({ timeout: 1 });
    return problems;
  });
}
