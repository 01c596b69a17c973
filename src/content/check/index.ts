// The folder check/ finds the mistakes in content/ and describes them in French for writers.
import { tables } from '../files.ts';
import { createContext } from './context.ts';
import { checkEditorial, getRules } from './editorial.ts';
import { type Entry, readEntry } from './entry.ts';
import { checkLapses } from './lapses.ts';
import { checkOverlap } from './overlap.ts';
import { listPassages } from './passages.ts';
import { error, inOrder, type Problem, warning } from './problem.ts';
import { type ContentFile, readContent } from './read.ts';
import { rules } from './rules.ts';
import { checkSpelling } from './spelling.ts';
import { checkTexts } from './texts.ts';

/** Reads content/ and validates its fields, but does not check its texts. */
export function readContext(root: string, today: string) {
  const { files, paths, words, problems } = readContent(root);
  const entries = files.flatMap((file) => {
    const { entry, problems: found } = readEntry(file);
    problems.push(...found);
    return entry ?? [];
  });
  const context = createContext({ root, today, entries, paths });
  return { files, paths, words, problems, entries, context };
}

/** Returns all problems of content/. It reads the source files, so no build is needed before. */
export function checkContent(root: string, today: string) {
  const { files, paths, words, problems, entries, context } = readContext(root, today);
  // Does both steps for one file before the next file, because the parser's cache then still
  // contains its texts.
  const passages = entries.flatMap((entry) => {
    problems.push(...checkTexts(entry, context));
    return listPassages(entry, context.values);
  });
  const blanks = files.flatMap(findBlanks);
  const editorial = getRules();
  // Unfinished pages (with placeholders of `npm run new`) and unreadable pages are not checked for
  // length and repetition.
  const unfinished = new Set([...blanks, ...entries.filter(isUnreadable)].map(({ file }) => file));
  const finished = passages.filter(({ file }) => !unfinished.has(file));
  problems.push(
    ...Object.values(tables)
      .filter(({ file }) => !paths.includes(file))
      .map(({ file }) =>
        error({ file: `content/${file}` }, 'Ce fichier manque : le site en a besoin.'),
      ),
    ...blanks,
    ...rules.flatMap((check) => [...check(context)]),
    ...checkLapses(context),
    ...checkEditorial(passages, finished, context, editorial),
    ...checkSpelling(passages, words, editorial),
    ...(context.areValuesKnown ? checkOverlap(finished, context) : []),
  );

  const texts = new Map(files.map(({ path, text }) => [`content/${path}`, text.split('\n')]));
  return {
    problems: inOrder(problems),
    entries,
    context,
    getLine: (file: string, line: number) => texts.get(file)?.[line - 1],
  };
}

const isUnreadable = ({ page, authored }: Entry) => page && !authored.at(-1)?.tree();

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
