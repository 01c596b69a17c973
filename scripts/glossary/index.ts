// glossary/: the words of the trade lead to the glossary where a page first says them. Of the
// export, not of the content: only there is a page whole, its text, its questions and the records
// that its template draws, in the order in which they are read.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { emergencyPage, unlisted } from '#src/config/routes.ts';
import { allPages } from '#src/content/documents.ts';
import { glossaryPage } from '#src/content/files.ts';
import type { Terme } from '#src/content/schemas/wording-tables.ts';
import { table } from '#src/content/tables.ts';
import { isExplainedBy, termFinder } from '#src/lib/terms.ts';
import { fileOf } from '#src/seo/addresses.ts';
import { marked, sentenceOf, termWords, type Word } from './term-words.ts';

/**
 * The glossary, where the links lead; pages that nothing leads away from, or that answer one
 * visitor.
 */
export const unlinked = [glossaryPage, emergencyPage, ...unlisted];

const firsts = <T>(of: [string, T][]) => new Map(of.reverse());

/**
 * Links each term of a page where it first stands, with its definition at hand there if a writer
 * has asked for it.
 */
export function termLinker(terms: Record<string, Terme>): (html: string) => string {
  const find = termFinder(
    Object.fromEntries(Object.entries(terms).filter(([, { lien }]) => !lien)),
  );
  return (html) => linkWords(html, termWords(html, find), terms);
}

function linkWords(html: string, words: Word[], terms: Record<string, Terme>): string {
  const helps = firsts(
    words.flatMap(({ id, mark }): [string, string][] => (mark ? [[id, mark]] : [])),
  );
  const first = firsts(
    words.flatMap((word): [string, Word][] => (word.place === 'lost' ? [] : [[word.id, word]])),
  );
  for (const word of words) if (word.place === 'kept') first.set(word.id, word);

  const written = (word: Word): string => {
    const { id, place, mark, shown } = word;
    if (place === 'kept') return mark ?? shown;
    if (first.get(id) !== word) return shown;
    const help = helps.get(id);
    const isSaid = !help || isExplainedBy(sentenceOf(word), terms[id] as Terme);
    return isSaid
      ? `<a class="term" href="${glossaryPage}#${id}">${shown}</a>`
      : withWords(help, shown);
  };
  return words.reduceRight(
    (page, word) => page.slice(0, word.start) + written(word) + page.slice(word.end),
    html,
  );
}

/** The mark of a term around other words. */
const withWords = (mark: string, shown: string) =>
  mark.replace(marked, (whole, _id, words) =>
    whole.replace(`>${words}</a>`, () => `>${shown}</a>`),
  );

/** Links the terms of every page of the export. */
export function linkAllTerms(out: string): number {
  const linkTerms = termLinker(table('glossaire').termes);
  let links = 0;
  for (const { route } of allPages()) {
    if (unlinked.includes(route)) continue;
    const file = join(out, `${fileOf(route)}.html`);
    const html = linkTerms(readFileSync(file, 'utf8'));
    links += html.split(/<a class="term"|<help-term/).length - 1;
    writeFileSync(file, html);
  }
  return links;
}
