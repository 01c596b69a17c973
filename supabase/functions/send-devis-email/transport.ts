// How a mail leaves, with the settings that this way needs; nothing else of the function knows of SMTP.
import nodemailer from 'nodemailer';
import * as z from 'zod/mini';
import type { Mail } from './mail.ts';
import { required } from './settings.ts';

/** The mail server did not answer in time; any other error means that it refused. */
export class Timeout extends Error {}

export type Send = (mail: Mail) => Promise<void>;

const loopback = ['127.0.0.1', 'localhost', '::1'];
const closedPorts = [25, 587];

/** What sending needs; `.env.example` says where each value comes from. */
export const transportSettings = z.pipe(
  z
    .object({
      SMTP_HOST: required('SMTP_HOST', "le serveur d'envoi, par exemple smtp.fournisseur.fr"),
      SMTP_PORT: z.coerce.number('SMTP_PORT doit être un nombre, par exemple 465').check(z.positive()),
      SMTP_USER: z.optional(z.string()),
      SMTP_PASSWORD: z.optional(z.string()),
      MAIL_FROM: required('MAIL_FROM', "l'adresse d'expédition"),
      MAIL_TO: required('MAIL_TO', "l'adresse du courtier qui reçoit les demandes"),
    })
    .check(({ value, issues }) => {
      if (loopback.includes(value.SMTP_HOST) || !closedPorts.includes(value.SMTP_PORT)) return;
      const message = `SMTP_PORT ${value.SMTP_PORT} est fermé en sortie chez Supabase : prenez 465 (TLS) ou 2525 (STARTTLS).`;
      issues.push({ code: 'custom', input: value, message });
    }),
  z.transform((settings) => ({ ...settings, encryption: encryptionOf(settings) })),
);

export type TransportSettings = z.infer<typeof transportSettings>;

function encryptionOf({ SMTP_HOST, SMTP_PORT }: { SMTP_HOST: string; SMTP_PORT: number }): 'tls' | 'none' | 'starttls' {
  if (SMTP_PORT === 465) return 'tls';
  return loopback.includes(SMTP_HOST) ? 'none' : 'starttls';
}

/** Milliseconds without a sign of the server, at each stage; and for all of it, less than the visitor waits. */
const timeouts = { stage: 10_000, all: 15_000 };

export function createTransport(settings: TransportSettings, { stage, all } = timeouts): Send {
  const { SMTP_HOST: host, SMTP_PORT: port, SMTP_USER: user, SMTP_PASSWORD: pass, encryption } = settings;
  const transport = nodemailer.createTransport({
    host,
    port,
    secure: encryption === 'tls',
    requireTLS: encryption === 'starttls',
    ignoreTLS: encryption === 'none',
    ...(user && { auth: { user, pass } }),
    dnsTimeout: stage,
    connectionTimeout: stage,
    greetingTimeout: stage,
    socketTimeout: stage,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async ({ replyTo, ...mail }) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const timeout = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Timeout()), all);
    });
    const message = {
      ...mail,
      from: settings.MAIL_FROM,
      to: settings.MAIL_TO,
      replyTo: { name: '', address: replyTo },
    };
    try {
      await Promise.race([transport.sendMail(message), timeout]);
    } catch (error) {
      throw (error as { code?: string }).code === 'ETIMEDOUT' ? new Timeout() : error;
    } finally {
      clearTimeout(timer);
    }
  };
}

/** What went wrong, for the log: the code and the number of the server's answer, never its words. */
export function causeOf(error: unknown): string {
  if (error instanceof Timeout) return 'silence';
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  return [code, responseCode].filter(Boolean).join(' ') || 'unknown';
}
