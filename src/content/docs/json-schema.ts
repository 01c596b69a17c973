import { z } from 'zod';
import { schemas } from './field-list.ts';

/** Metadata that editors do not use. */
const ours = ['redaction', 'table', 'list', 'page', 'narrow'];

/**
 * Returns the JSON Schemas by their path under content/.schemas/. Editors use them to complete
 * files.
 */
export const jsonSchemas = (): Record<string, object> =>
  Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [`${name}.json`, jsonSchema(schema)]),
  );

/** Uses draft 7, because the YAML extensions of editors support it. */
const jsonSchema = (schema: z.ZodObject) =>
  z.toJSONSchema(schema, {
    io: 'input',
    target: 'draft-7',
    override: ({ jsonSchema: found }) => {
      const { table } = found as { table?: string };
      if (table && table !== 'comptes')
        found.description =
          `${found.description ?? ''} Un identifiant de content/tables/${table}.yaml.`.trim();
      for (const name of ours) delete found[name];
    },
  });
