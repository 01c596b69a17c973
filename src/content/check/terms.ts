import { faqFiles } from '../files.ts';
import type { Entry } from './context.ts';
import { error, type Problem } from './problem.ts';
import type { ContentFile } from './read.ts';

const explained = /<Terme\s+id=\\?["']([\w-]+)/g;

/** A word is explained where it first stands on a page; twice, and help would be sought at the wrong place. */
export function checkTerms(files: ContentFile[], entries: Entry[]): Problem[] {
  const routes = new Map(
    entries.map(({ file, page, located }) => [file, page?.route ?? (located.data as { page?: string } | null)?.page]),
  );
  const seen = new Map<string, string>();
  const problems: Problem[] = [];
  // The questions stand at the end of their page.
  const inFaq = ({ path }: ContentFile) => Number(path.startsWith(`${faqFiles.folder}/`));
  for (const { path, text } of files.toSorted((a, b) => inFaq(a) - inFaq(b))) {
    const file = `content/${path}`;
    const route = routes.get(file);
    if (!route) continue;
    for (const { 1: id = '', index } of text.matchAll(explained)) {
      const line = text.slice(0, index).split('\n').length;
      const first = seen.get(`${route} ${id}`);
      const message = `<Terme id="${id}"> : la page l’explique déjà (${first}). Gardez la balise au premier endroit, ôtez l’autre.`;
      if (first) problems.push(error(file, line, message));
      else seen.set(`${route} ${id}`, `${file}:${line}`);
    }
  }
  return problems;
}
