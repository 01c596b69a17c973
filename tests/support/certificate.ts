import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * A server's certificate that is its own authority, for this machine's addresses and these names.
 */
export function makeCertificate(...more: string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'certificat-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const names = `subjectAltName=${['localhost', ...more].map((name) => `DNS:${name}`).join(',')},IP:127.0.0.1,IP:0.0.0.0`;
  const kind = [
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:prime256v1',
    '-nodes',
    '-days',
    '2',
  ];
  execFileSync(
    'openssl',
    [
      'req',
      '-x509',
      ...kind,
      '-subj',
      '/CN=localhost',
      '-addext',
      names,
      '-keyout',
      key,
      '-out',
      cert,
    ],
    {
      stdio: 'ignore',
    },
  );
  const made = { key: readFileSync(key, 'utf8'), cert: readFileSync(cert, 'utf8') };
  rmSync(folder, { recursive: true });
  return made;
}
