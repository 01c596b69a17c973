// Searches the site on /recherche. Loads the index at the first typed word, and the whole text
// after the first answer. If they fail to load, the page lists all pages.

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
 * Writes the search terms to the address. Ignores errors, because browsers throw if a page calls
 * replaceState() too often.
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

/** Formats the number of results and the synonyms that the search used. */
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
  /** Adds results from the whole text, unless the focus is in the list. */
  const searchWholeText = async (question: string) => {
    whole = await searches.whole().catch(() => undefined);
    const isRead = results.contains(document.activeElement);
    if (whole && getQuestion() === question && !isRead) showAnswer(question, whole);
  };
  const runSearch = async () => {
    clearTimeout(timer);
    const question = getQuestion();
    // Runs later, because replaceState() takes longer than the search.
    setTimeout(writeAddress, 0, question);
    if (!question) return showResults('', []);
    const search = whole ?? (await searches.first().catch(() => undefined));
    // Stops if the search terms changed while the index loaded.
    if (getQuestion() !== question) return;
    if (!search) return showResults(LOAD_FAILED, []);
    showAnswer(question, search);
    if (!whole) await searchWholeText(question);
  };

  // Keeps the text that the visitor typed before this script ran.
  field.value ||= new URLSearchParams(location.search).get('q') ?? '';
  field.addEventListener('input', () => {
    clearTimeout(timer);
    timer = window.setTimeout(runSearch, DEBOUNCE_MS);
  });
  element.querySelector('form')?.addEventListener('submit', (event) => {
    event.preventDefault();
    runSearch();
  });
  // Focuses the field instead of following the header's search link, because the link would reload
  // this page and lose the results.
  document.querySelector('[data-search]')?.addEventListener('click', (event) => {
    event.preventDefault();
    field.focus();
  });
  if (field.value) runSearch();
  else if (document.activeElement === document.body) field.focus();
});
