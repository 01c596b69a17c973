import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from '@swc/core';
import { freeNumber } from '#src/lib/free-number.ts';
import { memoize } from '#src/lib/memoize.ts';
import type { Context } from './context.ts';
import { numberMessage, typedNumbers, typedYears } from './numbers.ts';
import { error, type Problem } from './problem.ts';
import { owners } from './rule.ts';

// Numbers of the site typed in components. Only words that a visitor may read are looked at.

const folders = '{app,components,config,features,frame,mdx,seo,templates}';
const unseen = new Set([
  'className',
  'style',
  'd',
  'viewBox',
  'points',
  'transform',
  'sizes',
  'href',
]);
const hole = '\uFFFC';

/** In bytes, the first one counted 1. */
type Span = { start: number };
type Node = { type: string; span?: Span } & Record<string, unknown>;
type Words = { text: string; span: Span };

export function checkCode(root: string, { figures }: Context): Problem[] {
  return globSync(`src/${folders}/**/*.{ts,tsx}`, { cwd: root })
    .sort()
    .flatMap((file) => {
      const ownerOf = owners();
      // A word of an element is met as its own and in its element.
      const found = numbersOf(readFileSync(join(root, file), 'utf8')).filter(
        ({ line, typed }) => !ownerOf(`${line} ${typed}`, typed),
      );
      return found.map(({ line, typed }) =>
        error({ file, line }, numberMessage(typed, figures, 'code')),
      );
    });
}

/** A few ways of writing types are not allowed beside elements. */
function parse(source: string) {
  try {
    return parseSync(source, { syntax: 'typescript', tsx: true });
  } catch {
    return parseSync(source, { syntax: 'typescript' });
  }
}

const numbersOf = memoize((source) => {
  if (!/\d/.test(source)) return [];
  const bytes = Buffer.from(source);
  const before = ({ start }: Span) => bytes.toString('utf8', 0, start - 1);
  return wordsOf(parse(source)).flatMap(({ text, span }) =>
    [...typedNumbers(text), ...typedYears(text)].map(({ index, text: typed }) => ({
      line: (before(span) + text.slice(0, index)).split('\n').length,
      typed,
    })),
  );
});

/** The words of a program, those of one element or one template together. */
function wordsOf(node: unknown): Words[] {
  if (Array.isArray(node)) return node.flatMap(wordsOf);
  if (typeof node !== 'object' || node === null) return [];
  const each = node as Node;
  switch (each.type) {
    case 'ImportDeclaration':
    case 'TsLiteralType':
      return [];
    case 'JSXAttribute':
      return unseen.has((each.name as { value?: string }).value ?? '') ? [] : wordsOf(each.value);
    case 'KeyValueProperty':
      return wordsOf(each.value);
    case 'CallExpression':
      return (each.callee as { value?: string }).value === freeNumber.name
        ? []
        : wordsOf(each.arguments);
    case 'StringLiteral':
      return [{ text: String(each.value), span: each.span as Span }];
    case 'TemplateLiteral': {
      const pieces = each.quasis as { cooked: string }[];
      return [
        { text: pieces.map(({ cooked }) => cooked).join(hole), span: each.span as Span },
        ...wordsOf(each.expressions),
      ];
    }
    case 'JSXElement':
    case 'JSXFragment':
      return [
        ...elementWords(each.children as Node[]),
        ...wordsOf(each.opening),
        ...wordsOf(each.children),
      ];
    default:
      return Object.values(each).flatMap(wordsOf);
  }
}

/** « 72 » and « h » may be two children of one element. */
function elementWords(children: Node[]): Words[] {
  const first = children.findIndex(({ type }) => type === 'JSXText');
  const written = children.slice(first).map((child) => {
    const { type, value } =
      child.type === 'JSXText' ? child : ((child.expression as Node | undefined) ?? child);
    return type === 'JSXText' || type === 'StringLiteral' ? String(value) : hole;
  });
  return first < 0 ? [] : [{ text: written.join(''), span: children[first]?.span as Span }];
}
