import nodemailer from 'nodemailer';
import type { Environment } from './environment.ts';
import type { Mail } from './mail.ts';

/** The mail server did not answer in time; any other error means that it refused. */
export class Silence extends Error {}

export type Send = (mail: Mail) => Promise<void>;

const limit = 10_000;

export function smtp(environment: Environment): Send {
  const { SMTP_HOST: host, SMTP_PORT: port, SMTP_USER: user, SMTP_PASSWORD: pass, encryption } = environment;
  const transport = nodemailer.createTransport({
    host,
    port,
    secure: encryption === 'tls',
    requireTLS: encryption === 'starttls',
    ignoreTLS: encryption === 'none',
    ...(user && { auth: { user, pass } }),
    connectionTimeout: limit,
    greetingTimeout: limit,
    socketTimeout: limit,
    dnsTimeout: limit,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async (mail) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const silence = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Silence()), limit);
    });
    try {
      await Promise.race([transport.sendMail({ ...mail, from: environment.MAIL_FROM, to: environment.MAIL_TO }), silence]);
    } catch (error) {
      throw (error as { code?: string }).code === 'ETIMEDOUT' ? new Silence() : error;
    } finally {
      clearTimeout(timer);
    }
  };
}
