import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getFilePath } from '#src/seo/addresses.ts';
import { out } from '../../scripts/lib/paths.ts';

// A page of the export as a reader has it: its words, its headings, its links, its blocks. The
// export is well-formed, so that its tags can be read one after the other.

export const readExport = (file: string): string => readFileSync(join(out, file), 'utf8');
export const readPage = (route: string): string => readExport(`${getFilePath(route)}.html`);

const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#x27': "'",
  '#39': "'",
  nbsp: ' ',
};
const inline = new Set(
  'a abbr b button em help-term i mark output small span strong sup time'.split(' '),
);
// Signs of SVG are closed by a tag of their own.
const empty = new Set(['br', 'col', 'hr', 'img', 'input', 'link', 'meta', 'source', 'wbr']);
const spoken = /\b(?:aria-label|alt|placeholder)="([^"]*)"/;

export const words = (html: string): string =>
  html
    .replace(/<(script|style|title)\b[\s\S]*?<\/\1>/g, ' ')
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<span role="tooltip"/g, ' $&')
    .replace(/<\/?([a-z][\w-]*)([^>]*)>/g, (_tag, name: string, attributes: string) => {
      const label = spoken.exec(attributes)?.[1];
      return `${inline.has(name) ? '' : ' '}${label ? ` ${label} ` : ''}`;
    })
    .replace(/&(#?\w+);/g, (entity, name: string) => entities[name] ?? entity)
    .replace(/[’‘]/g, "'")
    .replace(/\s+/g, ' ')
    .trim();

export const withoutTips = (html: string): string =>
  html.replace(/<span role="tooltip"[\s\S]*?<\/span>/g, '');

export const headings = (html: string): string[] =>
  [...html.matchAll(/<h([1-6])\b[^>]*>([\s\S]*?)<\/h\1>/g)].map(([, , text = '']) => words(text));

/** The page itself: the header and the footer are everywhere. */
export const getMain = (html: string): string => /<main\b[\s\S]*<\/main>/.exec(html)?.[0] ?? '';

/** The addresses that it leads to. */
export function links(html: string): string[] {
  return [...getMain(html).matchAll(/<a\b[^>]*\bhref="([^"]*)"/g)].map(([, href = '']) => href);
}

type Tag = { name: string; tag: string; at: number; end: number; closing: boolean };

const listTags = (html: string): Tag[] =>
  [...html.matchAll(/<(\/?)([a-zA-Z][\w-]*)(?:"[^"]*"|[^>"])*>/g)].map(
    ({ 0: tag, 1: closing, 2: name = '', index }) => ({
      name,
      tag,
      at: index,
      end: index + tag.length,
      closing: closing !== '',
    }),
  );
const opens = ({ name, tag }: Tag) => !empty.has(name) && !tag.endsWith('/>');
const getBlock = ({ tag }: Tag) => / data-block="([^"]*)"/.exec(tag)?.[1];
const withoutCode = (html: string) =>
  html.replace(/<(script|style)\b[\s\S]*?<\/\1>|<!--[\s\S]*?-->/g, '');

export function blocks(html: string, wanted: string): number | undefined {
  let found = false;
  let own = 0;
  let nested = 0;
  const open: (string | undefined)[] = [];
  for (const tag of listTags(withoutCode(html))) {
    if (tag.closing) {
      open.pop();
      continue;
    }
    const block = getBlock(tag);
    const around = [...open, block].filter((each) => each !== undefined);
    found ||= block === wanted;
    if (/ data-item\b/.test(tag.tag)) {
      if (around.at(-1) === wanted) own += 1;
      else if (around.includes(wanted)) nested += 1;
    }
    if (opens(tag)) open.push(block);
  }
  return found ? own || nested : undefined;
}

export function inside(html: string, wanted?: string): string {
  const clean = withoutCode(html);
  let text = '';
  let from = 0;
  const open: (string | undefined)[] = [];
  const here = () => {
    const around = open.filter((each) => each !== undefined);
    return wanted === undefined ? around.length === 0 : around.includes(wanted);
  };
  for (const tag of listTags(clean)) {
    if (here()) text += clean.slice(from, tag.end);
    from = tag.end;
    if (tag.closing) open.pop();
    else if (opens(tag)) {
      open.push(getBlock(tag));
      if (getBlock(tag) === wanted && wanted !== undefined) text += tag.tag;
    }
  }
  return text;
}
