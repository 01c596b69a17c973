import type { ComponentProps } from 'react';
import { searchPage } from '#src/config/routes.ts';
import { Sign } from './sign.tsx';

/**
 * Renders the search field of the site with its label and button. Without scripts the form leads to
 * the search page.
 */
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
