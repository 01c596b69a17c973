import type { Nodes, Root } from 'mdast';
import { withoutMarks } from '#src/lib/letters.ts';
import { treeOf } from '../mdx/parse.ts';
import { wordsOf, wordsOfLine } from '../mdx/plain-words.ts';
import { isTag, linesOf } from '../mdx/tags.ts';
import { type Values, wordingOf } from '../mdx/values.ts';
import type { Path } from '../walk.ts';
import { type Entry, routeOf } from './entry.ts';

/**
 * A paragraph, a heading, a cell or a line as a visitor reads it: no markup, figures written out.
 */
export type Passage = {
  file: string;
  line: number;
  /** The page that shows it; none for the tables, which many pages share. */
  route: string | undefined;
  /**
   * « intitulé »: the page's own title. « moteurs »: what search engines show, and the page does
   * not.
   */
  form: 'paragraphe' | 'titre' | 'intitulé' | 'cellule' | 'ligne' | 'moteurs';
  words: string;
  /** The same without what <Libre> sets apart. */
  checked: string;
};

export const isTitle = ({ form }: Passage): boolean => form === 'titre' || form === 'intitulé';

/** What stands for words that nobody has to check. */
export const hole = '\uFFFC';
const forEngines = ['titreSeo', 'description'];

/**
 * Every text of a file that visitors read, from its first to its last. Sources keep the titles that
 * others gave them.
 */
export function passagesOf(entry: Entry, values: Values): Passage[] {
  const { file, page, table } = entry;
  if (table === 'sources') return [];
  const route = routeOf(entry);
  return entry.authored.flatMap(({ value, meta, path, line, tree }): Passage[] => {
    if (meta.redaction === 'ligne')
      return [{ file, line, route, form: lineForm(page && path), ...asLine(value, values) }];
    const root = tree();
    return root
      ? textPassages(root, values).map((each) => ({
          ...each,
          file,
          route,
          line: line + each.line - 1,
        }))
      : [];
  });
}

/** A line by its place in a page. */
function lineForm(path: Path | undefined): Passage['form'] {
  const field = String(path?.[0]);
  if (forEngines.includes(field)) return 'moteurs';
  return field === 'titre' ? 'intitulé' : 'ligne';
}

function asLine(line: string, values: Values): Pick<Passage, 'words' | 'checked'> {
  const words = withoutMarks(wordsOfLine(line, values));
  return { words, checked: words };
}

const forms = { paragraph: 'paragraphe', heading: 'titre', tableCell: 'cellule' } as const;
/**
 * Why a number is free, and where in a source: nobody reads the one, the other is written as the
 * source writes it.
 */
const notProse = ['raison', 'precision'];

function textPassages(
  root: Root,
  values: Values,
): Pick<Passage, 'line' | 'form' | 'words' | 'checked'>[] {
  const found: ReturnType<typeof textPassages> = [];
  const visit = (node: Nodes) => {
    const line = node.position?.start.line ?? 1;
    const lines = isTag(node) ? linesOf(node).filter(([name]) => !notProse.includes(name)) : [];
    for (const [, words] of lines) found.push({ line, form: 'ligne', ...asLine(words, values) });
    if (isTag(node) && node.name === 'Selon') {
      found.push(
        ...textPassages(treeOf(wordingOf(node, values)), values).map((each) => ({ ...each, line })),
      );
      return;
    }
    const form = forms[node.type as keyof typeof forms];
    const words = (...unread: string[]) =>
      wordsOf(node, values, (tag) => (unread.includes(tag) ? hole : undefined));
    // Who publishes the site is nobody's prose.
    if (form) found.push({ line, form, words: words('Site'), checked: words('Site', 'Libre') });
    else if ('children' in node) for (const child of node.children) visit(child);
  };
  visit(root);
  return found;
}
