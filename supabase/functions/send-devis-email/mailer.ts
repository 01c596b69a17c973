import nodemailer from 'nodemailer';
import { type Environment, loopback } from './environment.ts';
import { limitTime } from './limit-time.ts';
import type { Mail } from './mail.ts';

export type SendMail = (mail: Mail) => Promise<void>;

/**
 * Time-outs in milliseconds. They are long, because some servers scan the whole mail before they
 * respond. `total` is shorter than LEASE, so that no second worker takes the job meanwhile.
 */
export const SMTP_TIMEOUTS = { stage: 60_000, total: 90_000 };

const getMailDomain = (address: string) => address.split('@').at(-1)?.replace('>', '').trim() ?? '';

/**
 * Uses TLS on port 465 and requires STARTTLS on any other port, except for a server on this
 * machine.
 */
export function createTransport(environment: Environment, stage: number) {
  const { SMTP_HOST, SMTP_PORT, SMTP_USER, SMTP_PASSWORD } = environment;
  const isLocal = loopback.includes(SMTP_HOST);
  const isTls = SMTP_PORT === 465;
  return nodemailer.createTransport({
    host: SMTP_HOST,
    port: SMTP_PORT,
    secure: isTls,
    requireTLS: !isTls && !isLocal,
    ignoreTLS: !isTls && isLocal,
    ...(SMTP_USER && { auth: { user: SMTP_USER, pass: SMTP_PASSWORD } }),
    dnsTimeout: stage,
    connectionTimeout: stage,
    greetingTimeout: stage,
    socketTimeout: stage,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

export function createMailer(environment: Environment, { stage, total } = SMTP_TIMEOUTS): SendMail {
  const { MAIL_FROM, MAIL_TO } = environment;
  const transport = createTransport(environment, stage);
  return async ({ id, to, replyTo, isAutomatic, ...mail }) => {
    const message = {
      ...mail,
      messageId: `<${id}@${getMailDomain(MAIL_FROM)}>`,
      from: MAIL_FROM,
      // Passes objects, so that nodemailer does not parse typed text as a list of addresses.
      to: to ? { name: '', address: to } : MAIL_TO,
      ...(replyTo && { replyTo: { name: '', address: replyTo } }),
      ...(isAutomatic && { headers: { 'Auto-Submitted': 'auto-generated' } }),
    };
    await limitTime(transport.sendMail(message), total, 'ETIMEDOUT');
  };
}
