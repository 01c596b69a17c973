import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/**
 * Where a program is found on the path, or in the folder that Debian puts on root's alone, if it
 * is.
 */
export function onPath(name: string): string | undefined {
  for (const folder of [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin']) {
    const file = join(folder, name);
    try {
      accessSync(file, constants.X_OK);
      return file;
    } catch {
      // not in this folder
    }
  }
  return undefined;
}
