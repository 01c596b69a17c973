import type { ReactNode } from 'react';

/** A note in the margin, beside what it is about. */
export const Note = ({ title, figure, children }: { title?: ReactNode; figure?: ReactNode; children: ReactNode }) => (
  <div className="note">
    {figure && <span className="note-figure num">{figure}</span>}
    {title && (
      <p className="note-title" data-twin="title">
        {title}
      </p>
    )}
    {children}
  </div>
);
