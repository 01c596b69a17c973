import type { DetailedHTMLProps, HTMLAttributes } from 'react';

type FrameElement = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement>;

// Types of the custom elements for JSX.
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'cookie-banner': FrameElement;
      'answer-day': FrameElement;
      'copy-link': FrameElement;
      'current-date': FrameElement;
      'glossary-filter': FrameElement;
      'help-term': FrameElement;
      'island-accordion': FrameElement;
      'keep-offline': FrameElement;
      'kept-fields': FrameElement;
      'mobile-bar': FrameElement;
      'not-found': FrameElement;
      'noted-numbers': FrameElement;
      'sorted-table': FrameElement;
      'letter-fields': FrameElement;
      'model-letter': FrameElement;
      'site-search': FrameElement;
      'site-header': FrameElement;
      'thank-you': FrameElement;
    }
  }
}
