// check/: finds the mistakes in content/ and describes them in French.
import { tables } from '../files.ts';
import { answersText } from '../mail-prices.ts';
import { checkOrphans, findLinks, type Linked, siteRules } from './across-files.ts';
import { checkTexts } from './authored-texts.ts';
import { blanks } from './blanks.ts';
import { Book } from './book.ts';
import { makeContext } from './context.ts';
import { checkEditorial } from './editorial.ts';
import { readEntry } from './entries.ts';
import type { Entry } from './entry.ts';
import { checkFacts } from './fact-documents.ts';
import { checkGuarantees } from './guarantees.ts';
import { checkGuideFigures, figuresShown, type ShownFigure } from './guide-figures.ts';
import { checkLapses, lapsesBefore } from './lapses.ts';
import { checkNamedByGuarantee, checkNamedByPrice } from './named.ts';
import { checkOverlap } from './overlap.ts';
import { error, inOrder } from './problem.ts';
import { listPassages, type Passage } from './prose.ts';
import { readContent } from './read.ts';
import type { Rule } from './rule.ts';
import { checkSpelling } from './spelling.ts';
import { tableRules } from './table-rules.ts';
import { checkRanks, checkStudyYears } from './typed-facts.ts';

const rules: Rule[] = [...tableRules, checkGuarantees, checkFacts, checkLapses, ...siteRules];

/** Returns all problems of content/. Reads the source files, so it needs no build. */
export function checkContent(root: string, today: string) {
  const { files, unread, words, problems } = readContent(root);
  const paths = [...files.map(({ path }) => path), ...unread];
  const entries = files.flatMap((file) => {
    const { entry, problems: found } = readEntry(file);
    problems.push(...found);
    return entry ?? [];
  });
  const missing = Object.values(tables).filter(({ file }) => !paths.includes(file));
  const book = new Book(entries);
  const context = makeContext(root, book, paths);
  const perFile = [
    checkTexts,
    checkNamedByGuarantee(book),
    checkStudyYears(book, context),
    checkRanks,
  ];
  const passages: Passage[] = [];
  const linked: Linked = new Map();
  const shownFigures: ShownFigure[] = [];
  // Handles one file at a time, so that the parser parses each text only once.
  for (const entry of entries) {
    for (const check of perFile) problems.push(...check(entry, context));
    passages.push(...listPassages(entry, context.values));
    shownFigures.push(...figuresShown(entry));
    for (const link of findLinks(entry, context))
      linked.set(link, (linked.get(link) ?? new Set()).add(entry));
  }
  const answers = answersText(book, context);
  const unwritten = files.flatMap(blanks);
  // Rules on length and repetition skip pages with marks of `npm run new` and unreadable pages.
  const unfinished = new Set([...unwritten.map(({ file }) => file), ...entries.flatMap(unparsed)]);
  const finished = passages.filter(({ file }) => !unfinished.has(file));
  problems.push(
    ...missing.map(({ file }) =>
      error({ file: `content/${file}` }, 'Ce fichier manque : le site en a besoin.'),
    ),
    ...unwritten,
    ...rules.flatMap((check) => [...check({ book, context, today })]),
    ...checkOrphans(book, linked),
    ...checkGuideFigures(shownFigures, context),
    ...checkEditorial(passages, finished, book),
    ...checkSpelling(passages, words),
    ...checkNamedByPrice(passages, book),
    ...checkOverlap(finished, book),
  );

  const texts = new Map(files.map(({ path, text }) => [`content/${path}`, text]));
  return {
    problems: inOrder(problems),
    files,
    entries,
    passages,
    /** File of the prices for the broker's mail. Undefined if a table has a mistake. */
    answers,
    lapsesBefore: (end: string) => lapsesBefore(end, book, context),
    getLine: (file: string, line: number): string | undefined =>
      texts.get(file)?.split('\n')[line - 1],
  };
}

/** Returns the file of a page with an unreadable text. Rules that count its words must skip it. */
const unparsed = ({ file, page, authored }: Entry): string[] =>
  page && !authored.at(-1)?.tree() ? [file] : [];
