import type { Nodes, Root } from 'mdast';
import { removeMarks } from '#src/lib/letters.ts';
import { listLines } from '../mdx/find-tags.ts';
import { parseTree } from '../mdx/parse.ts';
import { isTag } from '../mdx/tags.ts';
import { extractLineWords, extractWords, findWording, type Values } from '../mdx/words.ts';
import type { Path } from '../walk.ts';
import { type Entry, getShownRoute } from './entry.ts';

/**
 * A paragraph, heading, table cell or line as the visitor reads it: without markup, with the values
 * of its figures.
 */
export type Passage = {
  file: string;
  line: number;
  /** Route of the page that shows it; undefined for a table, because many pages share it. */
  route: string | undefined;
  /**
   * « intitulé » is the title of the page. « moteurs » is text for search engines, which the page
   * does not show.
   */
  form: 'paragraphe' | 'titre' | 'intitulé' | 'cellule' | 'ligne' | 'moteurs';
  words: string;
  /** Same words without the content of <Libre>, which the rules do not check. */
  checked: string;
};

export const isTitle = ({ form }: Passage): boolean => form === 'titre' || form === 'intitulé';

/** Character that replaces words that no rule checks. */
export const hole = '\uFFFC';
const forEngines = ['titreSeo', 'description'];

/**
 * Lists all texts of a file that visitors read. Skips the table of sources, because their titles
 * are quotations.
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

/** Returns the form of a line by the name of its field. */
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
/**
 * Attributes that the rules skip: visitors do not see « raison », and « precision » quotes the
 * source.
 */
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
    // <Site> writes names of companies, to which the rules do not apply.
    if (form) found.push({ line, form, words: words('Site'), checked: words('Site', 'Libre') });
    else if ('children' in node) for (const child of node.children) visit(child);
  };
  visit(root);
  return found;
}
