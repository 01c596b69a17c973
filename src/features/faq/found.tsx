import { occurrences } from '#src/domain/search.ts';

type Excerpt = { before: string; match: string; after: string };

/** A question, and when only its answer matches, the words around the match. */
export const Found = ({ question, excerpt }: { question: string; excerpt?: Excerpt | undefined }) => (
  <>
    {question}
    {excerpt && (
      <span className="excerpt">
        {excerpt.before}
        <mark>{excerpt.match}</mark>
        {excerpt.after}
      </span>
    )}
  </>
);

/** Marks the found words where they stand, without touching the page: the browser paints them. */
export function highlight(root: HTMLElement, wanted: string): void {
  if (!('highlights' in CSS)) return;
  CSS.highlights.delete('found');
  const ranges: Range[] = [];
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    for (const [start, end] of occurrences(node.textContent ?? '', wanted)) {
      const range = new Range();
      range.setStart(node, start);
      range.setEnd(node, end);
      ranges.push(range);
    }
  }
  if (ranges.length > 0) CSS.highlights.set('found', new Highlight(...ranges));
}
