import { onTestFinished, vi } from 'vitest';
import { allDocuments } from '#generated';
import * as load from '#src/content/load.ts';

type Document = Record<string, unknown>;
const documents = allDocuments as unknown as Document[];

/** Changes the site's document of a type, such as a table, until the end of the test. */
export function changeDocument(type: string, change: (document: Document) => Document): void {
  const index = documents.findIndex((document) => document.type === type);
  const before = documents[index];
  if (!before) throw new Error(`no document of type ${type}`);
  try {
    documents[index] = { ...before, ...change(before) };
    const site = vi.spyOn(load, 'loadSite').mockReturnValue(load.readSite());
    onTestFinished(() => site.mockRestore());
  } finally {
    documents[index] = before;
  }
}
