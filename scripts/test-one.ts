import { existsSync } from 'node:fs';
import { basename, relative, resolve } from 'node:path';
import { nearest } from '#src/lib/nearest.ts';
import { runners, suiteOf, suiteOfFile, testFiles } from './checks/suites.ts';
import { run } from './lib/children.ts';
import { Failure, main } from './lib/failure.ts';
import { bin, root } from './lib/paths.ts';
import { ports, requireFree } from './lib/ports.ts';
import { freshContent, freshSite } from './lib/site.ts';
import { browserPaths } from './tools/chromium.ts';
import { missingFailure, provide } from './tools/index.ts';

// npm run test:one -- tests/e2e/faq.spec.ts, or several: each with what it needs made first, and
// nothing more. What is no file goes to the runner: -t "a title" (vitest), -g "a title"
// (Playwright), --filter "a title" (Deno).

const takesTitle = ['-t', '--testNamePattern', '-g', '--grep', '--filter'];
/** A title may be a word that is also a folder's name. */
const looksLikeFile = (argument: string, index: number, all: string[]) =>
  !argument.startsWith('-') &&
  !takesTitle.includes(all[index - 1] ?? '') &&
  (/\.tsx?(:\d+)?$/.test(argument) || existsSync(argument));

function testFile(argument: string): string {
  // Playwright takes the line of a test too.
  const [path = '', line] = argument.split(/:(?=\d+$)/);
  const file = relative(root, resolve(path));
  if (testFiles.includes(file)) return line ? `${file}:${line}` : file;
  const named = (name: string) => testFiles.filter((each) => basename(each) === name);
  const near = nearest(basename(file), new Set(testFiles.map((each) => basename(each)))).flatMap(
    named,
  );
  const remedy =
    near.length > 0
      ? `Vouliez-vous dire :\n${near.map((each) => `  ${each}`).join('\n')}`
      : 'Les tests sont sous tests/, en .test.ts ou .spec.ts.';
  throw new Failure(`${argument} n’est pas un fichier de test. ${remedy}`);
}

await main(async () => {
  const given = process.argv.slice(2).filter((argument) => argument !== '--install');
  const files = given.filter(looksLikeFile).map(testFile);
  const options = given.filter((...argument) => !looksLikeFile(...argument));
  if (files.length === 0)
    throw new Failure(
      'Donnez un fichier au moins : npm run test:one -- tests/unit/search.test.ts tests/e2e/faq.spec.ts',
    );
  let worst = 0;
  for (const [name, own] of Map.groupBy(files, suiteOfFile)) {
    if (!name) continue;
    const { runner, needs, programs = [], needsOne, isServing } = suiteOf(name);
    const provided = await provide(...programs);
    if (needsOne && provided.missing.length === programs.length)
      throw missingFailure(
        `Il faut ${programs.join(' ou ')}, et aucun n’est là.`,
        provided.missing,
      );
    if (isServing) await requireFree(ports);
    if (needs) await (needs === 'site' ? freshSite() : freshContent());
    const env = { ...process.env, ...browserPaths(provided.paths) };
    worst = Math.max(
      worst,
      await run(bin(runner), [...runners[runner].args, ...own, ...options], { cwd: root, env }),
    );
  }
  return worst;
});
