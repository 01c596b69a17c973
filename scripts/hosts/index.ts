// hosts/: headers and redirections, said once and written for each host that can serve the export.
import { join } from 'node:path';
import { site } from '#src/content/identity.ts';
import { redirects } from '#src/content/redirects.ts';
import { write } from '../lib/write.ts';
import { headersFile, redirectsFile } from './cloudflare.ts';
import { nginxFile } from './nginx.ts';
import { type Built, type Hosting, rulesFor } from './rules.ts';

/**
 * The same headers and redirections for every host: Cloudflare's go with the pages, nginx's stays
 * beside them.
 */
export async function makeHostFiles(out: string, beside: string, built: Built): Promise<number> {
  const hosting: Hosting = { site: site.adresse, rules: rulesFor(built), redirects };
  await Promise.all([
    write(join(out, '_headers'), headersFile(hosting.rules)),
    write(join(out, '_redirects'), redirectsFile(redirects)),
    write(join(beside, 'nginx.conf'), nginxFile(hosting)),
  ]);
  return redirects.length;
}
