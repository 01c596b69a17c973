/**
 * Selects elements whose text the search ignores: sources, tooltips, and texts for screen readers
 * only.
 */
const notSearched = '.source-line, [role="tooltip"], .sr-only';

/**
 * Reads the text of an element. Puts a line break between blocks, because the last word of one
 * would otherwise join the first word of the next.
 */
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
