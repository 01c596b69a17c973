import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { emergencyPage, unlisted } from '#src/config/routes.ts';
import { allPages } from '#src/content/documents.ts';
import { glossaryPage } from '#src/content/files.ts';
import type { Terme } from '#src/content/schemas/tables.ts';
import { table } from '#src/content/tables.ts';
import { isExplainedBy, termFinder } from '#src/domain/terms.ts';
import { fileOf } from '#src/seo/addresses.ts';

// The words of the trade lead to the glossary where a page first says them. Only here is a page whole: its text, its questions,
// the records that its template draws, in the order in which they are read.

type Terms = Record<string, Terme>;

/** Pages that nothing leads away from, or that answer one visitor; and the glossary, which is where the links lead. */
export const unlinked = [glossaryPage, emergencyPage, ...unlisted];

/** What holds sentences, and what within it holds none: names, ways on, what others have written. */
const prose = ['p', 'li', 'dd', 'td'];
const apart =
  'a abbr b blockquote button caption cite dt figure form h1 h2 h3 h4 h5 h6 label legend nav option q script select style summary svg template textarea th'.split(
    ' ',
  );
const apartByMark = /(?:class="(?:[^"]* )?(?:sources|source-line)\b|data-twin="(?:title|leave-out)"|aria-hidden="true")/;
const empty = ['br', 'hr', 'img', 'input', 'link', 'meta', 'source', 'wbr'];

/** `closed`: no word of it may lead on. An island is React's, but for its slots. */
type Open = { tag: string; closed: boolean; island: boolean; block: Block | undefined };
/** The text of one block, as it is read, to find a word's sentence in. */
type Block = { text: string; quoted: boolean };
/** A word that may lead to its term: as a writer has marked it, with its definition, or as it was found. */
type Word = { id: string; start: number; end: number; words: string; block: Block; at: number; mark?: string; fixed?: boolean };

const marked = /^<help-term[^>]*><a [^>]*#([^"]*)"[^>]*>([\s\S]*?)<\/a><span [\s\S]*?<\/help-term>/;

/** The page with each term linked where it first stands, and its definition at hand there if a writer has asked for it. */
export function linkTerms(html: string, terms: Terms): string {
  const main = html.indexOf('<main');
  const { words, lost } = wordsIn(html, Math.max(0, main), html.lastIndexOf('</main>'), terms);
  const marks = new Map(words.flatMap(({ id, mark }) => (mark ? [[id, mark] as const] : [])).reverse());
  const first = new Map(words.toReversed().map((word) => [word.id, word]));
  for (const word of words) if (word.fixed) first.set(word.id, word);
  const changes = words.flatMap((word) => {
    if (word.fixed) return [];
    const { id, mark, words: shown } = word;
    const help = marks.get(id);
    if (first.get(id) !== word) return mark ? [{ ...word, by: shown }] : [];
    const link = `<a href="${glossaryPage}#${id}">${shown}</a>`;
    const explained = isExplainedBy(sentenceOf(word), terms[id] as Terme);
    return [
      {
        ...word,
        by:
          help && !explained
            ? help.replace(marked, (whole, _, inner) => whole.replace(`>${inner}</a>`, () => `>${shown}</a>`))
            : link,
      },
    ];
  });
  return [...changes, ...lost]
    .sort((a, b) => b.start - a.start)
    .reduce((page, { start, end, by }) => page.slice(0, start) + by + page.slice(end), html);
}

/** Every word of the page that may lead to its term, in the order of reading; and the marks that stand where nothing may. */
function wordsIn(html: string, start: number, end: number, terms: Terms) {
  const find = termFinder(Object.fromEntries(Object.entries(terms).filter(([, { lien }]) => !lien)));
  const words: Word[] = [];
  const lost: { start: number; end: number; by: string }[] = [];
  const open: Open[] = [];
  const token = /<(\/?)([a-z][\w-]*)\b[^>]*>|<!--[\s\S]*?-->|[^<]+/g;
  token.lastIndex = start;
  for (let match = token.exec(html); match && match.index < end; match = token.exec(html)) {
    const { 0: text, 1: closing, 2: tag, index } = match;
    const parent = open.at(-1);
    const block = parent?.block;
    if (text.startsWith('<!')) continue;
    if (tag === 'help-term' && !closing) {
      const [whole = '', id = '', shown = ''] = marked.exec(html.slice(index, index + 4000)) ?? [];
      if (!whole) throw new Error(`a term is not drawn as src/mdx/inline.tsx draws it: ${html.slice(index, index + 80)}`);
      const word = { id, start: index, end: index + whole.length, words: shown };
      if (parent?.island) words.push({ ...word, block: block ?? { text: '', quoted: false }, at: 0, mark: whole, fixed: true });
      else if (parent?.closed || !block) lost.push({ ...word, by: shown });
      else words.push({ ...word, block, at: block.text.length, mark: whole });
      if (block) block.text += shown;
      token.lastIndex = word.end;
    } else if (tag && closing) {
      while (open.length > 0 && open.pop()?.tag !== tag);
    } else if (tag) {
      if (empty.includes(tag) || text.endsWith('/>')) continue;
      const island = text.includes(' data-island="') || ((parent?.island ?? false) && !text.includes(' data-slot="'));
      const closed = (parent?.closed ?? false) || apart.includes(tag) || apartByMark.test(text);
      open.push({ tag, closed, island, block: prose.includes(tag) ? { text: '', quoted: false } : block });
    } else if (block && parent) {
      if (!parent.closed && !parent.island) {
        const quotes = quotesIn(text, block);
        for (const { id, start, words: shown } of find(text)) {
          if (quotes.some(([from, to]) => start >= from && start < to)) continue;
          words.push({
            id,
            start: index + start,
            end: index + start + shown.length,
            words: shown,
            block,
            at: block.text.length + start,
          });
        }
      }
      block.text += text;
    }
  }
  return { words, lost };
}

/** Where a text stands between « and »: what a contract or a person says is left as it was said. */
function quotesIn(text: string, block: Block): [number, number][] {
  const ranges: [number, number][] = [];
  let from = block.quoted ? 0 : -1;
  for (const { 0: sign, index } of text.matchAll(/[«»]/g)) {
    if (sign === '«') from = index;
    else if (from >= 0) {
      ranges.push([from, index]);
      from = -1;
    }
  }
  block.quoted = from >= 0;
  return from >= 0 ? [...ranges, [from, text.length]] : ranges;
}

/** What stands between the full stops around a word. */
function sentenceOf({ block, at, words }: Word): string {
  const before =
    block.text
      .slice(0, at)
      .split(/[.!?…]\s/)
      .at(-1) ?? '';
  const [after = ''] = block.text.slice(at + words.length).split(/[.!?…](?:\s|$)/);
  return before + words + after;
}

/** Links the terms of every page of the export. */
export async function linkAllTerms(out: string): Promise<number> {
  const terms = table('glossaire').termes;
  let links = 0;
  for (const { route } of allPages()) {
    if (unlinked.includes(route)) continue;
    const file = join(out, `${fileOf(route)}.html`);
    const html = linkTerms(await readFile(file, 'utf8'), terms);
    links += html.split(` href="${glossaryPage}#`).length - 1;
    await writeFile(file, html);
  }
  return links;
}
