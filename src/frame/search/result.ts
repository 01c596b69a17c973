// A result of the search as it is shown: its title, the sentence that answers, the page it stands
// on. Plain links in lists under headings, counted by a live region: the options of a listbox would
// be read without heading, sentence or page.
import { findStems } from '#src/lib/french-words.ts';
import type { Found, Kind } from './engine.ts';

const names: Record<Kind, string> = {
  reponse: 'Réponses',
  outil: 'Outils',
  definition: 'Définitions',
  page: 'Pages',
};
const atOnce = 3;
const longest = 260;

function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  element.append(...children);
  return element;
}

/**
 * A text with the words by which it was found marked, each whole and in whatever form it stands
 * there.
 */
function marked(text: string, wanted: string[]): (Node | string)[] {
  const parts = text.split(/([\p{L}\p{M}\d]+)/u);
  return parts.map((part) =>
    findStems(part).some((stem) => wanted.includes(stem)) ? make('mark', part) : part,
  );
}

/**
 * The answer to a question that was asked begins it; elsewhere the sentence that holds most of the
 * words looked for.
 */
function bestSentence({ kind, title, sentence, text, stems }: Found): string {
  const wanted = new Set(stems);
  const held = (words: string) => new Set(findStems(words).filter((stem) => wanted.has(stem))).size;
  if (kind === 'reponse' && held(title) > 0) return sentence;
  let [best, most] = [sentence, held(sentence)];
  for (const each of text.split(/(?<=[.!?…])\s+(?=[\p{Lu}«])/u)) {
    if (most === wanted.size) break;
    const count = each.length <= longest ? held(each) : 0;
    if (count > most) [best, most] = [each, count];
  }
  return best;
}

/**
 * The address of a sentence that is not the first under its heading, in a browser that can go to
 * it.
 */
function placeOf(address: string, sentence: string): string {
  if (!('fragmentDirective' in document) || sentence.includes('·')) return address;
  const start = encodeURIComponent(sentence.split(/\s+/).slice(0, 5).join(' ')).replaceAll(
    '-',
    '%2D',
  );
  return `${address}${address.includes('#') ? '' : '#'}:~:text=${start}`;
}

function result(found: Found): HTMLLIElement {
  const { title, page, sentence, address, stems } = found;
  const best = bestSentence(found);
  const link = make('a', ...marked(title, stems));
  link.href = best === sentence ? address : placeOf(address, best);
  const where = make('p', page);
  where.className = 'small soft';
  return make(
    'li',
    make('h3', link),
    make('p', ...marked(best, stems)),
    ...(page === title ? [] : [where]),
  );
}

/** The results of one kind, of all, under its name; beyond a few, the rest unfolds. */
function group(kind: Kind, found: Found[]): HTMLElement {
  const items = found.filter((each) => each.kind === kind).map(result);
  const section = make('section', make('h2', names[kind], ' ', make('span', String(items.length))));
  const rest = items.slice(atOnce);
  const more =
    rest.length > 0
      ? [make('details', make('summary', `${rest.length} de plus`), make('ul', ...rest))]
      : [];
  section.append(make('div', make('ul', ...items.slice(0, atOnce)), ...more));
  return section;
}

/** The kind of the best answer comes first. */
export const groupsOf = (found: Found[]): HTMLElement[] =>
  [...new Set(found.map(({ kind }) => kind))].map((kind) => group(kind, found));
