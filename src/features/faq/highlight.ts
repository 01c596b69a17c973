import { occurrences, type Searchable, searchable } from '#src/domain/search.ts';

type TextOfElement = { nodes: { node: Text; start: number }[]; ready: Searchable };

function readText(root: Element): TextOfElement {
  const nodes: TextOfElement['nodes'] = [];
  let text = '';
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    nodes.push({ node: node as Text, start: text.length });
    text += node.nodeValue;
  }
  return { nodes, ready: searchable(text) };
}

/** Answers do not change, unless a translator replaces their texts: each is read once. */
const cache = new WeakMap<Element, TextOfElement>();
function readTextOnce(root: Element): TextOfElement {
  const cached = cache.get(root);
  if (cached?.nodes[0]?.node.isConnected) return cached;
  const text = readText(root);
  cache.set(root, text);
  return text;
}

/** Words may begin in one element and end in the next: the text is read as a whole, and cut again where it was. */
function rangesIn({ nodes, ready }: TextOfElement, wanted: string): StaticRange[] {
  const place = (offset: number, ends: boolean) =>
    nodes[nodes.findLastIndex(({ start }) => (ends ? start < offset : start <= offset))];
  return occurrences(ready, wanted).flatMap(([start, end]) => {
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

const shown = '.accordion-item:not([hidden])';
const marks = [
  { name: 'found', selector: `${shown} .accordion-answer`, read: readTextOnce },
  { name: 'found-question', selector: `${shown} .accordion-trigger`, read: readText },
];

/** Marks the found words where they stand, without touching the page: the browser paints them. */
export function highlight(root: HTMLElement, wanted: string): void {
  if (!('highlights' in CSS)) return;
  for (const { name, selector, read } of marks) {
    const ranges =
      wanted.trim() === '' ? [] : [...root.querySelectorAll(selector)].flatMap((each) => rangesIn(read(each), wanted));
    if (ranges.length > 0) CSS.highlights.set(name, new Highlight(...ranges));
    else CSS.highlights.delete(name);
  }
}
