import type { ReactNode } from 'react';

export const Note = ({
  title,
  figure,
  children,
}: {
  title?: ReactNode;
  figure?: ReactNode;
  children: ReactNode;
}) => (
  <div className="note">
    {figure && <span className="note-figure num">{figure}</span>}
    {title && <p className="note-title">{title}</p>}
    {children}
  </div>
);
