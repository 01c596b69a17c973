import { createHash, createHmac, pbkdf2Sync, randomBytes } from 'node:crypto';
import { query } from './scheduler.ts';

// The function logs in under a role of its own, which the migrations make without a password: its
// address in the settings holds the one that it shall have.

const rounds = 4_096;

/**
 * What Postgres itself keeps of a password, so that the password stands in no log of statements
 * (RFC 5803).
 */
function verifier(password: string, salt = randomBytes(16)): string {
  const salted = pbkdf2Sync(password, salt, rounds, 32, 'sha256');
  const keyed = (text: string) => createHmac('sha256', salted).update(text).digest();
  const stored = createHash('sha256').update(keyed('Client Key')).digest('base64');
  return `SCRAM-SHA-256$${rounds}:${salt.toString('base64')}$${stored}:${keyed('Server Key').toString('base64')}`;
}

/** The password of this address, for its role. */
export const passwordFor = (address: string) =>
  `alter role quote_function login password '${verifier(decodeURIComponent(new URL(address).password))}'`;

/** Nothing without an address: the function then takes the platform's, and the role by itself. */
export async function letRoleIn(project: string, address: string | undefined): Promise<void> {
  if (address) await query(project, passwordFor(address));
}
