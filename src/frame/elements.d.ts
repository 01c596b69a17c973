import type { DetailedHTMLProps, HTMLAttributes } from 'react';

type FrameElement = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement>;

// The frame's custom elements, as server components write them.
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'not-found': FrameElement;
    }
  }
}
