import type { Nodes, Paragraph } from 'mdast';
import { removeMarks } from '#src/lib/letters.ts';
import { listLines } from '../mdx/find-tags.ts';
import { parseLine, parseTree } from '../mdx/parse.ts';
import { isTag } from '../mdx/tags.ts';
import { extractWords, findWording, type Values } from '../mdx/words.ts';
import { hole } from '../values.ts';
import type { Entry } from './entry.ts';

/** Paragraph, heading, table cell or one-line text, as visitors read it, without markup. */
export type Passage = {
  file: string;
  line: number;
  /**
   * Route of the page that shows the passage. Undefined for a table, because several pages show it.
   */
  route: string | undefined;
  /** Field of the file that contains the passage. Empty for the body of a page. */
  field: string;
  form: 'paragraphe' | 'titre' | 'cellule' | 'ligne';
  words: string;
  /**
   * `words` without the content of <Libre>, because writers use this tag for exceptions to the
   * rules.
   */
  checked: string;
};

/** Returns whether only search engines show a passage. */
export const isForEngines = ({ field }: Passage) => /^(?:titreSeo|description)$/.test(field);

/** Returns whether a passage is a heading, or the title of the page. */
export const isTitle = ({ form, field }: Passage) => form === 'titre' || field === 'titre';

const forms = { paragraph: 'paragraphe', heading: 'titre', tableCell: 'cellule' } as const;

const readLine = (line: string) =>
  ({ type: 'paragraph', children: parseLine(line).children }) as Paragraph;

/**
 * Lists all passages of a file that visitors read. Ignores the titles of sources, because these are
 * quotations.
 */
export function listPassages({ file, route, table, authored }: Entry, values: Values): Passage[] {
  const found: Passage[] = [];
  for (const { value, meta, path, line, tree } of table === 'sources' ? [] : authored) {
    const field = String(path[0] ?? '');
    const add = (node: Nodes, lineInText: number, form: Passage['form']) => {
      // Replaces the names that <Site> shows, because the rules do not apply to names of companies.
      const extract = (replaced: Record<string, string>) =>
        removeMarks(extractWords(node, values, (tag) => replaced[tag]));
      const words = extract({ Site: hole });
      const checked = extract({ Site: hole, Libre: hole });
      found.push({ file, line: line + lineInText - 1, route, field, form, words, checked });
    };
    const visitNode = (node: Nodes, wordingLine?: number): void => {
      const lineInText = wordingLine ?? node.position?.start.line ?? 1;
      const form = forms[node.type as keyof typeof forms];
      if (isTag(node))
        for (const [, text] of listLines(node)) add(readLine(text), lineInText, 'ligne');
      if (isTag(node) && node.name === 'Selon')
        visitNode(parseTree(findWording(node, values)), lineInText);
      else if (form) add(node, lineInText, form);
      else if ('children' in node) for (const child of node.children) visitNode(child, wordingLine);
    };
    const root = tree();
    if (meta.redaction === 'ligne') add(readLine(value), 1, 'ligne');
    else if (root) visitNode(root);
  }
  return found;
}

// A sentence ends at a full stop before a space and then a capital letter, a digit or a guillemet.
// The full stop of an abbreviation is an exception.
const sentenceEnd =
  /(?<=(?<!\b(?:art|p|M|MM|Mme|Dr|av|env|cf|etc|n°))[.?!…](?:[ \u00A0\u202F]?[»)])?)\s+(?=[\p{Lu}\d«(])/u;

/**
 * Space inside a number or before its unit. countWords() removes it, so that « 45 000 € » counts as
 * one word.
 */
const innerSpace = /(?<=\d)[ \u00A0\u202F](?=\d{3}|[€%]|[kM]€|h\b|min\b)/gu;
const word = /[\p{L}\p{M}\d]+(?:[’'.,/-][\p{L}\p{M}\d]+)*/gu;

export const countWords = (text: string): number =>
  text.replace(innerSpace, '').match(word)?.length ?? 0;

export const splitSentences = (text: string): string[] =>
  text
    .split(sentenceEnd)
    .map((each) => each.trim())
    .filter((each) => countWords(each) > 0);
