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
  // The questions stand at the end of their page.
  const inFaq = ({ path }: ContentFile) => Number(path.startsWith(`${faqFiles.folder}/`));
  return files
    .toSorted((a, b) => inFaq(a) - inFaq(b))
    .flatMap(({ path, text }) => {
      const file = `content/${path}`;
      const route = routes.get(file);
      if (!route || !text.includes('<Terme')) return [];
      return text.split('\n').flatMap((line, index) =>
        [...line.matchAll(explained)].flatMap(([, id = '']) => {
          const first = seen.get(`${route} ${id}`);
          if (!first) seen.set(`${route} ${id}`, `${file}:${index + 1}`);
          return first
            ? [
                error(
                  file,
                  index + 1,
                  `<Terme id="${id}"> : la page l’explique déjà (${first}). Gardez la balise au premier endroit, ôtez l’autre.`,
                ),
              ]
            : [];
        }),
      );
    });
}
