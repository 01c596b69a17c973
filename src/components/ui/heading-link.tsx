import type { ReactNode } from 'react';

/** A heading that is the link to itself, and goes to the clipboard where scripts run. */
export const HeadingLink = ({ id, children }: { id: string; children: ReactNode }) => (
  <copy-link>
    <a href={`#${id}`} className="heading-link">
      {children}
    </a>
  </copy-link>
);
