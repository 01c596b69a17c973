/**
 * A stylesheet cut at its top-level layers of these names: in order, what belongs to one of them
 * and what to all pages.
 */
export type Piece = { css: string; layer?: string };

export function cutLayers(css: string, names: string[]): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const { 0: opening, 1: name = '', index } of css.matchAll(/@layer ([\w-]+)\s*\{/g)) {
    if (index < at || !names.includes(name)) continue;
    const end = endOfBlock(css, index + opening.length);
    pieces.push({ css: css.slice(at, index) }, { css: css.slice(index, end), layer: name });
    at = end;
  }
  return [...pieces, { css: css.slice(at) }];
}

/** Where the block ends that is open here; braces within quotes are none. */
function endOfBlock(css: string, from: number): number {
  let depth = 1;
  for (const { 0: found, index } of css.slice(from).matchAll(/"(?:\\.|[^"\\])*"|[{}]/g)) {
    if (found === '{') depth += 1;
    if (found === '}') depth -= 1;
    if (depth === 0) return from + index + 1;
  }
  throw new Error('a layer of the stylesheet does not end');
}
