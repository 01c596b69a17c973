import { installPackages } from './debian.ts';
import { onPath } from './on-path.ts';

const missing = () => ['nginx', 'caddy'].filter((name) => !onPath(name));

/** The other servers that the site can be put on: the system's, else Debian's packages. Says which cannot be had. */
export async function hostServers(): Promise<{ missing: string[] }> {
  if (missing().length > 0) installPackages(...missing());
  return { missing: missing() };
}
