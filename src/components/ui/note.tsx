import type { ReactNode } from 'react';

import { Fold } from './fold.tsx';

type Props = { title?: ReactNode; figure?: ReactNode; folds?: boolean; children: ReactNode };

/** A note in the margin, beside what it is about. */
export const Note = ({ title, figure, folds = false, children }: Props) => (
  <div className="note">
    {figure && <span className="note-figure num">{figure}</span>}
    {title && !folds && (
      <p className="note-title" data-twin="title">
        {title}
      </p>
    )}
    {folds ? <Fold title={title}>{children}</Fold> : children}
  </div>
);
