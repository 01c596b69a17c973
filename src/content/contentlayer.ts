import {
  type ComputedFields,
  defineDocumentType,
  type FieldDefs,
} from 'contentlayer2/source-files';
import type { z } from 'zod';
import { faqFiles, tableNames, tables, tableType } from './files.ts';
import { type Kind, kindNames, kinds, typeName } from './kinds.ts';

/** Converts a zod schema to the fields of contentlayer, which zod validates. */
const makeFields = ({ shape }: z.ZodObject): FieldDefs =>
  Object.fromEntries(Object.keys(shape).map((field) => [field, { type: 'json' }]));

const pageType = (kind: Kind) => {
  const { schema, route } = kinds[kind];
  const getSlug = ({ _raw }: { _raw: { sourceFileName: string } }) =>
    _raw.sourceFileName.replace(/\.mdx$/, '');
  const computedFields: ComputedFields = {
    slug: { type: 'string', resolve: getSlug },
    route: { type: 'string', resolve: (document) => route(getSlug(document)) },
  };
  return defineDocumentType(() => ({
    name: typeName(kind),
    filePathPattern: `${kind}/*.mdx`,
    contentType: 'markdown',
    fields: makeFields(schema),
    computedFields,
  }));
};

const dataType = (name: string, filePathPattern: string, schema: z.ZodObject) =>
  defineDocumentType(() => ({
    name,
    filePathPattern,
    contentType: 'data',
    fields: makeFields(schema),
  }));

export const documentTypes = [
  ...kindNames.map(pageType),
  ...tableNames.map((name) => dataType(tableType(name), tables[name].file, tables[name].schema)),
  dataType(faqFiles.type, `${faqFiles.folder}/*.yaml`, faqFiles.schema),
];
