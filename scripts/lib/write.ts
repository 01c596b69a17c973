import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** A file, and the folders in which it stands; nothing that exists, if it must be new. */
export async function write(
  file: string,
  content: string | Uint8Array,
  mustBeNew = false,
): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content, { flag: mustBeNew ? 'wx' : 'w' });
}
