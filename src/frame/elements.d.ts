import type { HTMLAttributes, DetailedHTMLProps } from 'react';

type Element = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement>;

// The frame's custom elements, as server components write them.
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'not-found': Element;
    }
  }
}
