import type { ReactNode } from 'react';
import { PlainTitle } from './title.tsx';

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
    {title && <PlainTitle className="note-title">{title}</PlainTitle>}
    {children}
  </div>
);
