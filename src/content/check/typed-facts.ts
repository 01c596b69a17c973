import type { Nodes } from 'mdast';
import { visit } from 'unist-util-visit';
import { months } from '#src/lib/dates.ts';
import { findTags, listLines } from '../mdx/find-tags.ts';
import { parseLine } from '../mdx/parse.ts';
import { isTag, readAttributes } from '../mdx/tags.ts';
import { extractWords, type Values } from '../mdx/words.ts';
import type { Figure } from '../schemas/figure-rows.ts';
import type { Book } from './book.ts';
import type { Context } from './context.ts';
import type { AuthoredValue, Entry } from './entry.ts';
import { error, type Problem } from './problem.ts';

// Reports typed years and ranks, because they stay in the text when the tables change.

/** Reports a typed year in a block that mentions the study or shows a figure of its newest year. */
export function checkStudyYears(book: Book, { figures }: Context): (entry: Entry) => Problem[] {
  const years = book.table('classes')?.data.exercices.map(({ annee }) => annee);
  if (!figures || !years) return () => [];
  const newest = new Set(
    Object.entries(figures.chiffres).flatMap(([id, figure]) =>
      id.startsWith('lucy-') ? figure : [],
    ),
  );
  const isNewest = (id: string) => newest.has(figures.chiffres[id] as Figure);
  const messages = (block: Nodes) =>
    findTypedYears(block, years, isNewest).map(
      (typed) =>
        `« ${typed} » est tapé à côté des nombres de LUCY. Écrivez <Chiffre ` +
        `id="lucy-exercice" /> : l’année suivra l’étude. Si la phrase compare deux ` +
        'exercices, nommez aussi un nombre de l’ancien, par exemple <Chiffre ' +
        `id="lucy-petite-prime-${typed.slice(-4)}" />.`,
    );
  // The title of a source contains the year as published.
  return ({ table, authored }) =>
    table === 'sources'
      ? []
      : authored.filter(({ value }) => /20\d\d/.test(value)).flatMap(inBlocks(messages));
}

const typedRank =
  /(?<!\p{L})(?:premi(?:er|ère)|[\p{L}-]+ième|plus (?:haute?|basse?|grande?|petite?|élevée?)) (prix|note|capacité)(?: de départ)? (?:des|du comparatif)/giu;

/** Reports a typed rank, for example « le quatrième prix des sept ». */
export const checkRanks = ({ authored }: Entry): Problem[] =>
  authored.flatMap(
    inBlocks((block) =>
      [...extractTypedWords(block).matchAll(typedRank)].map(
        ([found, of = '']) =>
          `« ${found} » : un rang tapé resterait si le tableau changeait. Écrivez <Compte ` +
          `de="rang-${of.toLowerCase().replace('é', 'e')}-…" />, qui le suit, ou <Libre ` +
          `raison="…">…</Libre> si la phrase parle d’autre chose.`,
      ),
    ),
  );

const inBlocks = (messages: (block: Nodes) => string[]) => (value: AuthoredValue) =>
  listBlocks(value).flatMap((block) =>
    messages(block).map((message) => error(value.getPlace(block), message)),
  );

/** Lists the paragraphs, headings, table rows and lines of a text. */
function listBlocks({ meta, tree }: AuthoredValue): Nodes[] {
  const root = tree();
  if (!root || meta.redaction === 'ligne') return root ? [root] : [];
  const blocks: Nodes[] = [];
  visit(root, (node) => {
    if (['paragraph', 'heading', 'tableRow'].includes(node.type)) blocks.push(node);
    else if (isTag(node))
      for (const [, line] of listLines(node))
        blocks.push({ ...parseLine(line), position: node.position });
  });
  return blocks;
}

/** Values that give no text for a tag, because only typed words count. */
const nothing: Values = {
  figure: () => undefined,
  count: () => undefined,
  source: () => undefined,
  wording: () => undefined,
  identity: () => '',
};

/** Returns the typed words. Skips <Libre>, because its writer gave a reason for the passage. */
const extractTypedWords = (block: Nodes) =>
  extractWords(block, nothing, (tag) => (tag === 'Libre' ? '' : undefined));

/** Matches a year without a month, because a year after a month belongs to a date. */
const lone = new RegExp(
  `(exercice\\s)?(?<![\\d/-]|(?:${months.join('|')})\\s)(20\\d\\d)(?![\\d/-])`,
  'g',
);

/** Finds typed years of the study. Allows a year if the block also has a figure of that year. */
function findTypedYears(
  block: Nodes,
  years: number[],
  isNewest: (id: string) => boolean,
): string[] {
  const words = extractTypedWords(block);
  const ids = [...findTags(block)].map((tag) => readAttributes(tag).id ?? '');
  const isOfStudy = words.includes('LUCY') || ids.some(isNewest);
  return [...words.matchAll(lone)].flatMap(([typed, said, year = '']) =>
    (said || (isOfStudy && years.includes(Number(year)))) &&
    !ids.some((id) => id.endsWith(`-${year}`))
      ? [typed]
      : [],
  );
}
