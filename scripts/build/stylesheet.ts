import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Element } from 'hast';

const hash = (content: string) => createHash('sha256').update(content).digest('hex').slice(0, 12);

/** Turns style attributes, which the security policy refuses, into classes. */
export class StyleClasses {
  readonly #names = new Map<string, string>();

  replaceStyle({ properties }: Element): void {
    const { style } = properties;
    if (typeof style !== 'string') return;
    const name = this.#names.get(style) ?? `s-${this.#names.size.toString(36)}`;
    this.#names.set(style, name);
    delete properties.style;
    properties.className = [name, ...[properties.className ?? []].flat().map(String)];
  }

  css(): string {
    return [...this.#names].map(([style, name]) => `.${name}{${style}}`).join('\n');
  }
}

/** A stylesheet cut at its top-level layers of these names, in order. */
export type Piece = { css: string; layer?: string };

export function cutLayers(css: string, names: string[]): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const { 0: opening, 1: name = '', index } of css.matchAll(/@layer ([\w-]+)\s*\{/g)) {
    if (index < at || !names.includes(name)) continue;
    const end = findBlockEnd(css, index + opening.length);
    pieces.push({ css: css.slice(at, index) }, { css: css.slice(index, end), layer: name });
    at = end;
  }
  return [...pieces, { css: css.slice(at) }];
}

/** Braces within quotes close no block. */
function findBlockEnd(css: string, from: number): number {
  let depth = 1;
  for (const { 0: found, index } of css.slice(from).matchAll(/"(?:\\.|[^"\\])*"|[{}]/g)) {
    if (found === '{') depth += 1;
    if (found === '}') depth -= 1;
    if (depth === 0) return from + index + 1;
  }
  throw new Error('a layer of the stylesheet does not end');
}

/** Replaces Next's stylesheet: one for each set of layers that a page asks for. */
export function writeStylesheets(out: string, rules: string, islands: string[], layers: string[]) {
  const files = globSync('_next/static/**/*.css', { cwd: out });
  const [file] = files;
  if (!file || files.length > 1)
    throw new Error(`One stylesheet expected, found ${files.length}: ${files.join(', ')}`);
  const css = `${readFileSync(join(out, file), 'utf8')}\n${rules}`;
  const pieces = cutLayers(css, [...islands, ...layers]);
  const missing = layers.find((name) => !pieces.some(({ layer }) => layer === name));
  if (missing)
    throw new Error(`a page asks for the layer « ${missing} », which the stylesheet does not have`);
  rmSync(join(out, file));
  // As deep as before, because it names the fonts relative to itself.
  const folder = join(dirname(dirname(file)), 'css');
  mkdirSync(join(out, folder), { recursive: true });
  const writeSheet = (names: string[]) => {
    const kept = pieces.filter(({ layer }) => !layer || names.includes(layer));
    const text = kept.map((piece) => piece.css).join('');
    const name = join(folder, `${hash(text)}.css`);
    writeFileSync(join(out, name), text);
    return `/${name}`;
  };
  return { address: `/${file}`, writeSheet };
}
