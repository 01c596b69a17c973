// Renders the results as lists of links with headings. Does not use a listbox, because screen
// readers would read an option without its heading, sentence and page.
import { findStems } from '#src/lib/french-words.ts';
import type { Found, Kind } from './engine.ts';

const KIND_NAMES: Record<Kind, string> = {
  reponse: 'Réponses',
  outil: 'Outils',
  definition: 'Définitions',
  page: 'Pages',
};
const VISIBLE_RESULTS = 3;
const MAX_SENTENCE_LENGTH = 260;

function createElement<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  element.append(...children);
  return element;
}

/** Highlights the words whose stem matched. */
function markWords(text: string, wanted: string[]): (Node | string)[] {
  const parts = text.split(/([\p{L}\p{M}\d]+)/u);
  return parts.map((part) =>
    findStems(part).some((stem) => wanted.includes(stem)) ? createElement('mark', part) : part,
  );
}

/**
 * Chooses the sentence to show: the first one if the title of a question or a definition matches,
 * otherwise the one with the most matches.
 */
function chooseSentence({ kind, title, sentence, text, stems }: Found): string {
  const stemSet = new Set(stems);
  const countStems = (words: string) =>
    new Set(findStems(words).filter((stem) => stemSet.has(stem))).size;
  if (['reponse', 'definition'].includes(kind) && countStems(title) > 0) return sentence;
  let [best, most] = [sentence, countStems(sentence)];
  for (const each of text.split(/(?<=[.!?…])\s+(?=[\p{Lu}«])/u)) {
    if (most === stemSet.size) break;
    const count = each.length <= MAX_SENTENCE_LENGTH ? countStems(each) : 0;
    if (count > most) [best, most] = [each, count];
  }
  return best;
}

/**
 * If the browser supports it, adds a text fragment to the address
 * (https://wicg.github.io/scroll-to-text-fragment/), which scrolls to the sentence.
 */
function addTextFragment(address: string, sentence: string): string {
  if (!('fragmentDirective' in document) || sentence.includes('·')) return address;
  const start = encodeURIComponent(sentence.split(/\s+/).slice(0, 5).join(' ')).replaceAll(
    '-',
    '%2D',
  );
  return `${address}${address.includes('#') ? '' : '#'}:~:text=${start}`;
}

function renderResult(found: Found): HTMLLIElement {
  const { title, page, sentence, address, stems } = found;
  const best = chooseSentence(found);
  const link = createElement('a', ...markWords(title, stems));
  link.href = best === sentence ? address : addTextFragment(address, best);
  const where = createElement('p', page);
  where.className = 'small soft';
  return createElement(
    'li',
    createElement('h3', link),
    createElement('p', ...markWords(best, stems)),
    ...(page === title ? [] : [where]),
  );
}

/** Renders the results of one kind. Further results are folded in <details>. */
function renderGroup(kind: Kind, found: Found[]): HTMLElement {
  const items = found.filter((each) => each.kind === kind).map(renderResult);
  const section = createElement(
    'section',
    createElement('h2', KIND_NAMES[kind], ' ', createElement('span', String(items.length))),
  );
  const rest = items.slice(VISIBLE_RESULTS);
  const more =
    rest.length > 0
      ? [
          createElement(
            'details',
            createElement('summary', `${rest.length} de plus`),
            createElement('ul', ...rest),
          ),
        ]
      : [];
  section.append(
    createElement('div', createElement('ul', ...items.slice(0, VISIBLE_RESULTS)), ...more),
  );
  return section;
}

/** Renders the results by kind. The kind of the best result comes first. */
export const renderGroups = (found: Found[]): HTMLElement[] =>
  [...new Set(found.map(({ kind }) => kind))].map((kind) => renderGroup(kind, found));
