import { bundleLoader } from '../../scripts/lib/frame.ts';
import { bundleIslands } from '../../scripts/lib/island-files.ts';
import { made } from './made.ts';

type Other = { development?: true; siteEnv?: string };

/**
 * The islands with React's development build, which says what it finds different from what it would
 * have drawn, or those of another site. They stand in for those of the export: the loader by its
 * name, the others by the names that this loader knows.
 */
export async function otherIslands(other: Other): Promise<(path: string) => string | undefined> {
  const { loader, scripts } = await made(async (folder) => ({
    loader: await bundleLoader(folder, await bundleIslands(folder, other)),
  }));
  return (path) => scripts[path.startsWith('/_frame/islands-') ? loader : path];
}
