import type { ReactNode } from 'react';

type Props = {
  title: ReactNode;
  /** In an ordered list: its number stands where the title would, and the title within the text. */
  rank?: number;
  margin?: ReactNode;
  /** The text in two facing columns. */
  isFacing?: boolean;
  children: ReactNode;
};

/** A record in a list: its title or its rank at the left, what it says, its notes in the margin. */
export const RecordCard = ({ title, rank, margin, isFacing = false, children }: Props) => (
  <li className={rank === undefined ? 'phase' : 'phase ranked'} data-item>
    {rank === undefined ? (
      <div className="phase-clock">{title}</div>
    ) : (
      <p className="phase-clock num" aria-hidden="true">
        {rank}
      </p>
    )}
    <div className={isFacing ? 'phase-body facing !gap-4' : 'phase-body'}>
      {rank !== undefined && title}
      {children}
    </div>
    {margin && <div className="phase-margin margin">{margin}</div>}
  </li>
);
