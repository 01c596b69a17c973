import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { bundleLoader } from '../../scripts/lib/frame.ts';
import { bundleIslands } from '../../scripts/lib/island-files.ts';
import { cache } from '../../scripts/lib/paths.ts';

type Other = { development?: true; siteEnv?: string };

/**
 * The islands with React's development build, which says what it finds different from what it would have drawn, or those of
 * another site. They stand in for those of the export: the loader by its name, the others by the names that this loader knows.
 */
export async function otherIslands(other: Other): Promise<(path: string) => string | undefined> {
  const folder = join(cache, `islands-${Object.keys(other).join('-')}`);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const loader = await bundleLoader(folder, await bundleIslands(folder, other));
  return (path) => {
    if (path.startsWith('/_frame/islands-')) return readFileSync(join(folder, loader), 'utf8');
    const file = join(folder, '_islands', basename(path));
    return path.startsWith('/_islands/') && existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  };
}
