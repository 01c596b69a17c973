// The folder check/ finds the mistakes in content/ and describes them in French for writers.
import { tables } from '../files.ts';
import { createContext } from './context.ts';
import { checkEditorial } from './editorial.ts';
import { readEntry } from './entry.ts';
import { checkLapses } from './lapses.ts';
import { checkOverlap } from './overlap.ts';
import { listPassages } from './passages.ts';
import { error, inOrder, type Problem, warning } from './problem.ts';
import { type ContentFile, readContent } from './read.ts';
import { rules } from './rules.ts';
import { checkSpelling } from './spelling.ts';
import { checkTexts } from './texts.ts';

/**
 * Reads content/ and validates the fields of its files, but does not check its texts. The context
 * is undefined if a file is missing or cannot be read, or if a field is wrong.
 */
export function readContext(root: string, today: string) {
  const { files, paths, words, problems } = readContent(root);
  for (const { file } of Object.values(tables))
    if (!paths.includes(file))
      problems.push(error({ file: `content/${file}` }, 'Ce fichier manque : le site en a besoin.'));
  const entries = files.flatMap((file) => {
    const read = readEntry(file);
    problems.push(...read.problems);
    return read.entry ?? [];
  });
  const context =
    problems.length === 0 ? createContext({ root, today, entries, paths }) : undefined;
  return { files, words, problems, entries, context };
}

/**
 * Returns the problems of content/. It reads the source files, so no build is needed before. The
 * texts are checked when all fields are valid, because a wrong table would cause false problems in
 * the texts that show its figures. `context` is undefined until then.
 */
export function checkContent(root: string, today: string) {
  const { files, words, problems, entries, context } = readContext(root, today);
  problems.push(...files.flatMap(findBlanks));
  if (context) {
    // Does both steps for one file before the next file, because the parser's cache then still
    // contains its texts.
    const passages = entries.flatMap((entry) => {
      problems.push(...checkTexts(entry, context));
      return listPassages(entry, context.values);
    });
    // Pages with placeholders of `npm run new` or with mistakes are not checked for length and
    // repetition.
    const unfinished = new Set(problems.map(({ file }) => file));
    const finished = passages.filter(({ file }) => !unfinished.has(file));
    problems.push(
      ...rules.flatMap((check) => [...check(context)]),
      ...checkLapses(context),
      ...checkEditorial(passages, finished, context),
      ...checkSpelling(passages, words, context),
      ...checkOverlap(finished, context),
    );
  }
  return {
    problems: inOrder(problems),
    context,
    fileCount: files.length,
    getLine: (file: string, line: number) =>
      files.find(({ path }) => `content/${path}` === file)?.text.split('\n')[line - 1],
  };
}

/**
 * Reports placeholders of `npm run new` that the writer has not replaced. The build contains such a
 * page, but the site is not published with it.
 */
export const findBlanks = ({ path, text }: ContentFile): Problem[] =>
  text
    .split('\n')
    .flatMap((line, index) =>
      [...line.matchAll(/\[à compléter[^\]]*\]/g)].map(([found]) =>
        warning(
          { file: `content/${path}`, line: index + 1 },
          `« ${found} » reste à écrire. La page ne sera pas publiée tant que cette marque y est.`,
        ),
      ),
    );
