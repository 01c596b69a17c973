import type { ReactNode } from 'react';
import { Sign } from './sign.tsx';

/** What one need not read at once: closed in the text and on a phone, open in a wide margin, on paper, and where the browser's search finds it. */
export const Fold = ({ title, children }: { title: ReactNode; children: ReactNode }) => (
  <details className="fold">
    <summary className="note-title" data-twin="title">
      {title} <Sign name="chevron" />
    </summary>
    {children}
  </details>
);
