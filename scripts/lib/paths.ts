import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
export const inRoot = (...parts: string[]) => join(root, ...parts);
export const bin = (name: string) => inRoot('node_modules', '.bin', name);
export const out = inRoot('out');
export const cache = inRoot('node_modules', '.cache');
