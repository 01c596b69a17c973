import type { ComponentProps } from 'react';
import { searchPage } from '#src/config/routes.ts';
import { Sign } from './sign.tsx';

/** Renders the search form. Without scripts, it opens the search page with the typed words. */
export const SearchForm = ({
  button,
  children,
  ...input
}: ComponentProps<'input'> & { button: string }) => (
  <form action={searchPage}>
    {children}
    <div className="flex max-w-176 items-end">
      <input
        name="q"
        type="search"
        maxLength={200}
        autoComplete="off"
        enterKeyHint="search"
        {...input}
      />
      <button type="submit" className={button}>
        <Sign name="search" />
        <span className="sr-only">Rechercher</span>
      </button>
    </div>
  </form>
);
