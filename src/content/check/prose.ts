import type { Nodes, Root } from 'mdast';
import { removeMarks } from '#src/lib/letters.ts';
import { parseTree } from '../mdx/parse.ts';
import { extractLineWords, extractWords } from '../mdx/plain-words.ts';
import { isTag, listLines } from '../mdx/tags.ts';
import { findWording, type Values } from '../mdx/values.ts';
import type { Path } from '../walk.ts';
import { type Entry, getShownRoute } from './entry.ts';

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

/** Replaces words that no rule checks. */
export const hole = '\uFFFC';
const forEngines = ['titreSeo', 'description'];

/**
 * Every text of a file that visitors read, from its first to its last. Sources keep the titles that
 * others gave them.
 */
export function listPassages(entry: Entry, values: Values): Passage[] {
  const { file, page, table } = entry;
  if (table === 'sources') return [];
  const route = getShownRoute(entry);
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
  const words = removeMarks(extractLineWords(line, values));
  return { words, checked: words };
}

const forms = { paragraph: 'paragraphe', heading: 'titre', tableCell: 'cellule' } as const;
/** Visitors do not see « raison ». « precision » quotes the source. */
const notProse = ['raison', 'precision'];

function textPassages(
  root: Root,
  values: Values,
): Pick<Passage, 'line' | 'form' | 'words' | 'checked'>[] {
  const found: ReturnType<typeof textPassages> = [];
  const visit = (node: Nodes) => {
    const line = node.position?.start.line ?? 1;
    const lines = isTag(node) ? listLines(node).filter(([name]) => !notProse.includes(name)) : [];
    for (const [, words] of lines) found.push({ line, form: 'ligne', ...asLine(words, values) });
    if (isTag(node) && node.name === 'Selon') {
      found.push(
        ...textPassages(parseTree(findWording(node, values)), values).map((each) => ({
          ...each,
          line,
        })),
      );
      return;
    }
    const form = forms[node.type as keyof typeof forms];
    const words = (...unread: string[]) =>
      extractWords(node, values, (tag) => (unread.includes(tag) ? hole : undefined));
    // The rules do not apply to names of companies.
    if (form) found.push({ line, form, words: words('Site'), checked: words('Site', 'Libre') });
    else if ('children' in node) for (const child of node.children) visit(child);
  };
  visit(root);
  return found;
}
