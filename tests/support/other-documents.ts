import { vi } from 'vitest';

type Document = { type: string } & Record<string, unknown>;

/**
 * Replaces the site's documents of one type by changed ones. Call it after ownModules('#generated')
 * and before the import of the modules that read documents.
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
