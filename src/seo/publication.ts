import type { Document } from '#src/content/kinds.ts';

type Dated = Extract<Document, { changements: unknown }>;

const isDated = (document: Document): document is Dated => 'changements' in document;

/** Returns the dates of the first version and the last change, from the page's list of changes. */
export function getPublication(
  document: Document,
): { published: string; modified: string } | undefined {
  if (!isDated(document)) return undefined;
  const days = document.changements.map(({ date }) => date).sort();
  return { published: days.at(0) ?? '', modified: days.at(-1) ?? '' };
}
