import type { Context, Entry } from './context.ts';

/** The addresses of the site that are linked to, and from which files. */
export type Linked = Map<string, Set<Entry>>;

const routeOfLink = (link: string) => link.split(/[#?]/)[0] ?? '';

/** The pages that a file leads to, by its fields and by its texts. */
export const linksIn = (entry: Entry, { values }: Context): string[] =>
  entry.authored.flatMap(({ value, meta, text }) => (meta.page ? [value] : (text(values)?.links() ?? [])).map(routeOfLink));
