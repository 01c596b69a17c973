import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { root } from '../../scripts/lib/paths.ts';

const read = (file: string) => readFileSync(`${root}/${file}`, 'utf8');
const files = (pattern: string) => globSync(pattern, { cwd: root, exclude: ['node_modules/**'] });

test('names a client component *.island.tsx', () => {
  const clients = files('src/**/*.{ts,tsx}').filter((file) =>
    /^['"]use client['"]/m.test(read(file)),
  );
  const allowed = (file: string) =>
    file.endsWith('.island.tsx') ||
    ['src/app/error.tsx', 'src/app/global-error.tsx'].includes(file);
  expect(clients.filter((file) => !allowed(file))).toEqual([]);
  expect(clients.length).toBeGreaterThan(2);
});

test('the lock file records no download address', () => {
  expect(read('package-lock.json')).not.toMatch(/"resolved"|\.tgz/);
});

type Package = {
  version: string;
  integrity?: string;
  optionalDependencies?: Record<string, string>;
} & Partial<Record<'os' | 'cpu' | 'libc', string[]>>;
const locked = (): Record<string, Package> => JSON.parse(read('package-lock.json')).packages;

test('the lock file names every tool for every system, and the print of all that the systems of the tests and of deployments install', () => {
  const packages = locked();
  const perSystem = Object.values(packages).flatMap(({ optionalDependencies = {} }) =>
    Object.keys(optionalDependencies),
  );
  expect(perSystem.length).toBeGreaterThan(100);
  expect(
    perSystem.filter(
      (name) => !Object.keys(packages).some((path) => path.endsWith(`node_modules/${name}`)),
    ),
  ).toEqual([]);
  const isFor = ({ os = ['linux'], cpu = ['x64'], libc = ['glibc'] }: Package) =>
    os.includes('linux') && cpu.includes('x64') && libc.includes('glibc');
  const ours = Object.entries(packages).filter(([path, each]) => path !== '' && isFor(each));
  expect(ours.length).toBeGreaterThan(500);
  expect(ours.flatMap(([path, { integrity }]) => (integrity ? [] : [path]))).toEqual([]);
});

test('what a workflow runs of others is named by its commit', () => {
  const uses = files('.github/workflows/*.yml').flatMap((file) =>
    [...read(file).matchAll(/uses: ((?!\.\/).*)/g)].map(([, used]) => used),
  );
  expect(uses.length).toBeGreaterThan(5);
  for (const used of uses) expect(used).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v[\d.]+$/);
});

test('the function’s two lock files, Deno’s and the project’s, name the same packages by the same prints', () => {
  const { npm, specifiers } = JSON.parse(read('supabase/functions/send-devis-email/deno.lock')) as {
    npm: Record<string, Package>;
    specifiers: Record<string, string>;
  };
  const { imports } = JSON.parse(read('supabase/functions/send-devis-email/deno.json')) as {
    imports: Record<string, string>;
  };
  const wanted = Object.values(imports).map((target) =>
    target.replace(/^(npm:@?[^@]+@[\d.]+).*/, '$1'),
  );
  expect(Object.keys(specifiers).sort()).toEqual([...new Set(wanted)].sort());
  const packages = locked();
  for (const target of wanted) {
    const [, name, version] = /^npm:(.+)@([\d.]+)$/.exec(target) ?? [];
    expect(packages[`node_modules/${name}`]?.version, name).toBe(version);
  }
  expect(Object.keys(npm).length).toBeGreaterThan(10);
  for (const [name, { integrity }] of Object.entries(npm)) {
    const [, bare = '', version] = /^(@?[^@]+)@([^_]+)/.exec(name) ?? [];
    expect(packages[`node_modules/${bare}`], bare).toMatchObject({ version, integrity });
  }
});
