/** The text of an element with the start of each text node. */
export type PageText = { nodes: { node: Text; start: number }[]; text: string };

/** Sources, tooltips and texts for screen readers are not searched. */
const beside = '.source-line, [role="tooltip"], .sr-only';
const block = 'p, li, td, th';

/**
 * Read as a whole, since words may begin in one element and end in the next; a paragraph ends a
 * word.
 */
export function readText(root: Element): PageText {
  const nodes: PageText['nodes'] = [];
  let text = '';
  let last: Element | null | undefined;
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node.parentElement?.closest(beside)) continue;
    const around = node.parentElement?.closest(block);
    if (text !== '' && around !== last) text += '\n';
    last = around;
    nodes.push({ node: node as Text, start: text.length });
    text += node.nodeValue;
  }
  return { nodes, text };
}

/** Texts do not change, unless a translator replaces them: each is read once. */
const cache = new WeakMap<Element, PageText>();
export function readTextOnce(root: Element): PageText {
  const cached = cache.get(root);
  if (cached?.nodes[0]?.node.isConnected) return cached;
  const text = readText(root);
  cache.set(root, text);
  return text;
}
