// How a mail leaves, with the settings that this way needs; nothing else of the function knows of
// SMTP.
import nodemailer from 'nodemailer';
import * as z from 'zod/mini';
import type { Mail } from './mail.ts';
import { count, optional, required } from './settings.ts';

/** The mail server did not answer in time; any other error means that it refused. */
export class Timeout extends Error {}

/**
 * Why a mail did not leave: it was refused by itself; or its server is away, and no other mail
 * would go either.
 */
export function whyNot(error: unknown): 'refused' | 'away' {
  const { code, responseCode = 0 } = error as { code?: string; responseCode?: number };
  if (error instanceof Timeout || responseCode === 421) return 'away';
  return code === undefined || code === 'EMESSAGE' || code === 'EENVELOPE' ? 'refused' : 'away';
}

/** How often a mail was refused before, and how often it was taken and came back. */
export type Troubles = { failures: number; bounces: number };

/** To the broker; what went wrong before decides which of his mailboxes is tried. */
export type Send = (mail: Mail, troubles?: Troubles) => Promise<void>;

const loopback = ['127.0.0.1', 'localhost', '::1'];
const closedPorts = [25, 587];

/** What sending needs; `.env.example` says where each value comes from. */
export const transportSettings = z.pipe(
  z
    .object({
      SMTP_HOST: required('SMTP_HOST', "le serveur d'envoi, par exemple smtp.fournisseur.fr"),
      SMTP_PORT: count('SMTP_PORT', 465),
      SMTP_USER: optional(),
      SMTP_PASSWORD: optional(),
      MAIL_FROM: required('MAIL_FROM', "l'adresse d'expédition"),
      MAIL_TO: required('MAIL_TO', "l'adresse du courtier qui reçoit les demandes"),
      MAIL_TO_2: optional(),
      MAIL_TO_2_AFTER: z._default(count('MAIL_TO_2_AFTER', 3), 3),
    })
    .check(({ value, issues }) => {
      if (loopback.includes(value.SMTP_HOST) || !closedPorts.includes(value.SMTP_PORT)) return;
      const message = `SMTP_PORT ${value.SMTP_PORT} est fermé en sortie chez Supabase : prenez 465 (TLS) ou 2525 (STARTTLS).`;
      issues.push({ code: 'custom', input: value, message });
    }),
  z.transform((settings) => ({ ...settings, encryption: encryptionOf(settings) })),
);

export type TransportSettings = z.infer<typeof transportSettings>;

function encryptionOf({
  SMTP_HOST,
  SMTP_PORT,
}: {
  SMTP_HOST: string;
  SMTP_PORT: number;
}): 'tls' | 'none' | 'starttls' {
  if (SMTP_PORT === 465) return 'tls';
  return loopback.includes(SMTP_HOST) ? 'none' : 'starttls';
}

/** Milliseconds without a sign of the server, at each stage; and for all of it. */
export const timeouts = {
  /** Less than the visitor waits, even if the database was asked first. */
  attended: { stage: 10_000, all: 12_000 },
  /**
   * Nobody waits, but less than a lease lasts: some servers read the whole mail before they take
   * it.
   */
  unattended: { stage: 60_000, all: 90_000 },
};

export function createTransport(
  settings: TransportSettings,
  { stage, all } = timeouts.attended,
): Send {
  const {
    SMTP_HOST: host,
    SMTP_PORT: port,
    SMTP_USER: user,
    SMTP_PASSWORD: pass,
    encryption,
  } = settings;
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
  return async ({ id, replyTo, to, automatic, ...mail }, troubles) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const timeout = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Timeout()), all);
    });
    const message = {
      ...mail,
      messageId: `<${id}@${domainOf(settings.MAIL_FROM)}>`,
      from: settings.MAIL_FROM,
      to: to ? { name: '', address: to } : mailboxFor(settings, troubles),
      // An answer to what we send a person goes to the broker.
      ...((replyTo || to) && {
        replyTo: replyTo ? { name: '', address: replyTo } : settings.MAIL_TO,
      }),
      ...(automatic && { headers: { 'Auto-Submitted': 'auto-generated' } }),
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

/** Of the Message-IDs. */
export const domainOf = (address: string) =>
  address.split('@').at(-1)?.replace('>', '').trim() ?? '';

type Mailboxes = Pick<TransportSettings, 'MAIL_TO' | 'MAIL_TO_2' | 'MAIL_TO_2_AFTER'>;

/**
 * The second from so many failures on, or once a mail came back; then the two in turn: it may be
 * the second that is wrong.
 */
export function mailboxFor(
  { MAIL_TO, MAIL_TO_2, MAIL_TO_2_AFTER }: Mailboxes,
  { failures, bounces }: Troubles = none,
): string {
  const beyond = bounces > 0 ? failures + bounces - 1 : failures - MAIL_TO_2_AFTER;
  return MAIL_TO_2 && beyond >= 0 && beyond % 2 === 0 ? MAIL_TO_2 : MAIL_TO;
}

const none: Troubles = { failures: 0, bounces: 0 };
