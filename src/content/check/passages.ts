import type { Nodes, Paragraph } from 'mdast';
import { removeMarks } from '#src/lib/letters.ts';
import { listLines } from '../mdx/find-tags.ts';
import { parseLine, parseTree } from '../mdx/parse.ts';
import { isTag } from '../mdx/tags.ts';
import { extractWords, findWording, type Values } from '../mdx/words.ts';
import type { Path } from '../walk.ts';
import { hole } from './context.ts';
import type { Entry } from './entry.ts';

/** Paragraph, heading, table cell or one-line text, as visitors read it, without markup. */
export type Passage = {
  file: string;
  line: number;
  /**
   * Route of the page that shows the passage. Undefined for a table, because several pages show it.
   */
  route: string | undefined;
  /**
   * Kind of passage. « intitulé » is the title of the page. « moteurs » is a text that only search
   * engines show.
   */
  form: 'paragraphe' | 'titre' | 'intitulé' | 'cellule' | 'ligne' | 'moteurs';
  words: string;
  /**
   * `words` without the content of <Libre>, because writers use this tag for exceptions to the
   * rules.
   */
  checked: string;
};

/**
 * Attributes that the rules ignore: visitors do not see « raison », and « precision » is a
 * quotation.
 */
const notProse = ['raison', 'precision'];
const forms = { paragraph: 'paragraphe', heading: 'titre', tableCell: 'cellule' } as const;

/**
 * Lists all passages of a file that visitors read. Ignores the titles of sources, because these are
 * quotations.
 */
export function listPassages(entry: Entry, values: Values): Passage[] {
  const { file, route, table } = entry;
  const found: Passage[] = [];
  const add = (node: Nodes, line: number, form: Passage['form']) => {
    const extract = (replaced: Record<string, string>) =>
      removeMarks(extractWords(node, values, (tag) => replaced[tag]));
    // Replaces the names that <Site> shows, because the rules do not apply to names of companies.
    const words = extract({ Site: hole });
    const checked = extract({ Site: hole, Libre: hole });
    found.push({ file, line, route, form, words, checked });
  };
  for (const { value, meta, path, line: first, tree } of table === 'sources'
    ? []
    : entry.authored) {
    const root = tree();
    if (meta.redaction === 'ligne') add(readLine(value), first, getForm(path));
    else if (root) visitNode(root, first - 1);
  }
  return found;

  function visitNode(node: Nodes, offset: number, wordingLine?: number): void {
    const line = wordingLine ?? offset + (node.position?.start.line ?? 1);
    const form = forms[node.type as keyof typeof forms];
    if (isTag(node))
      for (const [name, value] of listLines(node))
        if (!notProse.includes(name)) add(readLine(value), line, 'ligne');
    if (isTag(node) && node.name === 'Selon')
      visitNode(parseTree(findWording(node, values)), 0, line);
    else if (form) add(node, line, form);
    else if ('children' in node)
      for (const child of node.children) visitNode(child, offset, wordingLine);
  }
}

const readLine = (line: string) =>
  ({ type: 'paragraph', children: parseLine(line).children }) as Paragraph;

function getForm([field]: Path): Passage['form'] {
  if (field === 'titreSeo' || field === 'description') return 'moteurs';
  return field === 'titre' ? 'intitulé' : 'ligne';
}

// A sentence ends at a full stop before a space and then a capital letter, a digit or a guillemet.
// The full stop of an abbreviation is an exception.
const abbreviation = /\b(?:art|p|M|MM|Mme|Dr|av|env|cf|etc|n°)\.$/;
const sentenceEnd = /(?<=[.?!…](?:[ \u00A0\u202F]?[»)])?)\s+(?=[\p{Lu}\d«(])/u;

/**
 * Space inside a number or before its unit. countWords() removes it, so that « 45 000 € » counts as
 * one word.
 */
const innerSpace = /(?<=\d)[ \u00A0\u202F](?=\d{3}|[€%]|[kM]€|h\b|min\b)/gu;
const word = /[\p{L}\p{M}\d]+(?:[’'.,/-][\p{L}\p{M}\d]+)*/gu;

export const countWords = (text: string): number =>
  text.replace(innerSpace, '').match(word)?.length ?? 0;

export function splitSentences(text: string): string[] {
  const found: string[] = [];
  for (const piece of text.split(sentenceEnd)) {
    const last = found.at(-1);
    if (last !== undefined && abbreviation.test(last)) found[found.length - 1] = `${last} ${piece}`;
    else found.push(piece.trim());
  }
  return found.filter((each) => countWords(each) > 0);
}
