import nodemailer from 'nodemailer';
import postgres from 'postgres';
import { tlsOf } from '../../supabase/functions/send-devis-email/connection.ts';
import type { TransportSettings } from '../../supabase/functions/send-devis-email/transport.ts';
import type { Finding } from './dns.ts';

// The servers that the function will ask, asked from here: what they answer now costs nobody a request.

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

export async function mailServer(settings: TransportSettings): Promise<Finding> {
  const { SMTP_HOST: host, SMTP_PORT: port, SMTP_USER: user, SMTP_PASSWORD: pass, encryption } = settings;
  const transport = nodemailer.createTransport({
    host,
    port,
    secure: encryption === 'tls',
    requireTLS: encryption === 'starttls',
    auth: { user, pass },
    dnsTimeout: patience,
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
  });
  const trouble = await transport.verify().then(
    () => undefined,
    (error: Trouble) => error,
  );
  transport.close();
  const what = `la connexion à ${host}:${port}`;
  if (!trouble) return { what, problems: [] };
  const remedy = mailRemedies[trouble.code ?? ''] ?? 'vérifiez les réglages SMTP';
  return {
    what,
    problems: [`Le serveur d’envoi ${host}:${port} n’accepte pas : « ${trouble.response ?? trouble.message} » ; ${remedy}.`],
  };
}

/** The database answers who logs in; that this name or its password is not known is no problem, since a step sets both. */
const unknownYet = (error: Trouble) =>
  ['28P01', '28000'].includes(error.code ?? '') || /tenant or user not found/i.test(error.message);

export async function database(url: string, authority: string | undefined): Promise<Finding> {
  const { hostname, port } = new URL(url);
  const sql = postgres(url, {
    max: 1,
    ssl: tlsOf(url, authority),
    prepare: false,
    connect_timeout: patience / 1000,
    backoff: () => 1,
  });
  const trouble = await sql`select 1`.then(
    () => undefined,
    (error: Trouble) => error,
  );
  await sql.end({ timeout: 1 });
  const what = `la base, à ${hostname}:${port || 5432}`;
  if (!trouble || unknownYet(trouble)) return { what, problems: [] };
  const remedy = /certificate/i.test(trouble.message)
    ? 'le certificat de OUTBOX_DB_CA n’est pas celui de son autorité'
    : 'vérifiez OUTBOX_DB_URL';
  return {
    what,
    problems: [`La base ne répond pas à ${hostname}:${port || 5432} : « ${trouble.message || trouble.code} » ; ${remedy}.`],
  };
}
