import { bundleLoader } from '../../scripts/lib/frame.ts';
import { bundleIslands } from '../../scripts/lib/island-files.ts';
import { buildInTemporaryFolder } from './temporary-build.ts';

type Other = { development?: true; siteEnv?: string };

export async function otherIslands(other: Other): Promise<(path: string) => string | undefined> {
  const { loader, scripts } = await buildInTemporaryFolder(async (folder) => ({
    loader: await bundleLoader(folder, await bundleIslands(folder, other)),
  }));
  return (path) => scripts[path.startsWith('/_frame/islands-') ? loader : path];
}
