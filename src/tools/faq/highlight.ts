import { findOccurrences } from '#src/lib/search.ts';
import { type PageText, readText, readTextOnce } from './page-text.ts';

/** The text is cut again where it was. */
function findRanges({ nodes, text }: PageText, wanted: string): StaticRange[] {
  const place = (offset: number, ends: boolean) =>
    nodes[nodes.findLastIndex(({ start }) => (ends ? start < offset : start <= offset))];
  return findOccurrences(text, wanted).flatMap(([start, end]) => {
    const [from, to] = [place(start, false), place(end, true)];
    if (!from || !to) return [];
    // Not a Range: each of those would follow every change of the page for as long as it lives.
    return [
      new StaticRange({
        startContainer: from.node,
        startOffset: start - from.start,
        endContainer: to.node,
        endOffset: end - to.start,
      }),
    ];
  });
}

const VISIBLE_ITEM = '.accordion-item:not([hidden])';
const marks = [
  { name: 'found', selector: `${VISIBLE_ITEM} .accordion-answer`, read: readTextOnce },
  { name: 'found-question', selector: `${VISIBLE_ITEM} .accordion-trigger`, read: readText },
];

/** The CSS Custom Highlight API marks the words without a change of the document. */
export function highlight(root: HTMLElement, wanted: string): void {
  if (!('highlights' in CSS)) return;
  for (const { name, selector, read } of marks) {
    const ranges =
      wanted.trim() === ''
        ? []
        : [...root.querySelectorAll(selector)].flatMap((each) => findRanges(read(each), wanted));
    if (ranges.length > 0) CSS.highlights.set(name, new Highlight(...ranges));
    else CSS.highlights.delete(name);
  }
}
