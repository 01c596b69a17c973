import type { ComponentProps } from 'react';
import { Sign } from './sign.tsx';

/** What one looks for on the site, and the button behind it: a form's, so that it leads to the search without scripts too. */
export const SearchField = ({ button, ...input }: ComponentProps<'input'> & { button: string }) => (
  <div className="search-field">
    <input name="q" type="search" maxLength={200} autoComplete="off" enterKeyHint="search" {...input} />
    <button type="submit" className={button}>
      <Sign name="search" />
      <span className="sr-only">Rechercher</span>
    </button>
  </div>
);
