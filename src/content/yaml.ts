import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { z } from 'zod';

/** A YAML file under content/, checked by its schema. */
export const readYaml = <Schema extends z.ZodType>(file: string, schema: Schema): z.infer<Schema> =>
  schema.parse(parse(readFileSync(join(process.cwd(), 'content', file), 'utf8')));
