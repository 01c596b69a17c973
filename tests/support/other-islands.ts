import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { bundleLoader } from '../../scripts/lib/frame.ts';
import { bundleIslands } from '../../scripts/lib/island-files.ts';
import { cache } from '../../scripts/lib/paths.ts';

type Other = { development?: true; siteEnv?: string };

/** Bundles the islands with other settings. The returned function gives the script at a path. */
export async function otherIslands(other: Other): Promise<(path: string) => string | undefined> {
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'islands-'));
  try {
    const loader = await bundleLoader(folder, await bundleIslands(folder, other));
    const scripts = new Map(
      globSync('_*/*.js', { cwd: folder }).map((file) => [
        `/${file}`,
        readFileSync(join(folder, file), 'utf8'),
      ]),
    );
    return (path) => scripts.get(path.startsWith('/_frame/islands-') ? loader : path);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
