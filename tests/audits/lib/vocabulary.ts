import { readFileSync } from 'node:fs';
import { inRoot } from '../../../scripts/lib/paths.ts';

// The vocabulary of schema.org, read from the declarations of schema-dts, which are generated from it.
const text = readFileSync(inRoot('node_modules/schema-dts/dist/schema.d.ts'), 'utf8');

type Interface = { parents: string[]; properties: Map<string, string[]> };

const interfaces = new Map<string, Interface>();
for (const [, name = '', extended = '', body = ''] of text.matchAll(
  /^(?:export )?interface (\w+)(?: extends ([^{]+?))? \{\n([\s\S]*?)^\}/gm,
)) {
  const properties = [...body.matchAll(/^ {4}"(\w+)"\?: SchemaValue<(.+), "\w+">;$/gm)].map(
    ([, property = '', types = '']) => [property, types.replace(/[()]/g, '').split(' | ')] as const,
  );
  interfaces.set(name, { parents: extended.split(',').map((each) => each.trim()), properties: new Map(properties) });
}

const unions = new Map<string, string[]>();
for (const [, name = '', members = ''] of text.matchAll(/^export type (\w+) = ([^;]+);$/gm))
  unions.set(name, members.split(' | '));

export const isType = (name: string) => interfaces.has(`${name}Leaf`);

/** The types that a property of a type may have, or nothing when the type has no such property. */
export function rangeOf(type: string, property: string, from = `${type}Leaf`): string[] | undefined {
  const found = interfaces.get(from);
  return found?.properties.get(property) ?? found?.parents.map((parent) => rangeOf(type, property, parent)).find(Boolean);
}

/** Whether a type is another, or one of its kinds. */
export const isA = (type: string, wanted: string): boolean =>
  type === wanted ||
  (unions.get(wanted) ?? []).some((member) => member === `${type}Leaf` || (member !== wanted && isA(type, member)));

const literals = ['Text', 'URL', 'Date', 'DateTime', 'Duration', 'CssSelectorType', 'XPathType', 'PronounceableText', 'string'];

const worded = new Map<string, boolean>();

/** Whether a type may stand as a word or an address: a text, or a thing that its name is enough for. */
function isWord(type: string): boolean {
  const known = worded.get(type);
  if (known !== undefined) return known;
  worded.set(type, false);
  const found = literals.includes(type) || (unions.get(type) ?? []).some(isWord);
  worded.set(type, found);
  return found;
}

export const takesWords = (range: string[]) => range.some(isWord);

export const takesNumbers = (range: string[]) => range.some((type) => ['Number', 'Integer', 'Float'].includes(type));
