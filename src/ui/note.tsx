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
    {figure && <span className="type-figure num mb-1 block">{figure}</span>}
    {title && <p className="type-label mb-1">{title}</p>}
    {children}
  </div>
);
