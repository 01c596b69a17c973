import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { run } from '../../scripts/lib/children.ts';
import { listen } from '../../scripts/lib/listen.ts';
import { inRoot } from '../../scripts/lib/paths.ts';
import { freePort } from '../../scripts/lib/ports.ts';

const versions = (name: string, version: string, integrity: string) =>
  JSON.stringify({ name, 'dist-tags': { latest: version }, versions: { [version]: { name, version, dist: { integrity } } } });

test('the lock file takes the prints that it lacks from the registry, and says which are not to be had there', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'empreintes-'));
  const port = await freePort();
  const asked: string[] = [];
  const registry = await listen(
    createServer(({ url = '' }, response) => {
      asked.push(decodeURIComponent(url));
      if (url.includes('tool-mac')) response.end(versions('@a/tool-mac', '1.2.3', 'sha512-bWFj'));
      else response.writeHead(404).end('{}');
    }),
    port,
  );
  const entry = { version: '1.2.3', optional: true };
  const packages = {
    '': { version: '0.1.0' },
    'node_modules/@a/tool-mac': entry,
    'node_modules/b/node_modules/@a/tool-plan9': entry,
    'node_modules/c': { version: '2.0.0', integrity: 'sha512-Yw==' },
  };
  await writeFile(join(folder, 'package-lock.json'), JSON.stringify({ packages }));
  let output = '';
  try {
    const code = await run(process.execPath, [inRoot('scripts/lock.ts'), folder], {
      env: { ...process.env, npm_config_registry: `http://127.0.0.1:${port}`, npm_config_cache: folder },
      onOutput: (text) => {
        output += text;
      },
    });
    expect(code).toBe(1);
    expect(output).toContain('1 empreintes ajoutées');
    expect(output).toContain('- node_modules/b/node_modules/@a/tool-plan9');
    const kept = JSON.parse(await readFile(join(folder, 'package-lock.json'), 'utf8')).packages;
    expect(kept).toEqual({ ...packages, 'node_modules/@a/tool-mac': { ...entry, integrity: 'sha512-bWFj' } });
    expect(asked).toEqual(['/@a/tool-mac', '/@a/tool-plan9']);
  } finally {
    await registry.stop();
    await rm(folder, { recursive: true });
  }
}, 60_000);
