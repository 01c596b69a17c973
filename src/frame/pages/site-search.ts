// On /recherche: what the site answers to the words in the field. Its data come at the first word; without them, or
// without scripts, the page is the list of all titles.
import { stemsIn } from '../../domain/french-words.ts';
import { many } from '../../domain/numbers.ts';
import { type Answer, type Found, type Kind, longest } from '../search/engine.ts';
import { searchOver } from '../search/load.ts';

const groups: Record<Kind, string> = { reponse: 'Réponses', outil: 'Outils', definition: 'Définitions', page: 'Pages' };
const most = 40;
const atOnce = 5;
const failed = 'La recherche n’a pas pu être chargée. Voici tous les titres du site.';

function make<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, ...children: (Node | string)[]): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  element.append(...children);
  return element;
}

/** A text with the words by which it was found marked, in whatever form they stand there. */
function marked(text: string, wanted: string[]): (Node | string)[] {
  const parts = text.split(/([\p{L}\p{M}\d]+)/u);
  return parts.map((part) => (stemsIn(part).some((stem) => wanted.includes(stem)) ? make('mark', part) : part));
}

function result({ title, page, sentence, address, stems }: Found): HTMLLIElement {
  const link = make('a', ...marked(title, stems));
  link.href = address;
  const where = make('p', page);
  where.className = 'small soft';
  return make('li', make('h3', link), make('p', ...marked(sentence, stems)), ...(page === title ? [] : [where]));
}

function group(kind: Kind, shown: Found[]): HTMLElement {
  const items = shown.filter((each) => each.kind === kind).map(result);
  const section = make('section', make('h2', groups[kind], ' ', make('span', String(items.length))));
  section.append(make('ul', ...items.slice(0, atOnce)));
  const rest = items.slice(atOnce);
  if (rest.length > 0) section.append(make('details', make('summary', `${rest.length} de plus`), make('ul', ...rest)));
  return section;
}

/** Browsers take an address away from whoever writes it too often: the next one is kept. */
function keepInAddress(question: string) {
  try {
    history.replaceState(null, '', question ? `?${new URLSearchParams({ q: question })}` : location.pathname);
  } catch {
    // nothing is lost: the field holds it
  }
}

class SiteSearch extends HTMLElement {
  readonly #load = searchOver(this.dataset.index ?? '');
  #timer = 0;

  connectedCallback() {
    const field = this.#field;
    // What was typed before this script came stays.
    field.value ||= new URLSearchParams(location.search).get('q') ?? '';
    field.addEventListener('input', () => {
      clearTimeout(this.#timer);
      this.#timer = window.setTimeout(() => this.#ask(), 120);
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

  get #question() {
    return this.#field.value.trim().slice(0, longest);
  }

  async #ask() {
    clearTimeout(this.#timer);
    const question = this.#question;
    keepInAddress(question);
    if (!question) return this.#show('', []);
    const search = await this.#load().catch(() => undefined);
    // Another word was typed while the data came.
    if (this.#question !== question) return undefined;
    return search ? this.#answer(question, search(question)) : this.#show(failed, []);
  }

  #answer(question: string, { found, counted }: Answer) {
    const shown = found.slice(0, most);
    if (shown.length === 0)
      return this.#show(
        `Aucun résultat pour «\u00A0${question}\u00A0». Essayez un mot du contrat, comme «\u00A0franchise\u00A0».`,
        [],
      );
    const stems = new Set(shown.flatMap((each) => each.stems));
    const told = counted
      .filter(([word]) => stemsIn(word).every((stem) => stems.has(stem)))
      .slice(0, 2)
      .map(([word, typed]) => `«\u00A0${word}\u00A0» compte comme «\u00A0${typed}\u00A0»`);
    // The kind of the best answer comes first.
    const kinds = [...new Set(shown.map(({ kind }) => kind))];
    return this.#show(
      [many(shown.length, 'résultat'), ...told].join(', '),
      kinds.map((kind) => group(kind, shown)),
    );
  }

  #show(status: string, sections: HTMLElement[]) {
    this.querySelector('[role=status]')?.replaceChildren(status);
    this.querySelector('.search-results')?.replaceChildren(...sections);
    this.querySelector('.search-titles')?.toggleAttribute('hidden', sections.length > 0);
  }
}

customElements.define('site-search', SiteSearch);
