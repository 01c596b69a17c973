import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot } from '../../scripts/lib/paths.ts';

// A publisher who has filled in every identity.

const [brand, domain] = ['Vigie Pro', 'vigie-pro.fr'];
const identities = { mandataire: 'indexable-site.yaml', courtier: 'indexable-broker.yaml' };

/** An agent of the broker, or the broker himself. */
export function fillIn(folder: string, statut: keyof typeof identities): void {
  const site = readFileSync(inRoot('scripts/lib', identities[statut]), 'utf8');
  const renamed = site
    .replace('Cyber Clair', brand)
    .replaceAll('cyber-clair.test', domain)
    .replace('hebergement.test', 'www.cloudflare.com')
    .replaceAll('.test', '.fr');
  writeFileSync(join(folder, 'content/site.yaml'), renamed);
}
