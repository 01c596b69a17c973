import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { main } from './lib/failure.ts';
import { inRoot } from './lib/paths.ts';

// npm itself never adds a print that is missing, and a registry that mirrors another may lack other
// systems' packages on the day a lock file is written: this asks for these prints alone, and moves
// no version.
type Locked = { name?: string; version: string; integrity?: string };

const npm = promisify(execFile);

/** Nothing, where the registry does not have the package. */
async function printOf(
  path: string,
  { name = path.replace(/^.*node_modules\//, ''), version }: Locked,
) {
  const { stdout } = await npm('npm', ['view', `${name}@${version}`, 'dist.integrity']).catch(
    () => ({ stdout: '' }),
  );
  return /^sha512-\S+/.exec(stdout)?.[0];
}

await main(async () => {
  const file = inRoot('package-lock.json');
  const lock = JSON.parse(await readFile(file, 'utf8')) as { packages: Record<string, Locked> };
  const wanted = Object.entries(lock.packages).filter(
    ([path, { integrity }]) => path !== '' && !integrity,
  );
  const missing: string[] = [];
  for (const [path, entry] of wanted) {
    const integrity = await printOf(path, entry);
    const { version, ...rest } = entry;
    if (integrity) lock.packages[path] = { version, integrity, ...rest };
    else missing.push(path);
  }
  await writeFile(file, `${JSON.stringify(lock, null, 2)}\n`);
  console.log(`${wanted.length - missing.length} empreintes ajoutées`);
  if (missing.length > 0)
    console.error(
      `Le registre n’a pas, ou n’a pas dit :\n${missing.map((path) => `- ${path}`).join('\n')}`,
    );
  return missing.length > 0 ? 1 : 0;
});
