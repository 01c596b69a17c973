import { occurrences, searchable } from '#src/domain/search.ts';

/** Words may begin in one element and end in the next: the text is read as a whole, and cut again where it was. */
function rangesIn(root: Element, wanted: string): Range[] {
  const nodes: { node: Text; start: number }[] = [];
  let text = '';
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    nodes.push({ node: node as Text, start: text.length });
    text += node.nodeValue;
  }
  const place = (offset: number, ends: boolean) => {
    const at = nodes.findLastIndex(({ start }) => (ends ? start < offset : start <= offset));
    return nodes[at];
  };
  return occurrences(searchable(text), wanted).flatMap(([start, end]) => {
    const [from, to] = [place(start, false), place(end, true)];
    if (!from || !to) return [];
    const range = new Range();
    range.setStart(from.node, start - from.start);
    range.setEnd(to.node, end - to.start);
    return [range];
  });
}

const marks = { found: '.accordion-answer', 'found-question': '.accordion-trigger' };

/** Marks the found words where they stand, without touching the page: the browser paints them. */
export function highlight(root: HTMLElement, wanted: string): void {
  if (!('highlights' in CSS)) return;
  for (const [name, selector] of Object.entries(marks)) {
    const ranges = [...root.querySelectorAll(selector)].flatMap((element) => rangesIn(element, wanted));
    if (ranges.length > 0) CSS.highlights.set(name, new Highlight(...ranges));
    else CSS.highlights.delete(name);
  }
}
