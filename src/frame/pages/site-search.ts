// On /recherche: what the site answers to the words in the field. Its data come at the first word,
// the whole text after the first answer; without them, or without scripts, the page is the list of
// all titles.
import { findStems } from '#src/lib/french-words.ts';
import { pluralise } from '#src/lib/numbers.ts';
import { tryOr } from '#src/lib/try-or.ts';
import { define, part } from '../element.ts';
import { type Answer, longest } from '../search/engine.ts';
import { type Search, searchesOver } from '../search/load.ts';
import { groupsOf } from '../search/result.ts';

const most = 20;
const pause = 120;
const failed = 'La recherche n’a pas pu être chargée. Voici tous les titres du site.';
const quoted = (words: string) => `«\u00A0${words}\u00A0»`;
const nothing = (question: string) =>
  `Aucun résultat pour ${quoted(question)}. Essayez un mot du contrat, comme ${quoted('franchise')} ou ${quoted('plainte')}.`;

/**
 * Browsers take an address away from whoever writes it too often: the next one is kept, and the
 * field holds it.
 */
const keepInAddress = (question: string) =>
  tryOr(
    () =>
      history.replaceState(
        null,
        '',
        question ? `?${new URLSearchParams({ q: question })}` : location.pathname,
      ),
    undefined,
  );

/** How many are found, and for each word that was typed another that counted as it. */
function told({ found, counted }: Answer): string {
  const stems = new Set(found.flatMap((each) => each.stems));
  const held = counted.filter(([word]) => findStems(word).every((stem) => stems.has(stem)));
  const others = new Map(
    held
      .toReversed()
      .map(([word, typed]) => [typed, `${quoted(word)} compte comme ${quoted(typed)}`]),
  );
  return [pluralise(found.length, 'résultat'), ...[...others.values()].slice(0, 2)].join(', ');
}

define('site-search', (element) => {
  const searches = searchesOver(element.dataset.index ?? '', element.dataset.texts ?? '');
  const field = part<HTMLInputElement>(element, 'input');
  const results = part(element, '.search-results');
  let whole: Search | undefined;
  let timer = 0;

  const questionNow = () => field.value.trim().slice(0, longest);
  const show = (status: string, sections: HTMLElement[]) => {
    element.querySelector('[role=status]')?.replaceChildren(status);
    results.replaceChildren(...sections);
    element.querySelector('.search-titles')?.toggleAttribute('hidden', sections.length > 0);
  };
  const answer = (question: string, search: Search) => {
    const all = search(question);
    const found = all.found.slice(0, most);
    if (found.length > 0) show(told({ ...all, found }), groupsOf(found));
    else show(nothing(question), []);
  };
  /** What stands further down is found too, and comes in where nobody is reading yet. */
  const askWhole = async (question: string) => {
    whole = await searches.whole().catch(() => undefined);
    const isRead = results.contains(document.activeElement);
    if (whole && questionNow() === question && !isRead) answer(question, whole);
  };
  const ask = async () => {
    clearTimeout(timer);
    const question = questionNow();
    // It takes the browser longer than the answer takes us.
    setTimeout(keepInAddress, 0, question);
    if (!question) return show('', []);
    const search = whole ?? (await searches.first().catch(() => undefined));
    // Another word was typed while the data came.
    if (questionNow() !== question) return;
    if (!search) return show(failed, []);
    answer(question, search);
    if (!whole) await askWhole(question);
  };

  // What was typed before this script came stays.
  field.value ||= new URLSearchParams(location.search).get('q') ?? '';
  field.addEventListener('input', () => {
    clearTimeout(timer);
    timer = window.setTimeout(ask, pause);
  });
  element.querySelector('form')?.addEventListener('submit', (event) => {
    event.preventDefault();
    ask();
  });
  // Who asks for the search is there already, and keeps what was found.
  document.querySelector('.search-link')?.addEventListener('click', (event) => {
    event.preventDefault();
    field.focus();
  });
  if (field.value) ask();
  else if (document.activeElement === document.body) field.focus();
});
