import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { getBuildDate } from '#src/config/build-date.ts';
import { readContext } from '#src/content/check/index.ts';
import { checkValue } from '#src/content/check/texts.ts';
import { findComponent, writingComponents } from '#src/content/components.ts';
import { jsonSchemas } from '#src/content/docs/json-schema.ts';
import { readExamples, renewReadme } from '#src/content/docs/readme.ts';
import { faqFiles, tables } from '#src/content/files.ts';
import { kinds } from '#src/content/kinds.ts';
import { readNode } from '#src/content/schemas/node.ts';
import { inRoot } from '../../scripts/lib/paths.ts';

const { context } = readContext(inRoot('content'), getBuildDate());
if (!context) throw new Error('content/ has wrong fields');
const readme = readFileSync(inRoot('content/README.md'), 'utf8');
const readSchema = (name: string) => readFileSync(inRoot('content/.schemas', name), 'utf8');

describe('npm run content:docs', () => {
  test('lists the current fields in the writers’ guide', () => {
    expect(renewReadme(readme), 'npm run content:docs').toBe(readme);
  });

  test('writes the current schemas for editors', () => {
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

  // A list, because a kind and a table may have the same name.
  const schemas = [...Object.entries(kinds), ['faq', faqFiles] as const, ...Object.entries(tables)];
  test.each(schemas)('describes the fields of %s', (_name, { schema }) => {
    for (const [name, field] of Object.entries(schema.shape))
      expect(readNode(field).meta.description, name).toBeTruthy();
  });

  const examples = readExamples(readme);
  test('has an example of each component in the writers’ guide', () => {
    expect(examples.map(({ name }) => name).sort()).toEqual(Object.keys(writingComponents).sort());
  });

  test.each(examples)('gives a valid example of <$name>', ({ name, source }) => {
    const { champ, ...component } = findComponent(name) ?? { place: 'bloc' };
    const text = component.place === 'phrase' ? `Une phrase : ${source}.` : source;
    const entry = { file: 'x', data: champ ? { [champ]: [] } : {}, route: '/', table: undefined };
    const messages: string[] = [];
    const report = (message: string) => messages.push(message);
    const place = { context, entry, line: 1, form: 'corps' as const, report };
    checkValue(text, { redaction: 'texte' }, place);
    expect(messages).toEqual([]);
  });
});
