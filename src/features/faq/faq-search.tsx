'use client';

import { type ReactNode, useDeferredValue, useEffect, useRef, useState } from 'react';
import { contains, excerpt, normalise } from '#src/domain/search.ts';
import { Accordion } from '../accordion/accordion.tsx';
import { useAddress } from '../shared/use-address.ts';
import { Found, highlight } from './found.tsx';

export type SearchableTheme = {
  theme: string;
  id: string;
  questions: { id: string; question: string; text: string; answer: ReactNode }[];
};

type Props = { themes: SearchableTheme[]; empty: ReactNode };

const counted = (count: number) => `${count} question${count === 1 ? ' trouvée' : 's trouvées'}`;

/** The box, the count, and the questions that contain the typed text. */
export function FaqSearch({ themes, empty }: Props) {
  const [query, setQuery] = useAddress(
    '',
    ({ q = '' }) => q,
    (q) => ({ q }),
    false,
  );
  const wanted = useDeferredValue(query);
  const results = useRef<HTMLDivElement>(null);
  const [announced, setAnnounced] = useState('');

  const kept = themes
    .map((theme) => ({
      ...theme,
      questions: theme.questions.filter(({ question, text }) => contains(question, wanted) || contains(text, wanted)),
    }))
    .filter(({ questions }) => questions.length > 0);
  const count = kept.reduce((sum, { questions }) => sum + questions.length, 0);
  const searching = normalise(wanted) !== '';

  useEffect(() => {
    if (results.current) highlight(results.current, wanted);
    const timer = setTimeout(() => setAnnounced(searching ? counted(count) : ''), 500);
    return () => clearTimeout(timer);
  }, [wanted, count, searching]);

  return (
    <div className="faq-search" data-block="faq">
      <search>
        <form className="search" action="/faq" onSubmit={(event) => event.preventDefault()}>
          <label htmlFor="q" className="font-bold">
            Votre question, avec vos mots
          </label>
          <input
            id="q"
            name="q"
            type="search"
            placeholder="Rechercher une question..."
            value={query}
            onChange={(event) => setQuery(event.target.value)}
            autoComplete="off"
            enterKeyHint="search"
          />
        </form>
      </search>
      <p className="count num">
        <b>{counted(count)}</b>
      </p>
      <p role="status" className="sr-only">
        {announced}
      </p>
      <div ref={results} className="themes">
        <Accordion
          groups={kept.map(({ theme, id, questions }) => ({
            id,
            heading: (
              <>
                {theme} <span className="num soft">{questions.length}</span>
              </>
            ),
            items: questions.map(({ id: anchor, question, text, answer }) => ({
              id: anchor,
              question: (
                <Found
                  question={question}
                  excerpt={searching && !contains(question, wanted) ? excerpt(text, wanted) : undefined}
                />
              ),
              answer,
            })),
          }))}
        />
      </div>
      {searching && count === 0 && (
        <div className="callout" role="status">
          <h2 className="callout-title">Aucune question trouvée</h2>
          <p>Essayez avec d'autres mots-clés ou contactez-nous directement.</p>
          {empty}
        </div>
      )}
    </div>
  );
}
