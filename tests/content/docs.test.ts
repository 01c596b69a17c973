import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkText } from '#src/content/check/texts.ts';
import { type WritingComponent, writingComponents } from '#src/content/components.ts';
import { schemas } from '#src/content/docs/field-list.ts';
import { jsonSchemas } from '#src/content/docs/json-schema.ts';
import { renewReadme } from '#src/content/docs/readme.ts';
import { answersFile } from '#src/content/mail-prices.ts';
import { readNode } from '#src/content/schemas/node.ts';
import { inRoot } from '../../scripts/lib/paths.ts';
import { real } from './real.ts';

// One definition of a field, in zod; what is made from it must say the same of every field.

const readme = readFileSync(inRoot('content/README.md'), 'utf8');
const readSchema = (name: string) => readFileSync(inRoot('content/.schemas', name), 'utf8');

test('the guide is as the schemas and the registry are', () => {
  expect(renewReadme(readme), 'npm run content:docs').toBe(readme);
});

test('the prices of the broker’s mail are those of the tables', () => {
  expect(readFileSync(inRoot(answersFile), 'utf8'), 'npm run content:docs').toBe(real.answers);
});

test('the schemas for editors are those of the code', () => {
  const expected = Object.entries(jsonSchemas()).map(([name, schema]) => [
    name,
    `${JSON.stringify(schema, null, 2)}\n`,
  ]);
  expect(globSync('**/*.json', { cwd: inRoot('content/.schemas') }).sort()).toEqual(
    expected.map(([name]) => name).sort(),
  );
  for (const [name = '', text] of expected)
    expect(readSchema(name), `${name}: npm run content:docs`).toBe(text);
});

test.each(Object.entries(schemas))('%s: the guide has a row for each field', (_name, { shape }) => {
  for (const [name, field] of Object.entries(shape)) {
    expect(readNode(field).meta.description, name).toBeTruthy();
    expect(readme).toMatch(new RegExp(`^\\| \`${name}\``, 'm'));
  }
});

test.each(Object.entries(writingComponents as Record<string, WritingComponent>))(
  'the example of <%s> is right',
  (_name, { exemple, champ, place }) => {
    const text = place === 'phrase' ? `Une phrase : ${exemple}.` : exemple;
    const writing = {
      file: 'x',
      line: 1,
      route: '/catalogue',
      isBody: true,
      fields: new Set(champ ? [champ] : []),
      isTable: false,
    };
    expect([...checkText(text, writing, real.context)]).toEqual([]);
  },
);
