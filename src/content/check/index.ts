// check/: what writers are told, all at once, in French, at its line.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { tableNames, tables } from '../files.ts';
import { parseText } from '../text/parse.ts';
import { checkSite } from './across-files.ts';
import { checkTexts } from './authored-texts.ts';
import { checkBalance } from './balance.ts';
import { blanks } from './blanks.ts';
import { Book } from './book.ts';
import { checkCapacities } from './capacities.ts';
import { checkCode } from './code.ts';
import type { Entry } from './context.ts';
import { readEntry } from './entries.ts';
import { checkTerms, type ExplainedTerm, explainedTerms } from './explained-terms.ts';
import { checkFacts } from './fact-documents.ts';
import { checkFirms } from './firms.ts';
import { checkSources } from './future-days.ts';
import { checkGlossary } from './glossary.ts';
import { checkGuarantees } from './guarantees.ts';
import { checkGuideFigures, figuresShown, type ShownFigure } from './guide-figures.ts';
import { checkLapses, type Lapse, lapsesBefore } from './lapses.ts';
import { type Linked, linksIn } from './linked.ts';
import { answersText, checkAnswers } from './mail-prices.ts';
import { makeContext } from './make-context.ts';
import { checkNamedByGuarantee, checkNamedByPrice } from './named.ts';
import { checkOverlap } from './overlap.ts';
import { error, inOrder, type Problem } from './problem.ts';
import { checkProfiles } from './profiles.ts';
import { type Passage, passagesOf } from './prose.ts';
import { checkPublisher } from './publisher.ts';
import { checkRanks } from './ranks.ts';
import { type ContentFile, readContent } from './read.ts';
import { checkReadable } from './readable.ts';
import { checkRhythm } from './rhythm.ts';
import { checkSpecified, differences } from './specified.ts';
import { checkSpelling } from './spelling.ts';
import { checkClasses, checkStudyYears } from './study-years.ts';
import { checkVoice } from './voice.ts';

export type Check = {
  problems: Problem[];
  /** What is no mistake, and worth knowing. */
  notes: string[];
  lineOf: (file: string, line: number) => string | undefined;
  files: ContentFile[];
  entries: Entry[];
  /** What visitors read. */
  passages: Passage[];
  /** What the broker's mail may say of prices, if the tables can be read. */
  answers: string | undefined;
  /** What is to be verified again before a day. */
  lapsesBefore: (end: string) => Lapse[];
};

/** Every problem of content/, all at once. Needs no build: it reads the files as they are. */
export function checkContent(root: string, today: string): Check {
  const { files, unread, words, problems } = readContent(root);
  const entries: Entry[] = [];
  for (const file of files) {
    const { entry, problems: found } = readEntry(file);
    problems.push(...found);
    if (entry) entries.push(entry);
  }
  for (const name of tableNames) {
    if (![...files.map(({ path }) => path), ...unread].includes(tables[name].file))
      problems.push(error(`content/${tables[name].file}`, 1, 'Ce fichier manque : le site en a besoin.'));
  }
  const project = dirname(root);
  const book = new Book(entries);
  const context = makeContext(root, book, [...files.map(({ path }) => path), ...unread]);
  const passages: Passage[] = [];
  const explained: ExplainedTerm[] = [];
  const linked: Linked = new Map();
  const shown: ShownFigure[] = [];
  const checkNamed = checkNamedByGuarantee(book);
  const checkYears = checkStudyYears(book, context);
  // One file after the other: its texts need to be parsed once only.
  for (const entry of entries) {
    problems.push(...checkTexts(entry, context), ...checkNamed(entry), ...checkYears(entry), ...checkRanks(entry));
    passages.push(...passagesOf(entry, context.values));
    explained.push(...explainedTerms(entry, context));
    shown.push(...figuresShown(entry));
    for (const link of linksIn(entry, context)) linked.set(link, (linked.get(link) ?? new Set()).add(entry));
  }
  problems.push(...checkSources(book, today), ...checkSite(book, linked, context), ...checkCode(project, context));
  problems.push(
    ...checkGuarantees(book, context),
    ...checkCapacities(book),
    ...checkSpecified(book),
    ...checkClasses(book, today),
    ...checkFirms(book, context),
    ...checkPublisher(book),
  );
  problems.push(...checkFacts(book, context, today), ...checkGlossary(book), ...checkProfiles(book, context));
  problems.push(...checkLapses(book, context, today));
  const answers = answersText(book, context);
  problems.push(...checkAnswers(project, answers));
  problems.push(...checkGuideFigures(shown, context));
  const unwritten = files.flatMap(blanks);
  problems.push(...unwritten, ...checkTerms(explained));
  // What `npm run new` leaves to be written is the same everywhere, and has no length yet; nor has what cannot be read.
  const unfinished = new Set([...unwritten.map(({ file }) => file), ...entries.flatMap(unparsed)]);
  const finished = passages.filter(({ file }) => !unfinished.has(file));
  problems.push(
    ...checkVoice(passages),
    ...checkRhythm(passages),
    ...checkOverlap(finished, book),
    ...checkSpelling(passages, words),
  );
  problems.push(...checkReadable(finished, book), ...checkBalance(book));
  problems.push(...checkNamedByPrice(passages, book));

  const texts = new Map(files.map(({ path, text }) => [`content/${path}`, text]));
  const textOf = (file: string) => texts.get(file) ?? (file.startsWith('src/') ? readFileSync(join(project, file), 'utf8') : '');
  const lineOf = (file: string, line: number) => textOf(file).split('\n')[line - 1];
  return {
    problems: inOrder(problems),
    notes: differences(book, context),
    files,
    entries,
    passages,
    answers,
    lapsesBefore: (end) => lapsesBefore(end, book, context),
    lineOf,
  };
}

/** A page whose text cannot be read says so, and nothing of what it holds. */
const unparsed = ({ file, page }: Entry): string[] => (page && !parseText(page.body).tree ? [file] : []);
