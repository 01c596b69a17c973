import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { cache } from '../../scripts/lib/paths.ts';

export async function buildInTemporaryFolder<T>(
  make: (folder: string) => Promise<T>,
): Promise<T & { scripts: Record<string, string> }> {
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'made-'));
  try {
    const result = await make(folder);
    const files = globSync('_*/*.js', { cwd: folder });
    const scripts = Object.fromEntries(
      files.map((file) => [`/${file}`, readFileSync(join(folder, file), 'utf8')]),
    );
    return { ...result, scripts };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
