/** Sources, tooltips and texts for screen readers are not searched. */
const notSearched = '.source-line, [role="tooltip"], .sr-only';

/** Reads the text of an element. The end of a paragraph is the end of a word. */
export function readText(root: Element): string {
  let text = '';
  let last: Element | null | undefined;
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { parentElement, nodeValue } = walker.currentNode;
    if (parentElement?.closest(notSearched)) continue;
    const block = parentElement?.closest('p, li, td, th');
    if (text !== '' && block !== last) text += '\n';
    last = block;
    text += nodeValue;
  }
  return text;
}
