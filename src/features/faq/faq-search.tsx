'use client';

// faq/: questions found as one types.
import { type ReactNode, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { contains, normalise, searchable } from '#src/domain/search.ts';
import { useAddress } from '../shared/use-address.ts';
import { type Contact, NothingFound } from './nothing-found.tsx';
import { Results } from './results.tsx';

type Question = { id: string; question: string; text: string; answer: ReactNode };
type SearchableTheme = { theme: string; id: string; questions: Question[] };

type Props = { themes: SearchableTheme[]; contact: Contact };

const counted = (count: number) => `${count} question${count === 1 ? ' trouvée' : 's trouvées'}`;
const pause = 500;

/** The box, the count, and the questions that contain the typed text. */
export function FaqSearch({ themes, contact }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useAddress({
    root,
    initial: '',
    parse: ({ q = '' }) => q,
    format: (q) => ({ q }),
    push: false,
  });
  const wanted = useDeferredValue(query);
  const [announced, setAnnounced] = useState('');

  // Made ready once: a key press then only looks.
  const ready = useMemo(
    () =>
      themes.map((theme) => ({
        ...theme,
        questions: theme.questions.map((each) => ({
          ...each,
          searchableQuestion: searchable(each.question),
          searchableAnswer: searchable(each.text),
        })),
      })),
    [themes],
  );
  const searched = useMemo(
    () =>
      ready.map((theme) => ({
        ...theme,
        questions: theme.questions.map((each) => ({
          ...each,
          isFound: contains(each.searchableQuestion, wanted) || contains(each.searchableAnswer, wanted),
        })),
      })),
    [ready, wanted],
  );
  const all = searched.flatMap(({ questions }) => questions);
  const count = all.filter(({ isFound }) => isFound).length;
  const isSearching = normalise(wanted) !== '';

  // The title of the page gives the highlighter back while the found words have it.
  useEffect(() => {
    document.documentElement.toggleAttribute('data-searching', isSearching);
  }, [isSearching]);

  // Announced once the typing pauses.
  useEffect(() => {
    const message = count === 0 ? 'Aucune question trouvée' : counted(count);
    const timer = setTimeout(() => setAnnounced(isSearching ? message : ''), pause);
    return () => clearTimeout(timer);
  }, [count, isSearching]);

  return (
    <div ref={root} className="faq-search" data-searching={isSearching || undefined}>
      <search data-block="recherche">
        <form className="search" action="/faq" onSubmit={(event) => event.preventDefault()}>
          <label htmlFor="q" className="font-bold">
            Votre question, avec vos mots
          </label>
          <input
            id="q"
            ref={field}
            name="q"
            type="search"
            placeholder="Rechercher une question..."
            value={query}
            onChange={({ target }) => setQuery(() => target.value)}
            autoComplete="off"
            enterKeyHint="search"
          />
        </form>
      </search>
      <p role="status" className="sr-only">
        {announced}
      </p>
      {count > 0 ? (
        <p className="count num" data-twin="leave-out">
          <b>{counted(count)}</b>
          {isSearching && <span>{` sur ${all.length}`}</span>}
          {isSearching && (
            <button
              type="button"
              className="action-link plain-button"
              onClick={() => {
                setQuery(() => '');
                field.current?.focus();
              }}
            >
              Tout revoir
            </button>
          )}
        </p>
      ) : (
        <NothingFound words={wanted.trim()} contact={contact} />
      )}
      <Results themes={searched} wanted={wanted} />
    </div>
  );
}
