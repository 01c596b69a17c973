import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { root } from '../../scripts/lib/paths.ts';

const read = (file: string) => readFileSync(`${root}/${file}`, 'utf8');

describe('lock files', () => {
  test('record no download address', () => {
    expect(read('package-lock.json')).not.toMatch(/"resolved"|\.tgz/);
  });

  type Package = {
    version: string;
    integrity?: string;
    optionalDependencies?: Record<string, string>;
  } & Partial<Record<'os' | 'cpu' | 'libc', string[]>>;
  const locked = (): Record<string, Package> => JSON.parse(read('package-lock.json')).packages;

  test('name the same packages for Deno and for the project', () => {
    const { npm, specifiers } = JSON.parse(
      read('supabase/functions/send-devis-email/deno.lock'),
    ) as {
      npm: Record<string, Package>;
      specifiers: Record<string, string>;
    };
    const { imports } = JSON.parse(read('supabase/functions/send-devis-email/deno.json')) as {
      imports: Record<string, string>;
    };
    const targets = Object.values(imports).map((target) =>
      target.replace(/^(npm:@?[^@]+@[\d.]+).*/, '$1'),
    );
    expect(Object.keys(specifiers).sort()).toEqual([...new Set(targets)].sort());
    const packages = locked();
    for (const target of targets) {
      const [, name, version] = /^npm:(.+)@([\d.]+)$/.exec(target) ?? [];
      expect(packages[`node_modules/${name}`]?.version, name).toBe(version);
    }
    expect(Object.keys(npm).length).toBeGreaterThan(10);
    for (const [name, { integrity }] of Object.entries(npm)) {
      const [, bare = '', version] = /^(@?[^@]+)@([^_]+)/.exec(name) ?? [];
      expect(packages[`node_modules/${bare}`], bare).toMatchObject({ version, integrity });
    }
  });
});
