import { vi } from 'vitest';

type Document = { type: string } & Record<string, unknown>;

/**
 * The site's own documents, those of a type changed; with ownModules('#generated'), before what
 * reads them is imported.
 */
export const withDocuments = (type: string, change: (document: Document) => object) =>
  vi.doMock('#generated', async (original) => {
    const { allDocuments } = await original<{ allDocuments: Document[] }>();
    return {
      allDocuments: allDocuments.map((each) =>
        each.type === type ? { ...each, ...change(each) } : each,
      ),
    };
  });
