'use client';

// The folder faq/ contains the search that filters the questions while the visitor types.
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { contains, normalise } from '#src/lib/search.ts';
import type { Section } from '#src/lib/site-search/engine.ts';
import { useAddress } from '#src/lib/use-address.ts';
import { answerSlot, questionSlot } from '#src/ui/accordion/slots.ts';
import { Slot, type Slots } from '#src/ui/island/slot.tsx';
import { type Contact, NothingFound } from './nothing-found.tsx';
import { readText } from './page-text.ts';
import { type FoundTheme, Results } from './results.tsx';
import { useNear } from './use-near.ts';

/** Theme with the ids of its questions. Their texts are only in the page. */
type Theme = { id: string; questions: string[] };
type Props = { themes: Theme[]; contact: Contact; slots?: Slots };

const counted = (count: number) => `${count} question${count === 1 ? ' trouvée' : 's trouvées'}`;
const pause = 500;
const mostNear = 5;

const getWords = (slot: string): string => {
  const place = document.querySelector(`[data-slot="${slot}"]`);
  return place ? readText(place) : '';
};

const read = (id: string): Section => [getWords(questionSlot(id)), getWords(answerSlot(id)), id];

function look(id: string, wanted: string): FoundTheme['questions'][number] {
  if (wanted === '') return { id, isFound: true, answer: '' };
  const answer = getWords(answerSlot(id));
  return {
    id,
    isFound: [getWords(questionSlot(id)), answer].some((words) => contains(words, wanted)),
    answer,
  };
}

const holds = ({ questions }: FoundTheme, anchor: string) =>
  questions.some(({ id, isFound }) => isFound && id === anchor);

/**
 * Shows the search field, the number of results, the questions that contain the typed words, and
 * similar questions in other words.
 */
export function FaqSearch({ themes, contact, slots }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const [{ q: query }, choose, root] = useAddress({
    initial: { q: '' },
    parse: ({ q = '' }) => ({ q }),
    format: (asked) => asked,
    push: false,
  });
  const deferredQuery = useDeferredValue(query);
  const [announced, setAnnounced] = useState('');

  const isSearching = normalise(deferredQuery) !== '';
  const searched = useMemo(
    () =>
      themes.map(({ id, questions }) => ({
        id,
        questions: questions.map((each) => look(each, isSearching ? deferredQuery : '')),
      })),
    [themes, deferredQuery, isSearching],
  );
  const all = searched.flatMap(({ questions }) => questions);
  const inOtherWords = useNear(isSearching ? deferredQuery : '', () =>
    themes.flatMap(({ questions }) => questions.map(read)),
  );
  const near = useMemo(
    () =>
      inOtherWords
        .filter((anchor) => searched.every((theme) => !holds(theme, anchor)))
        .slice(0, mostNear),
    [inOtherWords, searched],
  );
  const count = all.filter(({ isFound }) => isFound).length + near.length;

  // Tells screen readers the number of results only after a pause in typing, because they would
  // otherwise announce every letter.
  useEffect(() => {
    const message = count === 0 ? 'Aucune question trouvée' : counted(count);
    const timer = setTimeout(() => setAnnounced(isSearching ? message : ''), pause);
    return () => clearTimeout(timer);
  }, [count, isSearching]);

  return (
    <div ref={root}>
      <search className="needs-scripts" data-block="recherche">
        <form className="search block" action="/faq" onSubmit={(event) => event.preventDefault()}>
          <label htmlFor="q" className="font-bold">
            Votre question, avec vos mots
          </label>
          <input
            id="q"
            className="mt-2 min-h-14 border-2 border-encre text-lg"
            ref={field}
            name="q"
            type="search"
            placeholder="Rechercher une question..."
            value={query}
            onChange={({ target }) => choose(() => ({ q: target.value }))}
            autoComplete="off"
            enterKeyHint="search"
          />
        </form>
      </search>
      <Slot
        from={slots}
        name="voix"
        className={`small mt-2 flex-wrap gap-x-4 lg:hidden ${isSearching ? 'hidden' : 'flex'}`}
      />
      <p role="status" className="sr-only">
        {announced}
      </p>
      {count > 0 ? (
        <p
          className={`needs-scripts num ${isSearching ? 'mt-2 mb-4 flex min-h-cible flex-wrap items-baseline gap-x-2' : 'sr-only'}`}
        >
          <b>{counted(count)}</b>
          {isSearching && <span>{` sur ${all.length}`}</span>}
          {isSearching && (
            <button
              type="button"
              className="action-link plain-button ml-2"
              onClick={() => {
                choose(() => ({ q: '' }));
                field.current?.focus();
              }}
            >
              Tout revoir
            </button>
          )}
        </p>
      ) : (
        <NothingFound words={deferredQuery.trim()} contact={contact} />
      )}
      <Results themes={searched} near={near} wanted={deferredQuery} slots={slots} />
    </div>
  );
}
