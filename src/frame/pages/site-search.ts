// On /recherche: what the site answers to the words in the field. Its data come at the first word, the whole text after the
// first answer; without them, or without scripts, the page is the list of all titles.
import { stemsIn } from '../../domain/french-words.ts';
import { many } from '../../domain/numbers.ts';
import { type Answer, longest } from '../search/engine.ts';
import { type Search, searchesOver } from '../search/load.ts';
import { groupsOf } from '../search/result.ts';

const most = 20;
const pause = 120;
const failed = 'La recherche n’a pas pu être chargée. Voici tous les titres du site.';
const quoted = (words: string) => `«\u00A0${words}\u00A0»`;
const nothing = (question: string) =>
  `Aucun résultat pour ${quoted(question)}. Essayez un mot du contrat, comme ${quoted('franchise')} ou ${quoted('plainte')}.`;

/** Browsers take an address away from whoever writes it too often: the next one is kept. */
function keepInAddress(question: string) {
  try {
    history.replaceState(null, '', question ? `?${new URLSearchParams({ q: question })}` : location.pathname);
  } catch {
    // nothing is lost: the field holds it
  }
}

/** How many are found, and for each word that was typed another that counted as it. */
function told({ found, counted }: Answer): string {
  const stems = new Set(found.flatMap((each) => each.stems));
  const held = counted.filter(([word]) => stemsIn(word).every((stem) => stems.has(stem)));
  const others = new Map(held.toReversed().map(([word, typed]) => [typed, `${quoted(word)} compte comme ${quoted(typed)}`]));
  return [many(found.length, 'résultat'), ...[...others.values()].slice(0, 2)].join(', ');
}

class SiteSearch extends HTMLElement {
  readonly #searches = searchesOver(this.dataset.index ?? '', this.dataset.texts ?? '');
  #whole: Search | undefined;
  #timer = 0;

  connectedCallback() {
    const field = this.#field;
    // What was typed before this script came stays.
    field.value ||= new URLSearchParams(location.search).get('q') ?? '';
    field.addEventListener('input', () => {
      clearTimeout(this.#timer);
      this.#timer = window.setTimeout(() => this.#ask(), pause);
    });
    this.querySelector('form')?.addEventListener('submit', (event) => {
      event.preventDefault();
      this.#ask();
    });
    // Who asks for the search is there already, and keeps what was found.
    document.querySelector('.search-link')?.addEventListener('click', (event) => {
      event.preventDefault();
      field.focus();
    });
    if (field.value) this.#ask();
    else if (document.activeElement === document.body) field.focus();
  }

  get #field() {
    return this.querySelector('input') as HTMLInputElement;
  }

  get #results() {
    return this.querySelector('.search-results') as HTMLElement;
  }

  get #question() {
    return this.#field.value.trim().slice(0, longest);
  }

  async #ask() {
    clearTimeout(this.#timer);
    const question = this.#question;
    // It takes the browser longer than the answer takes us.
    setTimeout(keepInAddress, 0, question);
    if (!question) return this.#show('', []);
    const search = this.#whole ?? (await this.#searches.first().catch(() => undefined));
    // Another word was typed while the data came.
    if (this.#question !== question) return undefined;
    if (!search) return this.#show(failed, []);
    this.#answer(question, search);
    return this.#whole ? undefined : this.#askWhole(question);
  }

  /** What stands further down is found too, and comes in where nobody is reading yet. */
  async #askWhole(question: string) {
    this.#whole = await this.#searches.whole().catch(() => undefined);
    const isRead = this.#results.contains(document.activeElement);
    if (this.#whole && this.#question === question && !isRead) this.#answer(question, this.#whole);
  }

  #answer(question: string, search: Search) {
    const answer = search(question);
    const found = answer.found.slice(0, most);
    if (found.length > 0) this.#show(told({ ...answer, found }), groupsOf(found));
    else this.#show(nothing(question), []);
  }

  #show(status: string, sections: HTMLElement[]) {
    this.querySelector('[role=status]')?.replaceChildren(status);
    this.#results.replaceChildren(...sections);
    this.querySelector('.search-titles')?.toggleAttribute('hidden', sections.length > 0);
  }
}

customElements.define('site-search', SiteSearch);
