import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';

/** From the identifier of a client module to the file it was written in, for the whole build. */
export type Modules = Map<string, string>;

type Manifest = { clientModules: Record<string, { id: string | number }> };

/** Next writes, beside each route's server code, which client modules it may send. */
export async function readModules(next: string): Promise<Modules> {
  const sandbox: { __RSC_MANIFEST?: Record<string, Manifest> } = {};
  const context = createContext(sandbox);
  for (const file of globSync('server/app/**/*_client-reference-manifest.js', { cwd: next })) {
    runInContext(await readFile(join(next, file), 'utf8'), context);
  }
  const modules: Modules = new Map();
  for (const { clientModules } of Object.values(sandbox.__RSC_MANIFEST ?? {})) {
    for (const [key, { id }] of Object.entries(clientModules)) {
      modules.set(String(id), key.replace('[project]/', '').replace(/ <.*>$/, ''));
    }
  }
  if (modules.size === 0) throw new Error(`No client reference manifest under ${next}: has Next changed its output?`);
  return modules;
}

/** The page's data as the browser would read them: what its inline scripts push, put together. */
export function readFlight(scripts: string[]): Buffer {
  const text = scripts.flatMap((script) => {
    const pushed = /^self\.__next_f\.push\((\[.*\])\)$/s.exec(script.trim());
    if (!pushed?.[1]) return [];
    const [type, data] = JSON.parse(pushed[1]) as [number, string?];
    return type === 1 && data ? [data] : [];
  });
  return Buffer.from(text.join(''));
}

// Rows of these kinds announce their length; all others end with their line.
const measured = 'TAOoUSsLlGgMmV';

/** The identifiers of the client modules that the data refer to (rows of kind I). */
function clientReferences(flight: Buffer): string[] {
  const found: string[] = [];
  for (let at = 0; at < flight.length; ) {
    const colon = flight.indexOf(':', at);
    if (colon < 0) break;
    const kind = String.fromCharCode(flight[colon + 1] ?? 0);
    const comma = measured.includes(kind) ? flight.indexOf(',', colon) : -1;
    const length = comma > 0 ? flight.subarray(colon + 2, comma).toString() : '';
    if (/^[0-9a-f]+$/.test(length)) {
      at = comma + 1 + Number.parseInt(length, 16);
      continue;
    }
    const end = flight.indexOf('\n', colon);
    const row = flight.subarray(colon + 1, end < 0 ? flight.length : end).toString();
    if (kind === 'I') found.push(String(JSON.parse(row.slice(1))[0]));
    at = end < 0 ? flight.length : end + 1;
  }
  return found;
}

const frameworks = /^node_modules\/next\//;
const exempt = new Set(['src/app/error.tsx', 'src/app/global-error.tsx']);

/** The files of the client components that are on the page: what React is needed for. */
export function islandsOf(flight: Buffer, modules: Modules): string[] {
  const files = clientReferences(flight).map((id) => {
    const file = modules.get(id);
    if (!file) throw new Error(`client module ${id} is in no manifest: it cannot be told whether the page needs it`);
    return file;
  });
  return [...new Set(files)].filter((file) => !frameworks.test(file) && !exempt.has(file));
}
