import { holdsQuestions } from '../files.ts';
import { attributesOf } from '../text/tags.ts';
import { type Entry, routeOf } from './entry.ts';
import { error, type Place, type Problems } from './problem.ts';
import { owners } from './rule.ts';

/** A word that a file explains, where it does. */
export type ExplainedTerm = Required<Place> & { id: string; route: string };

export function explainedTerms(entry: Entry): ExplainedTerm[] {
  const route = routeOf(entry);
  if (!route) return [];
  return entry.authored.flatMap(({ tags, placeOf }) =>
    tags().flatMap((tag) =>
      tag.name === 'Terme' ? { id: attributesOf(tag).id ?? '', route, ...placeOf(tag) } : [],
    ),
  );
}

/**
 * A word is explained where it first stands on a page; twice, and help would be sought at the wrong
 * place.
 */
export function* checkTerms(explained: ExplainedTerm[]): Problems {
  const ownerOf = owners();
  // The questions stand at the end of their page.
  const inFaq = ({ file }: ExplainedTerm) => Number(holdsQuestions(file));
  for (const { id, route, ...place } of explained.toSorted((a, b) => inFaq(a) - inFaq(b))) {
    const first = ownerOf(`${route} ${id}`, `${place.file}:${place.line}`);
    const message = `<Terme id="${id}"> : la page l’explique déjà (${first}). Gardez la balise au premier endroit, ôtez l’autre.`;
    if (first) yield error(place, message);
  }
}
