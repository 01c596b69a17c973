import { createHash } from 'node:crypto';
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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

/** Adds rules to Next's stylesheet, under another name because its content is another. */
export function addRules(out: string, rules: string) {
  const files = globSync('_next/static/**/*.css', { cwd: out });
  const [file] = files;
  if (!file || files.length > 1)
    throw new Error(`One stylesheet expected, found ${files.length}: ${files.join(', ')}`);
  const css = `${readFileSync(join(out, file), 'utf8')}\n${rules}`;
  rmSync(join(out, file));
  const renamed = join(dirname(file), `${hash(css)}.css`);
  writeFileSync(join(out, renamed), css);
  return { from: `/${file}`, to: `/${renamed}` };
}
