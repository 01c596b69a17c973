import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Writes a file and creates missing folders. With `mustBeNew`, fails if the file exists. */
export async function write(
  file: string,
  content: string | Uint8Array,
  mustBeNew = false,
): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content, { flag: mustBeNew ? 'wx' : 'w' });
}
