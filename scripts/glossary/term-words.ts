import type { Found } from '#src/lib/terms.ts';

/**
 * The text of a paragraph, an item or a cell as far as it has been read, and whether a quote is
 * open in it.
 */
type Block = { text: string; isQuoted: boolean };

/**
 * A word of a page that is a term's: as a writer has marked it, with its definition, or as it was
 * found. « kept »: React's, left as it is; « lost »: where nothing may lead away, so that a mark
 * there is a word again.
 */
export type Word = {
  id: string;
  start: number;
  end: number;
  shown: string;
  block: Block;
  at: number;
  mark?: string;
  place?: 'kept' | 'lost';
};

/** What holds sentences. */
const prose = new Set(['p', 'li', 'dd', 'td']);
/** What holds none, even within: names, ways on, the words of others. */
const apart = new Set(
  'a abbr b blockquote button caption cite dt figure form h1 h2 h3 h4 h5 h6 label legend nav option q script select style summary svg template textarea th'.split(
    ' ',
  ),
);
const apartByMark = /(?:class="(?:[^"]* )?(?:sources|source-line)\b|aria-hidden="true")/;
const empty = new Set(['br', 'hr', 'img', 'input', 'link', 'meta', 'source', 'wbr']);

/** As src/mdx/inline.tsx draws a term: its id, its words. */
export const marked =
  /^<help-term[^>]*><a [^>]*#([^"]*)"[^>]*>([\s\S]*?)<\/a><span [\s\S]*?<\/help-term>/;

/** An element that is open where the reading is. An island is React's, but for its slots. */
type Open = { tag: string; isApart: boolean; isIsland: boolean; block: Block | undefined };

/** The words of the text of a page that are terms', in the order of reading. */
export function termWords(html: string, find: (text: string) => Found[]): Word[] {
  const words: Word[] = [];
  const open: Open[] = [];
  const token = /<(\/?)([a-z][\w-]*)\b[^>]*>|<!--[\s\S]*?-->|[^<]+/g;
  token.lastIndex = html.indexOf('<main');
  const end = html.lastIndexOf('</main>');
  for (let match = token.exec(html); match && match.index < end; match = token.exec(html)) {
    const { 0: text, 1: closing, 2: tag, index } = match;
    const around = open.at(-1);
    const {
      block = { text: '', isQuoted: false },
      isApart = false,
      isIsland = false,
    } = around ?? {};
    if (text.startsWith('<!') || (tag && (empty.has(tag) || text.endsWith('/>')))) continue;
    if (tag && closing) {
      while (open.length > 0 && open.pop()?.tag !== tag);
    } else if (tag === 'help-term') {
      const [mark = '', id = '', shown = ''] = marked.exec(html.slice(index)) ?? [];
      if (!mark)
        throw new Error(
          `a term is not drawn as src/mdx/inline.tsx draws it: ${html.slice(index, index + 80)}`,
        );
      const isLost = isApart || !around?.block || block.isQuoted;
      const place = isIsland
        ? { place: 'kept' as const }
        : isLost
          ? { place: 'lost' as const }
          : {};
      words.push({
        id,
        start: index,
        end: index + mark.length,
        shown,
        block,
        at: block.text.length,
        mark,
        ...place,
      });
      block.text += shown;
      token.lastIndex = index + mark.length;
    } else if (tag) {
      open.push({
        tag,
        isApart: isApart || apart.has(tag) || apartByMark.test(text),
        isIsland: text.includes(' data-island="') || (isIsland && !text.includes(' data-slot="')),
        block: prose.has(tag) ? { text: '', isQuoted: false } : around?.block,
      });
    } else {
      const said = withoutQuotes(text, block);
      for (const { id, start, words: shown } of isApart || isIsland || !around?.block
        ? []
        : find(said)) {
        const from = index + start;
        words.push({
          id,
          start: from,
          end: from + shown.length,
          shown,
          block,
          at: block.text.length + start,
        });
      }
      block.text += text;
    }
  }
  return words;
}

/**
 * A text as long as it was, with nothing between « and »: what a contract or a person says is left
 * as it was said.
 */
function withoutQuotes(text: string, block: Block): string {
  return text.replace(/[«»]|[^«»]+/g, (part) => {
    if (part === '«' || part === '»') block.isQuoted = part === '«';
    return block.isQuoted ? ' '.repeat(part.length) : part;
  });
}

/** What stands between the full stops around a word. */
export function sentenceOf({ block, at, shown }: Word): string {
  const before =
    block.text
      .slice(0, at)
      .split(/[.!?…]\s/)
      .at(-1) ?? '';
  const [after = ''] = block.text.slice(at + shown.length).split(/[.!?…](?:\s|$)/);
  return before + shown + after;
}
