import type { ReactNode } from 'react';

/** A table of a text; wider than the phone, it scrolls by itself, also by keyboard. */
export const MarkdownTable = ({ children }: { children?: ReactNode }) => (
  <div className="scroller not-prose" role="region" aria-label="Tableau" tabIndex={0}>
    <table className="table">{children}</table>
  </div>
);
