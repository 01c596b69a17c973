import { defineDocumentType } from 'contentlayer2/source-files';
import type { z } from 'zod';
import { upperFirst } from '#src/lib/letters.ts';
import { faqFiles, tableNames, tables } from './files.ts';
import { kindNames, kinds } from './kinds.ts';

/** Defines a type of document with the fields of a zod schema. The check validates them. */
const documentType = (name: string, filePathPattern: string, { shape }: z.ZodObject) =>
  defineDocumentType(() => ({
    name,
    filePathPattern,
    contentType: filePathPattern.endsWith('.mdx') ? 'markdown' : 'data',
    fields: Object.fromEntries(Object.keys(shape).map((field) => [field, { type: 'json' }])),
  }));

export const documentTypes = [
  ...kindNames.map((kind) => documentType(upperFirst(kind), `${kind}/*.mdx`, kinds[kind].schema)),
  ...tableNames.map((name) =>
    documentType(`Table${upperFirst(name)}`, tables[name].file, tables[name].schema),
  ),
  documentType('Faq', `${faqFiles.folder}/*.yaml`, faqFiles.schema),
];
