import type { ReactNode } from 'react';

/** Explains a fill of a chart. The fill and its words stay on one line. */
export const KeyItem = ({
  look,
  children,
}: {
  look: 'ink' | 'hatched' | 'outline-bar';
  children: ReactNode;
}) => (
  <span className="flex items-baseline">
    <i className={`key flex-none ${look}`} aria-hidden="true" />
    <span>{children}</span>
  </span>
);
