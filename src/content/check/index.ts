// check/: what writers are told, all at once, in French, at its line.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { tables } from '../files.ts';
import { checkOrphans, type Linked, linksIn, siteRules } from './across-files.ts';
import { checkTexts } from './authored-texts.ts';
import { blanks } from './blanks.ts';
import { Book } from './book.ts';
import { checkCode } from './code.ts';
import { makeContext } from './context.ts';
import { readEntry } from './entries.ts';
import type { Entry } from './entry.ts';
import { checkTerms, type ExplainedTerm, explainedTerms } from './explained-terms.ts';
import { checkFacts } from './fact-documents.ts';
import { checkGuarantees } from './guarantees.ts';
import { checkGuideFigures, figuresShown, type ShownFigure } from './guide-figures.ts';
import { checkLapses, lapsesBefore } from './lapses.ts';
import { answersText, checkAnswers } from './mail-prices.ts';
import { checkNamedByGuarantee, checkNamedByPrice } from './named.ts';
import { checkOverlap } from './overlap.ts';
import { error, inOrder } from './problem.ts';
import { type Passage, passagesOf } from './prose.ts';
import { readContent } from './read.ts';
import { checkReadable } from './readable.ts';
import { checkRhythm } from './rhythm.ts';
import type { Rule } from './rule.ts';
import { differences } from './specified.ts';
import { checkSpelling } from './spelling.ts';
import { tableRules } from './table-rules.ts';
import { checkRanks, checkStudyYears } from './typed-facts.ts';
import { checkVoice } from './voice.ts';

const rules: Rule[] = [...tableRules, checkGuarantees, checkFacts, checkLapses, ...siteRules];

/** Every problem of content/, all at once. Needs no build: it reads the files as they are. */
export function checkContent(root: string, today: string) {
  const { files, unread, words, problems } = readContent(root);
  const paths = [...files.map(({ path }) => path), ...unread];
  const entries = files.flatMap((file) => {
    const { entry, problems: found } = readEntry(file);
    problems.push(...found);
    return entry ?? [];
  });
  const missing = Object.values(tables).filter(({ file }) => !paths.includes(file));
  const project = dirname(root);
  const book = new Book(entries);
  const context = makeContext(root, book, paths);
  const perFile = [
    checkTexts,
    checkNamedByGuarantee(book),
    checkStudyYears(book, context),
    checkRanks,
  ];
  const passages: Passage[] = [];
  const explained: ExplainedTerm[] = [];
  const linked: Linked = new Map();
  const shown: ShownFigure[] = [];
  // One file after the other: its texts need to be parsed once only.
  for (const entry of entries) {
    for (const check of perFile) problems.push(...check(entry, context));
    passages.push(...passagesOf(entry, context.values));
    explained.push(...explainedTerms(entry));
    shown.push(...figuresShown(entry));
    for (const link of linksIn(entry, context))
      linked.set(link, (linked.get(link) ?? new Set()).add(entry));
  }
  const answers = answersText(book, context);
  const unwritten = files.flatMap(blanks);
  // What `npm run new` leaves to be written is the same everywhere, and has no length yet; nor has
  // what cannot be read.
  const unfinished = new Set([...unwritten.map(({ file }) => file), ...entries.flatMap(unparsed)]);
  const finished = passages.filter(({ file }) => !unfinished.has(file));
  problems.push(
    ...missing.map(({ file }) =>
      error({ file: `content/${file}` }, 'Ce fichier manque : le site en a besoin.'),
    ),
    ...unwritten,
    ...rules.flatMap((check) => [...check({ book, context, today })]),
    ...checkOrphans(book, linked),
    ...checkCode(project, context),
    ...checkAnswers(project, answers),
    ...checkGuideFigures(shown, context),
    ...checkTerms(explained),
    ...checkVoice(passages),
    ...checkRhythm(passages),
    ...checkSpelling(passages, words),
    ...checkNamedByPrice(passages, book),
    ...checkOverlap(finished, book),
    ...checkReadable(finished, book),
  );

  const texts = new Map(files.map(({ path, text }) => [`content/${path}`, text]));
  const textOf = (file: string) =>
    texts.get(file) ?? (file.startsWith('src/') ? readFileSync(join(project, file), 'utf8') : '');
  return {
    problems: inOrder(problems),
    /** What is no mistake, and worth knowing. */
    notes: differences(book, context),
    files,
    entries,
    /** What visitors read. */
    passages,
    /** What the broker's mail may say of prices, if the tables can be read. */
    answers,
    /** What is to be verified again before a day. */
    lapsesBefore: (end: string) => lapsesBefore(end, book, context),
    lineOf: (file: string, line: number): string | undefined => textOf(file).split('\n')[line - 1],
  };
}

/** A page whose text cannot be read says so, and nothing of what it holds. */
const unparsed = ({ file, page, authored }: Entry): string[] =>
  page && !authored.at(-1)?.tree() ? [file] : [];
