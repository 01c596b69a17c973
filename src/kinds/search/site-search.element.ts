// Searches the site on /recherche. Loads a small index at the first typed word, and the whole text
// of the site after the first results. If loading fails, proposes the list of all pages.

import { defineElement, getPart } from '#src/lib/element.ts';
import { findStems } from '#src/lib/french-words.ts';
import { pluralise } from '#src/lib/numbers.ts';
import { type Answer, MAX_QUESTION_LENGTH } from '#src/lib/site-search/engine.ts';
import { createSearches, type Search } from '#src/lib/site-search/load.ts';
import { renderGroups } from '#src/lib/site-search/result.ts';
import { tryOr } from '#src/lib/try-or.ts';

const MAX_RESULTS = 20;
const DEBOUNCE_MS = 120;
const LOAD_FAILED =
  'La recherche n’a pas pu être chargée. Ouvrez «\u00A0Toutes les pages\u00A0» plus bas.';
const quote = (words: string) => `«\u00A0${words}\u00A0»`;
const formatNoResult = (question: string) =>
  `Aucun résultat pour ${quote(question)}. ` +
  `Essayez un mot du contrat, comme ${quote('franchise')} ou ${quote('plainte')}.`;

/**
 * Writes the search words into the address. Ignores errors, because browsers throw one if
 * replaceState() is called too often.
 */
const writeAddress = (question: string) =>
  tryOr(
    () =>
      history.replaceState(
        null,
        '',
        question ? `?${new URLSearchParams({ q: question })}` : location.pathname,
      ),
    undefined,
  );

/** Formats the number of results, and the synonyms that the search has used. */
function formatStatus({ found, counted }: Answer): string {
  const stems = new Set(found.flatMap((each) => each.stems));
  const usedSynonyms = counted.filter(([word]) => findStems(word).every((stem) => stems.has(stem)));
  const others = new Map(
    usedSynonyms
      .toReversed()
      .map(([word, typed]) => [typed, `${quote(word)} compte comme ${quote(typed)}`]),
  );
  return [pluralise(found.length, 'résultat'), ...[...others.values()].slice(0, 2)].join(', ');
}

defineElement('site-search', (element) => {
  const searches = createSearches(element.dataset.index ?? '', element.dataset.texts ?? '');
  const field = getPart<HTMLInputElement>(element, 'input');
  const results = getPart(element, '.search-results');
  let whole: Search | undefined;
  let timer = 0;

  const getQuestion = () => field.value.trim().slice(0, MAX_QUESTION_LENGTH);
  const showResults = (status: string, sections: HTMLElement[]) => {
    element.querySelector('[role=status]')?.replaceChildren(status);
    results.replaceChildren(...sections);
    element.querySelector('[data-pages]')?.toggleAttribute('hidden', sections.length > 0);
  };
  const showAnswer = (question: string, search: Search) => {
    const all = search(question);
    const found = all.found.slice(0, MAX_RESULTS);
    if (found.length > 0) showResults(formatStatus({ ...all, found }), renderGroups(found));
    else showResults(formatNoResult(question), []);
  };
  /**
   * Adds results from the whole text of the site, except while a result has the focus, because the
   * list would change under the visitor.
   */
  const searchWholeText = async (question: string) => {
    whole = await searches.whole().catch(() => undefined);
    const isRead = results.contains(document.activeElement);
    if (whole && getQuestion() === question && !isRead) showAnswer(question, whole);
  };
  const runSearch = async () => {
    clearTimeout(timer);
    const question = getQuestion();
    // Runs in a later task, because replaceState() takes longer than the search itself.
    setTimeout(writeAddress, 0, question);
    if (!question) return showResults('', []);
    const search = whole ?? (await searches.first().catch(() => undefined));
    // Stops here if the visitor has typed other words while the index was loading.
    if (getQuestion() !== question) return;
    if (!search) return showResults(LOAD_FAILED, []);
    showAnswer(question, search);
    if (!whole) await searchWholeText(question);
  };

  // Keeps words that the visitor has typed before this script ran. Otherwise uses those of the
  // address.
  field.value ||= new URLSearchParams(location.search).get('q') ?? '';
  field.addEventListener('input', () => {
    clearTimeout(timer);
    timer = window.setTimeout(runSearch, DEBOUNCE_MS);
  });
  element.querySelector('form')?.addEventListener('submit', (event) => {
    event.preventDefault();
    runSearch();
  });
  // The search link of the header focuses the field here, because following the link would reload
  // this page.
  document.querySelector('[data-search]')?.addEventListener('click', (event) => {
    event.preventDefault();
    field.focus();
  });
  if (field.value) runSearch();
  else if (document.activeElement === document.body) field.focus();
});
