import { faqFiles } from '../files.ts';
import { routeOf } from './authored.ts';
import type { Context, Entry } from './context.ts';
import { error, type Problem } from './problem.ts';

/** A word that a file explains, where it does. */
export type ExplainedTerm = { id: string; route: string; file: string; line: number };

export function explainedTerms(entry: Entry, { values }: Context): ExplainedTerm[] {
  const route = routeOf(entry);
  if (!route) return [];
  return entry.authored.flatMap(({ text, line: first }) =>
    (text(values)?.terms() ?? []).map(({ id, line }) => ({ id, route, file: entry.file, line: first + line - 1 })),
  );
}

/** A word is explained where it first stands on a page; twice, and help would be sought at the wrong place. */
export function checkTerms(explained: ExplainedTerm[]): Problem[] {
  const seen = new Map<string, string>();
  // The questions stand at the end of their page.
  const inFaq = ({ file }: ExplainedTerm) => Number(file.startsWith(`content/${faqFiles.folder}/`));
  return explained
    .toSorted((a, b) => inFaq(a) - inFaq(b))
    .flatMap(({ id, route, file, line }) => {
      const first = seen.get(`${route} ${id}`);
      if (!first) seen.set(`${route} ${id}`, `${file}:${line}`);
      const message = `<Terme id="${id}"> : la page l’explique déjà (${first}). Gardez la balise au premier endroit, ôtez l’autre.`;
      return first ? [error(file, line, message)] : [];
    });
}
