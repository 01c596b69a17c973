import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { Book } from '#src/content/check/book.ts';
import { makeContext } from '#src/content/check/context.ts';
import { checkMarkup } from '#src/content/check/markup.ts';
import { type WritingComponent, writingComponents } from '#src/content/components.ts';
import { fieldsOf, schemas } from '#src/content/docs/field-list.ts';
import { jsonSchemas } from '#src/content/docs/json-schema.ts';
import { fieldRow, renewReadme } from '#src/content/docs/readme.ts';
import { answersFile } from '#src/content/mail-prices.ts';
import { blocks } from '#src/content/schemas/blocks.ts';
import { parseText } from '#src/content/text/parse.ts';
import { inRoot } from '../../scripts/lib/paths.ts';
import { real } from './real.ts';

// One definition of a field, in zod; what is made from it must say the same of every field.

const readme = readFileSync(inRoot('content/README.md'), 'utf8');
const written = (name: string) => readFileSync(inRoot('content/.schemas', name), 'utf8');

type Json = {
  properties?: Record<string, Json>;
  required?: string[];
  items?: Json;
  additionalProperties?: Json | false;
};

/** Every field of a JSON Schema, named as the guide names it. */
function jsonFields(schema: Json, path: string[] = []): { label: string; required: boolean }[] {
  if (schema.items) return jsonFields(schema.items, path);
  if (schema.properties)
    return Object.entries(schema.properties).flatMap(([name, inner]) => [
      { label: [...path, name].join(' › '), required: schema.required?.includes(name) ?? false },
      ...jsonFields(inner, [...path, name]),
    ]);
  return schema.additionalProperties
    ? jsonFields(schema.additionalProperties, [...path, '(identifiant)'])
    : [];
}

test('the guide is as the schemas and the registry are', () => {
  expect(renewReadme(readme), 'npm run content:docs').toBe(readme);
});

test('the prices of the broker’s mail are those of the tables', () => {
  expect(readFileSync(inRoot(answersFile), 'utf8'), 'npm run content:docs').toBe(real.answers);
});

test('the editors’ schemas are as the schemas are, and no other lies about', () => {
  const expected = Object.entries(jsonSchemas()).map(([name, schema]) => [
    name,
    `${JSON.stringify(schema, null, 2)}\n`,
  ]);
  expect(globSync('**/*.json', { cwd: inRoot('content/.schemas') }).sort()).toEqual(
    expected.map(([name]) => name).sort(),
  );
  for (const [name = '', text] of expected)
    expect(written(name), `${name}: npm run content:docs`).toBe(text);
});

describe.each(Object.entries(schemas))('%s', (name, schema) => {
  const json = JSON.parse(written(`${name}.json`)) as Json;
  const fields = fieldsOf(schema);

  test('zod and the JSON Schema have the same fields, each as compulsory in one as in the other', () => {
    const ours = fields.map(({ path, required }) => ({ label: path.join(' › '), required }));
    expect(jsonFields(json)).toEqual(ours);
    expect(json.additionalProperties).toBe(false);
  });

  test('the guide has a line for every field, with what it is for', () => {
    for (const field of fields) {
      expect(field.description, field.path.join(' › ')).not.toBe('');
      const [block = '', inner] = field.path;
      const row = block in blocks && inner ? fieldRow(field).slice(0, 1) : fieldRow(field);
      expect(readme).toContain(`| ${row.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`);
    }
  });
});

const context = makeContext(
  inRoot('content'),
  new Book(real.entries),
  real.files.map(({ path }) => path),
);

test.each(Object.entries(writingComponents as Record<string, WritingComponent>))(
  'the example of <%s> is right',
  (_name, { exemple, champ, place }) => {
    const text = place === 'phrase' ? `Une phrase : ${exemple}.` : exemple;
    const writing = {
      file: 'x',
      line: 1,
      route: '/',
      isBody: true,
      fields: new Set(champ ? [champ] : []),
    };
    expect(checkMarkup(writing, parseText(text), context)).toEqual([]);
  },
);
