import nodemailer from 'nodemailer';
import type { Environment } from './environment.ts';
import type { Mail } from './mail.ts';

/** The mail server did not answer in time; any other error means that it refused. */
export class Silence extends Error {}

export type Send = (mail: Mail) => Promise<void>;

/** Milliseconds without a sign of the server, at each stage; and for all of it, less than the visitor waits. */
const patience = { stage: 10_000, all: 15_000 };

export function smtp(environment: Environment, { stage, all } = patience): Send {
  const { SMTP_HOST: host, SMTP_PORT: port, SMTP_USER: user, SMTP_PASSWORD: pass, encryption } = environment;
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
    const silence = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Silence()), all);
    });
    const message = {
      ...mail,
      from: environment.MAIL_FROM,
      to: environment.MAIL_TO,
      replyTo: { name: '', address: replyTo },
    };
    try {
      await Promise.race([transport.sendMail(message), silence]);
    } catch (error) {
      throw (error as { code?: string }).code === 'ETIMEDOUT' ? new Silence() : error;
    } finally {
      clearTimeout(timer);
    }
  };
}

/** What went wrong, for the log: the code and the number of the server's answer, never its words. */
export function causeOf(error: unknown): string {
  if (error instanceof Silence) return 'silence';
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  return [code, responseCode].filter(Boolean).join(' ') || 'unknown';
}
