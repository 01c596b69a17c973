import type { Root, RootContent } from 'mdast';
import { memoize } from '#src/lib/memoize.ts';

// A line holds words and figures, and no Markdown: « 2 * 3 » means what it says. So it has a small
// grammar of its own, whose tree is made of the same nodes as that of a text.

const tag = /<(\w+)\b((?:"[^"]*"|'[^']*'|[^>"'])*)>/g;
const attribute = /\s+([\w-]+)=(?:"([^"]*)"|'([^']*)')/g;

/** How a tag of a line is written, for the check. */
export type LineTagData = { source: string; isWellFormed: boolean };

/** A line as a tree. */
export const parseLine = memoize((line): Root => {
  const children: RootContent[] = [];
  let end = 0;
  const addWords = (words: string) => {
    if (words) children.push({ type: 'text', value: words });
  };
  for (const { 0: whole, 1: name = '', 2: inside = '', index } of line.matchAll(tag)) {
    addWords(line.slice(end, index));
    end = index + whole.length;
    const attributes = [...inside.matchAll(attribute)].map(([, key = '', double, single]) => ({
      type: 'mdxJsxAttribute' as const,
      name: key,
      value: double ?? single ?? '',
    }));
    const isWellFormed = /^\s*\/$/.test(inside.replace(attribute, ''));
    children.push({
      type: 'mdxJsxTextElement',
      name,
      attributes,
      children: [],
      data: { source: whole, isWellFormed } satisfies LineTagData,
    } as RootContent);
  }
  addWords(line.slice(end));
  return { type: 'root', children };
});
