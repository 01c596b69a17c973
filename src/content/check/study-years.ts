import type { Nodes } from 'mdast';
import { visit } from 'unist-util-visit';
import { months } from '../../domain/dates.ts';
import type { Figure } from '../schemas/figure-rows.ts';
import { parseLine } from '../text/line.ts';
import { wordsOf } from '../text/plain-words.ts';
import { attributesOf, isTag, linesOf, tagsIn } from '../text/tags.ts';
import type { Values } from '../text/values.ts';
import type { Book } from './book.ts';
import type { AuthoredValue, Context, Entry } from './context.ts';
import { error, type Problem } from './problem.ts';

/** A year typed in a block that speaks of the study, or shows one of its newest figures, would stay when the study moves on. */
export function checkStudyYears(book: Book, { figures }: Context): (entry: Entry) => Problem[] {
  const years = book.table('classes')?.data.exercices.map(({ annee }) => annee);
  if (!figures || !years) return () => [];
  const newest = new Set(Object.entries(figures.chiffres).flatMap(([id, figure]) => (id.startsWith('lucy-') ? figure : [])));
  const isNewest = (id: string) => newest.has(figures.chiffres[id] as Figure);
  return ({ file, table, authored }) =>
    authored.flatMap((each) =>
      // A source bears the year in its own words.
      table === 'sources' || !/20\d\d/.test(each.value)
        ? []
        : blocksOf(each).flatMap((block) =>
            typedIn(block, years, isNewest).map((typed) =>
              error(
                file,
                each.lineOf(block),
                `« ${typed} » est tapé à côté des nombres de LUCY. Écrivez <Chiffre id="lucy-exercice" /> : l’année suivra l’étude. Si la phrase compare deux exercices, nommez aussi un nombre de l’ancien, par exemple <Chiffre id="lucy-petite-prime-${typed.slice(-4)}" />.`,
              ),
            ),
          ),
    );
}

/** What is read in one go: a paragraph, a heading, a row of a table, a line. */
export function blocksOf({ meta, tree }: AuthoredValue): Nodes[] {
  const root = tree();
  if (!root || meta.redaction === 'ligne') return root ? [root] : [];
  const blocks: Nodes[] = [];
  visit(root, (node) => {
    if (['paragraph', 'heading', 'tableRow'].includes(node.type)) blocks.push(node);
    else if (isTag(node)) for (const [, line] of linesOf(node)) blocks.push({ ...parseLine(line), position: node.position });
  });
  return blocks;
}

/** A year alone; that of a month is a date of something else. */
const lone = new RegExp(`(exercice\\s)?(?<![\\d/-]|(?:${months.join('|')})\\s)(20\\d\\d)(?![\\d/-])`, 'g');

/** For words that stand by themselves: a tag writes nothing. */
export const nothing: Values = {
  figure: () => undefined,
  count: () => undefined,
  source: () => undefined,
  wording: () => undefined,
  identity: () => '',
};

/** A year that the block compares with is named by one of its figures; of a free passage the writer has said why. */
function typedIn(block: Nodes, years: number[], isNewest: (id: string) => boolean): string[] {
  const words = wordsOf(block, nothing, (tag) => (tag === 'Libre' ? '' : undefined));
  const ids = [...tagsIn(block)].map((tag) => attributesOf(tag).id ?? '');
  const isOfStudy = words.includes('LUCY') || ids.some(isNewest);
  return [...words.matchAll(lone)].flatMap(([typed, said, year = '']) =>
    (said || (isOfStudy && years.includes(Number(year)))) && !ids.some((id) => id.endsWith(`-${year}`)) ? [typed] : [],
  );
}
