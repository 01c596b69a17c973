import { z } from 'zod';
import { faqFiles, locateIds, tableNames, tables } from '../files.ts';
import type { NamedTable } from '../schemas/types.ts';

/** Zod schemas of the YAML files, by the name of their JSON Schema. */
const schemas = {
  [faqFiles.folder]: faqFiles.schema,
  ...Object.fromEntries(tableNames.map((name) => [name, tables[name].schema])),
};

/** Metadata of a field that is only for our code, not for editors. */
const ours = ['redaction', 'table', 'list', 'shows', 'page'];

/**
 * Returns the JSON Schemas, by path under content/.schemas/. With them, editors propose and check
 * the fields while a writer types.
 */
export const jsonSchemas = (): Record<string, object> =>
  Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [`${name}.json`, jsonSchema(schema)]),
  );

/** Uses draft 7 of JSON Schema, because the YAML extensions of editors support it. */
const jsonSchema = (schema: z.ZodObject) =>
  z.toJSONSchema(schema, {
    io: 'input',
    target: 'draft-7',
    override: ({ jsonSchema: found }) => {
      const { table } = found as { table?: NamedTable };
      if (table && table !== 'comptes')
        found.description =
          `${found.description ?? ''} Un identifiant de content/${locateIds(table)}.`.trim();
      for (const name of ours) delete found[name];
    },
  });
